/** What the page knows, and who wants to hear of changes. No drawing here. */

import { takeEmojis } from "./emoji.js";
import { CHANNEL, compareIds } from "./ids.js";
import { say } from "./texts.js";

const KEPT_MESSAGES = 400;
const KEPT_NOTIFICATIONS = 50;

export class Store {
  constructor() {
    this.guild = { id: "0", name: "" };
    this.bot = { id: "0", username: "", online: true };
    this.me = null;
    this.users = new Map();
    this.channels = new Map();
    this.commands = [];
    this.notifications = []; // that this user's device has shown, oldest first
    this.shortcuts = []; // what a visitor is offered who knows no command yet
    this.permissions = []; // of commands that not everybody may use
    this.channelId = null;
    this.messages = new Map(); // of the open channel, by id
    this.reachedStart = false;
    this.pending = new Set(); // "message id custom id"
    this.failures = new Map(); // message id -> sentence
    this.commandFailure = null; // {channelId, text}
    this.connected = true;
    this.listeners = new Map();
  }

  on(topic, listener) {
    const known = this.listeners.get(topic) ?? [];
    this.listeners.set(topic, [...known, listener]);
  }

  emit(topic, detail) {
    for (const listener of this.listeners.get(topic) ?? []) listener(detail);
  }

  // --- who and where ------------------------------------------------------

  takeState(state) {
    this.guild = state.guild;
    this.bot = state.bot;
    this.me = state.me;
    this.users = new Map(state.users.map((user) => [user.id, user]));
    this.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
    this.commands = state.commands;
    this.permissions = state.permissions;
    this.shortcuts = state.shortcuts;
    this.notifications = state.notifications;
    takeEmojis(state.emojis);
    for (const topic of ["people", "channels", "commands", "bot"]) this.emit(topic);
  }

  get user() {
    return this.users.get(this.me) ?? null;
  }

  get channel() {
    return this.channels.get(this.channelId) ?? null;
  }

  /** The name that is shown for an id: a user, the bot, or "someone". */
  nameOf(id) {
    if (id === this.bot.id) return this.bot.username;
    const user = this.users.get(id);
    return user ? user.global_name || user.username : say("page-someone");
  }

  channelName(channel) {
    if (channel.type !== CHANNEL.DM) return channel.name;
    const other = channel.recipient_id;
    return other && other !== this.me ? this.nameOf(other) : this.bot.username;
  }

  putCommands(commands, permissions) {
    this.commands = commands;
    this.permissions = permissions;
    this.emit("commands");
    this.emit("people");
  }

  /** What the guild has set for a user and a command: true, false, or null where nothing is. */
  permissionOf(command, user) {
    const own = command.permissions.find((each) => each.type === 2 && each.id === user.id);
    return own ? own.permission : null;
  }

  putUser(user) {
    this.users.set(user.id, { ...this.users.get(user.id), ...user });
    this.emit("people");
  }

  putChannel(channel) {
    const before = this.channels.get(channel.id);
    const merged = { ...before, ...channel };
    this.channels.set(channel.id, merged);
    this.emit("channels");
  }

  putNotification(notification) {
    this.notifications = [...this.notifications, notification].slice(-KEPT_NOTIFICATIONS);
    this.emit("notifications");
  }

  dropChannel(id) {
    this.channels.delete(id);
    this.emit("channels");
  }

  setUnread(id, count) {
    const channel = this.channels.get(id);
    if (!channel || channel.unread === count) return;
    this.channels.set(id, { ...channel, unread: count });
    this.emit("channels");
  }

  get unread() {
    let sum = 0;
    for (const channel of this.channels.values()) sum += channel.unread ?? 0;
    return sum;
  }

  setBotOnline(online) {
    this.bot = { ...this.bot, online };
    this.emit("bot");
  }

  setConnected(connected) {
    if (this.connected === connected) return;
    this.connected = connected;
    this.emit("bot");
  }

  // --- messages of the open channel ----------------------------------------

  openChannel(id, messages) {
    this.channelId = id;
    this.messages = new Map(messages.map((message) => [message.id, message]));
    this.reachedStart = messages.length < 50;
    this.emit("opened");
    this.emit("channels");
  }

  /** Take the channel's newest messages as they are now, after time without a connection. */
  refresh(messages) {
    const first = messages[0]?.id;
    for (const id of [...this.messages.keys()]) {
      if (first !== undefined && compareIds(id, first) < 0) continue;
      if (!messages.some((message) => message.id === id)) this.removeMessage(id);
    }
    for (const message of messages) this.putMessage(message);
  }

  prepend(messages) {
    this.reachedStart = messages.length < 50;
    for (const message of messages) this.messages.set(message.id, message);
    this.emit("opened", { keepPlace: true });
  }

  ordered() {
    return [...this.messages.values()].sort((a, b) => compareIds(a.id, b.id));
  }

  putMessage(message) {
    if (message.channel_id !== this.channelId) return;
    const isNew = !this.messages.has(message.id);
    this.messages.set(message.id, message);
    if (this.failures.delete(message.id)) this.emit("failure", message.id);
    this.emit("message", { message, isNew });
    if (isNew && this.messages.size > KEPT_MESSAGES) this.forgetOldest();
  }

  forgetOldest() {
    const oldest = this.ordered()[0];
    this.reachedStart = false;
    this.removeMessage(oldest.id);
  }

  removeMessage(id) {
    if (this.messages.delete(id)) this.emit("gone", id);
  }

  isMine(message) {
    return message.author?.id === this.me;
  }

  // --- what is under way ----------------------------------------------------

  setPending(messageId, customId, on) {
    const key = `${messageId} ${customId}`;
    if (on) this.pending.add(key);
    else this.pending.delete(key);
    this.emit("pending", messageId);
  }

  isPending(messageId, customId) {
    return this.pending.has(`${messageId} ${customId}`);
  }

  setFailure(messageId, sentence) {
    if (sentence) this.failures.set(messageId, sentence);
    else if (!this.failures.delete(messageId)) return;
    this.emit("failure", messageId);
  }

  setCommandFailure(failure) {
    this.commandFailure = failure;
    this.emit("command-failure");
  }
}

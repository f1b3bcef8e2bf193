/** What the page knows, and who wants to hear of changes. No drawing here. */

import { takeEmojis } from "./emoji.js";
import { CHANNEL, compareIds, isPrivate } from "./ids.js";
import { say } from "./texts.js";

const KEPT_MESSAGES = 400;
const KEPT_NOTIFICATIONS = 50;
const NOWHERE = { id: null, name: "", owner_id: null, roles: [], commands: [], permissions: [] };
const DIRECT = "direct"; // what stands for direct messages where an id stands for a guild

export class Store {
  constructor() {
    this.guilds = new Map();
    this.guildId = null; // the guild that one looks at, or looked at before a direct message
    this.places = new Map(); // guild id -> the channel where one was last in it
    this.directCommands = [];
    this.privateCommands = []; // those of direct messages that the bot is not in
    this.bot = { id: "0", username: "", online: true, away_from: [] };
    this.me = null;
    this.users = new Map();
    this.channels = new Map();
    this.notifications = []; // that this user's device has shown, oldest first
    this.shortcuts = []; // what a visitor is offered who knows no command yet
    this.channelId = null;
    this.messages = new Map(); // of the open channel, by id
    this.reachedStart = false;
    this.pending = new Set(); // "message id custom id"
    this.pressed = null; // the id of the message that was pressed last
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
    this.guilds = new Map(state.guilds.map((guild) => [guild.id, guild]));
    this.bot = state.bot;
    this.me = state.me;
    this.users = new Map(state.users.map((user) => [user.id, user]));
    this.channels = new Map(state.channels.map((channel) => [channel.id, channel]));
    this.takeDirectCommands(state);
    this.chooseGuild();
    this.shortcuts = state.shortcuts;
    this.notifications = state.notifications;
    takeEmojis(state.emojis);
    for (const topic of ["people", "channels", "commands", "bot"]) this.emit(topic);
  }

  takeDirectCommands({ direct_commands, private_commands }) {
    this.directCommands = direct_commands;
    this.privateCommands = private_commands;
  }

  /** The guild of the open channel; else the one before, as long as one is in it. */
  chooseGuild(wanted = this.channel?.guild_id) {
    const now = [wanted, this.guildId].find((id) => this.guilds.has(id));
    this.guildId = now ?? this.guilds.keys().next().value ?? null;
  }

  get guild() {
    return this.guilds.get(this.guildId) ?? NOWHERE;
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

  roleName(id) {
    const roles = [...this.guilds.values()].flatMap((guild) => guild.roles);
    return roles.find((role) => role.id === id)?.name;
  }

  // --- guilds -------------------------------------------------------------

  setGuild(id) {
    this.chooseGuild(id);
    for (const topic of ["channels", "people", "commands", "bot"]) this.emit(topic);
  }

  putGuild(guild, channels) {
    this.guilds.set(guild.id, guild);
    for (const channel of channels) this.channels.set(channel.id, channel);
    this.setGuild();
  }

  /** A guild is no longer one's own: gives the ids of its channels, which are not dropped yet. */
  dropGuild(id) {
    this.guilds.delete(id);
    this.setGuild();
    return [...this.channels.values()].filter((each) => each.guild_id === id).map(({ id }) => id);
  }

  /** The channels of a guild, as they are listed: those of text first. */
  channelsIn(guildId) {
    return [...this.channels.values()]
      .filter((each) => each.guild_id === guildId)
      .sort((a, b) => a.type - b.type || compareIds(a.id, b.id));
  }

  firstIn(guildId) {
    const channels = this.channelsIn(guildId);
    return (channels.find((each) => each.type === CHANNEL.TEXT) ?? channels[0])?.id ?? null;
  }

  /** Where to go in a guild: to where one was last, if that is still there. */
  placeIn(guildId) {
    const last = this.places.get(guildId);
    return this.channels.has(last) ? last : this.firstIn(guildId);
  }

  /** Where to go when one is nowhere: in the guild that one looks at, else in any, else in private. */
  firstPlace() {
    const guilds = [this.guildId, ...this.guilds.keys()];
    return guilds.map((id) => this.firstIn(id)).find(Boolean) ?? this.channels.keys().next().value;
  }

  unreadIn(guildId) {
    return this.channelsIn(guildId).reduce((sum, each) => sum + (each.unread ?? 0), 0);
  }

  isMember(user) {
    return user.guilds.includes(this.guildId);
  }

  isModerator(user) {
    return user.moderates.includes(this.guildId);
  }

  /** Whom a select of people offers: who is in the guild; in private everybody who is anywhere. */
  peopleHere() {
    const direct = isPrivate(this.channel);
    const users = [...this.users.values()];
    return users.filter((user) => (direct ? user.guilds.length : this.isMember(user)));
  }

  channelsHere() {
    const direct = isPrivate(this.channel);
    return [...this.channels.values()].filter(
      (each) => !isPrivate(each) && (direct || each.guild_id === this.guildId),
    );
  }

  get commands() {
    if (this.channel?.type === CHANNEL.GROUP_DM) return this.privateCommands;
    return this.channel?.type === CHANNEL.DM ? this.directCommands : this.guild.commands;
  }

  putCommands({ guild_id: id, commands, permissions, ...direct }) {
    const guild = this.guilds.get(id);
    if (id === null) this.takeDirectCommands(direct);
    else if (guild) this.guilds.set(id, { ...guild, commands, permissions });
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

  setPresence({ online, away_from }) {
    this.bot = { ...this.bot, online, away_from };
    this.emit("bot");
  }

  /** Whether the bot hears nothing from a guild, or (null) from direct messages. */
  isAway(guildId) {
    return this.bot.away_from.includes(guildId ?? DIRECT);
  }

  /** Whether the bot hears nothing of what is done where one is. */
  get away() {
    return this.channel ? this.isAway(this.channel.guild_id) : !this.bot.online;
  }

  setConnected(connected) {
    if (this.connected === connected) return;
    this.connected = connected;
    this.emit("bot");
  }

  // --- messages of the open channel ----------------------------------------

  openChannel(id, messages) {
    this.channelId = id;
    const guildId = this.guildId;
    if (this.channel?.guild_id) this.places.set(this.channel.guild_id, id);
    this.chooseGuild();
    this.messages = new Map(messages.map((message) => [message.id, message]));
    this.reachedStart = messages.length < 50;
    this.emit("opened");
    this.emit("channels");
    this.emit("commands"); // those of another guild, or those for direct messages
    if (guildId !== this.guildId) this.emit("people");
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

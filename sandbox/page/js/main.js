/** The page: puts the parts together, and has one user in one channel. */

import { Actions } from "./actions.js";
import { api, follow } from "./api.js";
import { Composer } from "./composer.js";
import { askWho, Members } from "./members.js";
import { Events } from "./events.js";
import { Header } from "./header.js";
import { MessageList } from "./messages.js";
import { Channels } from "./channels.js";
import { Servers } from "./servers.js";
import { Shortcuts } from "./shortcuts.js";
import { readRoute, writeRoute } from "./route.js";
import { Speaker } from "./speaker.js";
import { Store } from "./store.js";
import { say, sayAll, speak } from "./texts.js";
import { keepTime } from "./time.js";
import { toast } from "./toast.js";

const LAST_USER = "sandbox.user";
const NARROW = matchMedia("(max-width: 819px)");
const part = (id) => document.getElementById(id);

class Page {
  constructor() {
    this.api = api;
    this.store = new Store();
    this.actions = new Actions(this);
    this.shortcuts = new Shortcuts(this);
    this.speaker = new Speaker(this);
    this.events = new Events(this);
    this.stop = null;
    this.arriving = null; // tells when the channel that was opened last is there
    this.loading = null; // the channel that is being read, and the events that came meanwhile
    this.links = {
      nameOf: (id) => this.store.nameOf(id),
      me: () => this.store.me,
      channel: (id) => this.store.channels.get(id) ?? null,
      channelName: (channel) => this.store.channelName(channel),
      roleName: (id) => this.store.roleName(id) ?? say("page-role"),
      goTo: (channelId, messageId) => this.goTo(channelId, messageId),
      useCommand: (path) => this.composer.use(path),
    };
    this.people = () =>
      this.store.peopleHere().map((user) => ({ value: user.id, label: this.store.nameOf(user.id) }));
    this.channels = (kinds) =>
      this.store
        .channelsHere()
        .filter((each) => !kinds?.length || kinds.includes(each.type))
        .map((each) => ({ value: each.id, label: `#${each.name}` }));
    this.roles = () =>
      this.store.guild.roles.map((role) => ({ value: role.id, label: `@${role.name}` }));
    this.build();
  }

  build() {
    new Servers(this, part("servers"));
    new Channels(this, part("channels"));
    new Members(this, part("members"));
    new Header(this, part("chat-head"));
    this.list = new MessageList(this, {
      scroll: part("scroll"),
      list: part("messages"),
      chat: part("chat"),
      announcer: part("announcer"),
    });
    this.composer = new Composer(this, part("foot"));
    part("veil").addEventListener("click", () => this.drawer(false));
    part("drawer").addEventListener(
      "keydown",
      (event) => event.key === "Escape" && this.drawer(false),
    );
    NARROW.addEventListener("change", () => this.drawer(false));
    part("skip").addEventListener("click", (event) => {
      event.preventDefault();
      part("composer-input").focus();
    });
    addEventListener("hashchange", (event) => this.followRoute(event.newURL));
    addEventListener("keydown", () => (this.byKeyboard = true), true);
    addEventListener("pointerdown", () => (this.byKeyboard = false), true);
    document.addEventListener("visibilitychange", () => this.seen());
    sayAll();
    this.drawer(false);
    keepTime();
  }

  // --- who ----------------------------------------------------------------------

  async begin() {
    const wanted = readRoute();
    const known = await this.tryState(null);
    if (!known) return;
    this.store.takeState(known);
    const last = localStorage.getItem(LAST_USER);
    const found = [wanted.user, last].find((id) => id && this.store.users.has(id));
    const user = found ?? this.shortcuts.visitor();
    if (user) await this.become(user, wanted.channel);
    else if (this.store.users.size) askWho(this, { mustChoose: true });
  }

  async tryState(user) {
    const { becoming } = this;
    const { me } = this.store;
    try {
      const state = await api.state(user);
      this.store.setConnected(true);
      return state;
    } catch (error) {
      toast(error.message);
      this.store.setConnected(false);
      setTimeout(() => {
        if (this.becoming !== becoming || this.store.me !== me) return; // somebody else is wished by now
        if (user) this.become(user);
        else this.begin();
      }, 2000);
      return null;
    }
  }

  async become(user, channel = this.store.channelId) {
    this.stop?.();
    const becoming = (this.becoming = { user });
    const question = document.querySelector(".who");
    if (question) {
      // By the page's address. That it is closed, the question hears later: maybe after all of this.
      question.dataset.answered = "";
      question.close();
    }
    const state = await this.tryState(user);
    if (!state || this.becoming !== becoming) return; // the latest wish counts, not the latest answer
    if (await this.speaker.speakTo(state.users.find((each) => each.id === user))) sayAll();
    if (this.becoming !== becoming) return;
    this.becoming = null;
    localStorage.setItem(LAST_USER, user);
    this.store.channelId = null;
    this.composer.turnTo(null);
    this.store.pending.clear();
    this.store.failures.clear();
    this.store.setCommandFailure(null);
    this.store.takeState(state);
    const visible = this.store.channels.has(channel) ? channel : this.store.firstPlace();
    this.stop = follow(user, state.event, {
      onEvent: (event) => this.events.released(() => this.store.me === user && this.events.take(event)),
      onOpen: (again) => this.events.released(() => this.connected(user, again)),
      onLost: () => this.events.released(() => this.store.setConnected(false)),
    });
    if (visible) await this.open(visible);
    else writeRoute(user, null);
    if (NARROW.matches) this.drawer(false);
    if (question) this.enter();
  }

  /**
   * Whose focus went with a dialog goes on where one writes. On a narrow screen that would open
   * a phone's keyboard: there only who uses keys goes on, and at the messages.
   */
  enter() {
    if (document.activeElement !== document.body) return;
    if (NARROW.matches && !this.byKeyboard) return;
    part(NARROW.matches ? "scroll" : "composer-input").focus({ preventScroll: true });
  }

  async changeUser(id, change) {
    try {
      this.store.putUser(await api.changeUser(id, change));
    } catch (error) {
      toast(error.message);
      this.store.emit("people");
    }
  }

  async setCommandPermission(command, user, permission) {
    try {
      await api.setCommandPermission(command, user, permission, this.store.guildId);
    } catch (error) {
      toast(error.message);
      this.store.emit("people");
    }
  }

  // --- where --------------------------------------------------------------------

  /** Show a channel, once it is read; say whether it could be. */
  open(id) {
    this.composer.turnTo(id);
    return (this.arriving = this.read(id));
  }

  async read(id) {
    const user = this.store.me;
    const loading = { id, events: [] };
    this.loading = loading;
    try {
      const messages = await api.messages(id, user);
      if (this.loading !== loading || this.store.me !== user) return false;
      this.loading = null;
      this.store.openChannel(id, messages);
      for (const event of loading.events) this.events.take(event);
    } catch (error) {
      toast(error.message);
      if (this.loading === loading) {
        this.loading = null;
        this.composer.turnTo(this.store.channelId);
      }
      return false;
    }
    writeRoute(user, id);
    this.seen();
    return true;
  }

  /** Open a channel, and bring one of its messages into view if it is named. */
  async goTo(channelId, messageId = null) {
    this.drawer(false);
    if (!this.store.channels.has(channelId)) {
      toast(say("page-channel-not-open"));
      return;
    }
    const elsewhere = channelId !== this.store.channelId || this.loading;
    if (elsewhere && !(await this.open(channelId))) return;
    if (messageId && !this.list.show(messageId)) toast(say("page-message-not-here"));
    else if (!messageId && !NARROW.matches) part("composer-input").focus({ preventScroll: true });
  }

  /** Look at another server: where one was last in it, else at its first channel. */
  async lookAt(guildId) {
    const place = this.store.placeIn(guildId);
    if (place && place !== this.store.channelId) await this.open(place);
    else this.store.setGuild(guildId);
  }

  async loadEarlier() {
    const { me, channelId } = this.store;
    const [oldest] = this.store.ordered();
    try {
      const messages = await api.messages(channelId, me, oldest?.id);
      if (this.store.channelId === channelId && this.store.me === me) this.store.prepend(messages);
    } catch (error) {
      toast(error.message);
    }
  }

  /** `url`: as it was typed; the address itself may have been written over since. */
  followRoute(url) {
    const { user, channel } = readRoute(new URL(url).hash);
    const changes = user !== this.store.me || this.becoming;
    if (user && changes && this.store.users.has(user)) this.become(user, channel ?? undefined);
    else if (channel) this.goTo(channel);
  }

  // --- events -------------------------------------------------------------------

  /** Connected: read afresh, as what happened without us may be lost to us. */
  async connected(user, again) {
    this.store.setConnected(true);
    if (!again) return;
    const state = await this.tryState(user);
    if (!state || this.store.me !== user) return;
    this.store.takeState(state);
    const { channelId } = this.store;
    if (!this.store.channels.has(channelId)) {
      await this.openFirst();
      return;
    }
    const loading = { id: channelId, events: [] };
    this.loading = loading;
    try {
      const messages = await api.messages(channelId, user);
      if (this.loading !== loading || this.store.me !== user) return;
      this.store.refresh(messages);
    } catch (error) {
      toast(error.message);
    }
    if (this.loading !== loading) return;
    this.loading = null;
    for (const event of loading.events) this.events.take(event);
  }

  async lose(ids) {
    for (const id of ids) this.store.dropChannel(id);
    if (!ids.includes(this.store.channelId)) return;
    clearTimeout(this.reading);
    toast(say("page-channel-closed"));
    await this.openFirst();
  }

  async openFirst() {
    const first = this.store.firstPlace();
    if (first) await this.open(first);
  }

  /** What stands in the open channel has been seen, if anybody looks at it. */
  seen() {
    const { channel, me } = this.store;
    if (!channel || !me || document.hidden || !this.list?.atBottom) return;
    this.store.setUnread(channel.id, 0);
    clearTimeout(this.reading);
    this.reading = setTimeout(() => api.read(channel.id, me).catch(() => {}), 150);
  }

  // --- for the parts ------------------------------------------------------------

  mentionsMe(message) {
    return (
      this.store.me !== null &&
      JSON.stringify([message.content, message.components, message.embeds]).includes(
        `<@${this.store.me}>`,
      )
    );
  }

  /** A message that answers what this user just did: it is shown even to one who scrolled up. */
  ownAnswer(message) {
    if (message.channel_id !== this.store.channelId) return;
    if (!this.store.messages.has(message.id)) this.store.putMessage(message);
    this.toBottom();
  }

  toBottom() {
    this.list.toBottom();
  }

  hint() {
    return this.composer.hint();
  }

  async dismiss(message) {
    try {
      await api.dismiss({
        user: this.store.me,
        channel_id: message.channel_id,
        message_id: message.id,
      });
      this.store.removeMessage(message.id);
      part("composer-input").focus({ preventScroll: true });
    } catch (error) {
      toast(error.message);
    }
  }

  drawerOpen() {
    return document.body.classList.contains("drawer-open");
  }

  drawer(open) {
    const shown = open && NARROW.matches;
    const was = this.drawerOpen();
    document.body.classList.toggle("drawer-open", shown);
    part("veil").hidden = !shown;
    part("drawer").inert = NARROW.matches && !shown;
    part("chat").inert = shown;
    if (shown === was) return;
    this.store.emit("bot");
    const target = shown
      ? part("drawer").querySelector('[aria-current="page"], .channel')
      : document.querySelector(".menu");
    target?.focus();
  }
}

await speak().catch(() => {}); // where the sandbox cannot be reached, it is asked again
new Page().begin();

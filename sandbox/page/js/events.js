/** What the sandbox tells this user: each event goes to the part that shows it. */

import { takeEmojis } from "./emoji.js";

/** `page`: the store and the composer, and what it does where the channels have changed. */
export class Events {
  constructor(page) {
    this.page = page;
    this.store = page.store;
    this.holdWhilePressed();
  }

  /**
   * What is drawn anew between the two halves of a press would take away what is pressed, and the
   * press with it: what comes meanwhile waits.
   */
  holdWhilePressed() {
    this.pressed = false;
    this.waiting = [];
    const release = () =>
      setTimeout(() => {
        this.pressed = false;
        for (const work of this.waiting.splice(0)) work();
      });
    addEventListener("pointerdown", () => (this.pressed = true), true);
    for (const ends of ["pointerup", "pointercancel", "blur"]) addEventListener(ends, release);
    // Of a scrollbar that is let go of nothing else is heard.
    addEventListener("pointermove", (event) => this.pressed && !event.buttons && release(), true);
  }

  released(work) {
    if (this.pressed) this.waiting.push(work);
    else work();
  }

  take(event) {
    const { page, store } = this;
    const channelId = event.message?.channel_id ?? event.channel_id;
    // What comes while the channel is being read is newer than what is read: it waits.
    if (page.loading && channelId === page.loading.id && event.type.startsWith("message")) {
      page.loading.events.push(event);
      return;
    }
    switch (event.type) {
      case "message":
        page.composer.drawTyping();
        this.countUnread(event.message);
        store.putMessage(event.message);
        break;
      case "message_update":
        // What is not here is older than what was read: alone it would hide that there is more between.
        if (store.messages.has(event.message.id)) store.putMessage(event.message);
        break;
      case "message_delete":
        if (event.channel_id === store.channelId) store.removeMessage(event.id);
        break;
      case "resync":
        page.connected(store.me, true);
        break;
      case "channel":
        store.putChannel(event.channel);
        break;
      case "channel_delete":
        page.lose([event.id]);
        break;
      case "guild":
        store.putGuild(event.guild, event.channels);
        if (!store.channel) page.openFirst();
        break;
      case "guild_delete":
        page.lose(store.dropGuild(event.id));
        break;
      case "user":
        store.putUser(event.user);
        break;
      case "commands":
        store.putCommands(event);
        break;
      case "notification":
        store.putNotification(event.notification);
        break;
      case "emojis":
        takeEmojis(event.emojis);
        break;
      case "bot":
        store.setPresence(event);
        break;
      case "interaction_failed":
        this.failed(event);
        break;
      case "typing":
        if (event.channel_id === store.channelId && event.user_id !== store.me)
          page.composer.drawTyping(store.nameOf(event.user_id));
        break;
      default:
        break;
    }
  }

  failed({ channel_id: channelId, message_id: messageId, reason }) {
    if (messageId) this.store.setFailure(messageId, reason);
    else if (!this.store.commandFailure) this.store.setCommandFailure({ channelId, text: reason });
  }

  countUnread(message) {
    const channel = this.store.channels.get(message.channel_id);
    if (!channel) this.learnChannels();
    if (!channel || message.channel_id === this.store.channelId || this.store.isMine(message))
      return;
    this.store.setUnread(channel.id, (channel.unread ?? 0) + 1);
  }

  /** A message came from a channel that we have not heard of: look at the list again. */
  async learnChannels() {
    const user = this.store.me;
    const state = await this.page.tryState(user);
    if (state && this.store.me === user) this.store.takeState(state);
  }
}

/** One press that begins something, for a visitor who knows no command yet. */

import { h } from "./dom.js";
import { CHANNEL, isThread } from "./ids.js";
import { fill, inLanguage } from "./texts.js";

const PATIENCE_MS = 120_000;

/** `page.store.shortcuts` says what is used and pressed: nothing of any bot is known here. */
export class Shortcuts {
  constructor(page) {
    this.page = page;
    this.store = page.store;
    this.under = null; // {shortcut, user, channel, until, message, pressed}
    this.store.on("message", ({ message }) => this.changed(message));
    this.store.on("channels", () => this.follow());
  }

  /** Who one is without having been asked: the first who does not play by itself. */
  visitor() {
    if (!this.store.shortcuts.length) return null;
    return [...this.store.users.values()].find((user) => user.guilds.length && !user.auto)?.id ?? null;
  }

  /** What is offered here: nothing to those who have used a command in this channel. */
  get offered() {
    const { channel, user, messages, shortcuts } = this.store;
    if (channel?.type !== CHANNEL.TEXT || !user || user.auto) return [];
    return [...messages.values()].some((message) => this.answers(message, user.id))
      ? []
      : shortcuts;
  }

  answers(message, user) {
    return message.interaction_metadata?.user?.id === user;
  }

  card() {
    const [first, ...others] = this.offered;
    const button = (shortcut, style) =>
      h(
        "button",
        {
          type: "button",
          class: style,
          disabled: this.under !== null && this.isUnder(this.under),
          onclick: () => this.use(shortcut),
        },
        inLanguage(shortcut.labels) ?? shortcut.label,
      );
    return h(
      "div",
      { class: "shortcuts" },
      button(first, "shortcut-first"),
      others.length > 0 &&
        h(
          "p",
          { class: "hint" },
          fill("page-or", { others: others.map((each) => button(each, "hint-button")) }),
        ),
    );
  }

  async use(shortcut) {
    const { me, channelId } = this.store;
    const threads = new Set(this.store.channels.keys());
    const until = Date.now() + PATIENCE_MS;
    const under = { shortcut, user: me, channel: channelId, threads, until, pressed: false };
    this.under = under;
    this.page.composer.drawHint();
    const taken = await this.page.actions.command(shortcut.command, shortcut.options);
    if (!taken && this.under === under) this.under = null;
    this.page.composer.drawHint();
  }

  /** What answered the command has come or changed: press when it has been quiet for a while. */
  changed(message) {
    const { under } = this;
    if (!under || under.pressed || !this.isUnder(under)) return;
    if (!this.answers(message, under.user)) return;
    clearTimeout(under.timer);
    const wait = under.shortcut.quiet_seconds * 1000;
    under.timer = setTimeout(() => this.press(under, message.id), wait);
  }

  press(under, id) {
    const message = this.store.messages.get(id);
    if (!message || this.under !== under || !this.isUnder(under)) return;
    const form = new RegExp(`^(?:${under.shortcut.press})$`);
    const control = buttons(message.components).find((each) => form.test(each.custom_id));
    if (!control) this.under = null; // it was refused, or is over
    if (!control || control.disabled) return;
    under.pressed = true;
    this.page.actions.press(message, control.custom_id);
  }

  /** Go to the thread that was opened for it. */
  follow() {
    const { under } = this;
    if (!under?.pressed || !this.isUnder(under)) return;
    const thread = [...this.store.channels.values()].find(
      (each) =>
        isThread(each) && each.parent_id === under.channel && !under.threads.has(each.id),
    );
    if (!thread) return;
    this.under = null;
    this.page.goTo(thread.id);
  }

  /** Whether the visitor still waits for it: who goes elsewhere takes over. */
  isUnder(under) {
    const here = this.store.me === under.user && this.store.channelId === under.channel;
    if (!here || Date.now() > under.until) this.under = null;
    return this.under === under;
  }
}

/** All buttons of a message that have a custom id. */
function buttons(parts) {
  return (parts ?? []).flatMap((part) => [
    ...(part.type === 2 && part.custom_id ? [part] : []),
    ...buttons(part.components),
    ...buttons(part.accessory ? [part.accessory] : []),
  ]);
}

/** The messages of the open channel: a list that is kept, not drawn afresh, as they change. */

import { h, ICON } from "./dom.js";
import { CHANNEL, compareIds, FLAG, has, isForPosts, isPrivate } from "./ids.js";
import { added, gist, MessageView } from "./message.js";
import { say } from "./texts.js";

const NEAR_BOTTOM_PX = 48;
const TOGETHER_MS = 5 * 60 * 1000;
const KEPT_SENTENCES = 4;

export class MessageList {
  constructor(page, { scroll, list, chat, announcer }) {
    Object.assign(this, { page, scroll, list, announcer });
    this.store = page.store;
    this.views = new Map();
    this.atBottom = true;
    this.top = 0;
    this.missed = 0;
    this.earlier = h(
      "button",
      {
        type: "button",
        class: "button button-2 earlier",
        hidden: true,
        data: { text: "page-earlier" },
        onclick: () => page.loadEarlier(),
      },
    );
    this.notice = h("div", { class: "notice" });
    this.jump = h("button", {
      type: "button",
      class: "jump-bar",
      hidden: true,
      onclick: () => this.toBottom(),
    });
    this.scroll.before(this.jump);
    this.scroll.prepend(this.earlier);
    this.scroll.append(this.notice);
    this.scroll.addEventListener("scroll", () => this.noticeScroll(), { passive: true });
    const watch = new ResizeObserver(() => this.atBottom && this.pin());
    for (const element of [this.scroll, this.list, this.notice]) watch.observe(element);
    this.store.on("opened", (how) => this.drawAll(how));
    this.store.on("message", ({ message, isNew }) => this.put(message, isNew));
    this.store.on("gone", (id) => this.remove(id));
    this.store.on("pending", (id) => this.views.get(id)?.drawPending());
    this.store.on("failure", (id) => {
      this.redraw(id);
      if (this.views.has(id)) this.tell(this.store.failures.get(id));
    });
    this.store.on("command-failure", () => {
      this.drawNotice();
      this.tell(this.failure?.text);
    });
    this.store.on("commands", () => this.drawNotice());
    this.store.on("people", () => this.drawNames());
    this.store.on("language", () => {
      this.redrawAll();
      this.drawNotice();
      this.drawJump();
    });
    chat.dataset.ready = "true";
  }

  drawAll({ keepPlace = false } = {}) {
    const height = this.scroll.scrollHeight;
    const top = this.scroll.scrollTop;
    if (!keepPlace) {
      this.views.clear();
      this.missed = 0;
    }
    const messages = this.store.ordered();
    const rows = messages.map((message, index) => {
      const view = this.views.get(message.id) ?? new MessageView(this.page, message);
      this.views.set(message.id, view);
      view.update(message, follows(messages[index - 1], message));
      return view.element;
    });
    this.list.replaceChildren(...rows);
    this.earlier.hidden = this.store.reachedStart;
    this.drawNotice();
    if (keepPlace) this.scroll.scrollTop = top + this.scroll.scrollHeight - height;
    else this.toBottom();
  }

  /** Names in the messages depend on the people; redraw when one came or was renamed. */
  drawNames() {
    const names = JSON.stringify(
      [...this.store.users.values()].map((user) => [
        user.id,
        user.global_name,
        user.username,
        user.guilds,
      ]),
    );
    if (names === this.names) return;
    this.names = names;
    this.redrawAll();
  }

  redrawAll() {
    for (const view of this.views.values()) {
      view.memo.clear();
      view.update(view.message, view.follows);
    }
  }

  put(message, isNew) {
    const stay = this.atBottom;
    const before = this.views.get(message.id)?.message;
    if (before) this.views.get(message.id).update(message, this.views.get(message.id).follows);
    else this.insert(message);
    this.drawNotice();
    if (stay) this.pin();
    else if (isNew && !this.store.isMine(message)) this.miss();
    this.announce(message, before);
    if (stay) this.page.seen();
  }

  insert(message) {
    const messages = this.store.ordered();
    const index = messages.findIndex((each) => each.id === message.id);
    const view = new MessageView(this.page, message);
    this.views.set(message.id, view);
    view.update(message, follows(messages[index - 1], message));
    const next = messages[index + 1];
    this.list.insertBefore(view.element, this.views.get(next?.id)?.element ?? null);
    if (next) this.views.get(next.id)?.update(next, follows(message, next));
  }

  redraw(id) {
    const view = this.views.get(id);
    const message = this.store.messages.get(id);
    if (!view || !message) return;
    view.update(message, view.follows);
    if (this.atBottom) this.pin();
  }

  remove(id) {
    const view = this.views.get(id);
    if (!view) return;
    const next = view.element.nextElementSibling;
    const hadFocus = view.element.contains(document.activeElement);
    view.element.remove();
    this.views.delete(id);
    const messages = this.store.ordered();
    const index = messages.findIndex((each) => each.id === next?.dataset.message);
    if (index >= 0)
      this.views
        .get(messages[index].id)
        ?.update(messages[index], follows(messages[index - 1], messages[index]));
    if (hadFocus) this.scroll.focus({ preventScroll: true });
    this.drawNotice();
  }

  drawNotice() {
    const { failure } = this;
    const parts = [];
    if (!this.list.children.length && this.store.channel) parts.push(this.empty());
    if (failure) {
      parts.push(
        h("p", { class: "failure" }, h("span", { "aria-hidden": "true" }, "⚠ "), failure.text),
      );
    }
    this.notice.replaceChildren(...parts);
  }

  /** What went wrong with the last command, if that was here. */
  get failure() {
    const { commandFailure, channelId } = this.store;
    return commandFailure?.channelId === channelId ? commandFailure : null;
  }

  empty() {
    const { channel } = this.store;
    const dm = isPrivate(channel);
    const about = channel.type === CHANNEL.DM ? "page-empty-direct-about" : "page-empty-group-about";
    return h(
      "div",
      { class: "empty" },
      h("img", { src: ICON, alt: "", width: 72, height: 72 }),
      h("h2", {}, say(dm ? "page-empty-direct" : "page-empty")),
      h(
        "p",
        {},
        dm
          ? say(about, { bot: this.store.bot.username })
          : say(isForPosts(channel) ? "page-empty-forum-about" : "page-empty-about"),
      ),
      this.page.hint(),
    );
  }

  // --- scrolling --------------------------------------------------------------

  noticeScroll() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroll;
    const was = this.atBottom;
    // What has grown since the list was pinned, and is not heard of yet, takes nobody from the bottom.
    const up = scrollTop < this.top;
    this.top = scrollTop;
    this.atBottom = scrollHeight - scrollTop - clientHeight <= NEAR_BOTTOM_PX || (was && !up);
    if (this.atBottom && (!was || this.missed)) {
      this.missed = 0;
      this.drawJump();
      this.page.seen();
    }
  }

  pin() {
    this.scroll.scrollTop = this.scroll.scrollHeight;
    this.atBottom = true;
  }

  toBottom() {
    this.pin();
    this.missed = 0;
    this.drawJump();
    this.page.seen();
  }

  miss() {
    this.missed += 1;
    this.drawJump();
  }

  drawJump() {
    this.jump.hidden = this.missed === 0;
    this.jump.textContent = say("page-new-messages", { n: this.missed });
  }

  /** Bring one message before the reader's eyes; false if it is not here. */
  show(id) {
    const view = this.views.get(id);
    if (!view) return false;
    this.atBottom = false;
    view.element.scrollIntoView({ block: "center" });
    view.element.classList.add("message-found");
    view.article.focus({ preventScroll: true });
    setTimeout(() => view.element.classList.remove("message-found"), 2000);
    return true;
  }

  /**
   * For readers who do not see the screen: new messages, edits that begin to speak to them, and what
   * an edit adds to a message that they follow.
   */
  announce(message, before) {
    if (this.store.isMine(message) || has(message, FLAG.LOADING)) return;
    const { users } = this.store;
    const heard = before && !has(before, FLAG.LOADING);
    const called = heard && this.page.mentionsMe(message) && !this.page.mentionsMe(before);
    const edit = heard && !called;
    if (edit && !this.isFollowed(message.id)) return;
    const words = edit ? added(message, before, users) : gist(message, users);
    if (!words) return;
    const key = has(message, FLAG.EPHEMERAL) ? "page-announce-only-you" : "page-announce";
    this.tell(say(key, { name: this.views.get(message.id).authorName(), words }));
  }

  /** The newest message, the newest that all see, and the one that was pressed last: what goes on. */
  isFollowed(id) {
    const messages = this.store.ordered();
    const seenByAll = messages.filter((each) => !has(each, FLAG.EPHEMERAL));
    return [messages.at(-1)?.id, seenByAll.at(-1)?.id, this.store.pressed].includes(id);
  }

  tell(sentence) {
    if (!sentence) return;
    // What is replaced at once is never read out: a few stand beside each other.
    this.announcer.append(h("p", {}, sentence));
    while (this.announcer.children.length > KEPT_SENTENCES) this.announcer.firstElementChild.remove();
  }
}

/** Whether a message continues the one above it, without a head of its own. */
function follows(above, message) {
  if (!above || above.author.id !== message.author.id) return false;
  if (has(above, FLAG.EPHEMERAL) !== has(message, FLAG.EPHEMERAL)) return false;
  if (message.interaction_metadata || message.message_reference) return false;
  return (
    Date.parse(message.timestamp) - Date.parse(above.timestamp) < TOGETHER_MS &&
    compareIds(above.id, message.id) < 0
  );
}

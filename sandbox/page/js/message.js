/** One message of the list, drawn and drawn again when it is edited. */

import { Components } from "./components.js";
import { h, ownUrl, avatar } from "./dom.js";
import { drawEmbed } from "./embed.js";
import { FLAG, has, KIND } from "./ids.js";
import { Memo } from "./memo.js";
import { Prose } from "./prose.js";
import { fill, say } from "./texts.js";
import { clock, fullTime } from "./time.js";

const IMAGE = /^image\//;

export class MessageView {
  /** `page`: the store and what can be done: see main.js. */
  constructor(page, message) {
    this.page = page;
    this.message = message;
    this.memo = new Memo();
    this.prose = new Prose(page.links);
    this.components = new Components({
      prose: this.prose,
      memo: this.memo,
      attachments: () => this.message.attachments ?? [],
      people: page.people,
      channels: page.channels,
      roles: page.roles,
      goTo: page.links.goTo,
      press: (customId) => page.actions.press(this.message, customId),
      choose: (customId, values) => page.actions.select(this.message, customId, values),
    });
    this.article = h("article", { tabindex: "-1" });
    this.element = h("li", { data: { message: message.id } }, this.article);
  }

  /** Draw the message as it is now; the focus stays where it was, or on the message. */
  update(message, follows) {
    this.message = message;
    this.follows = follows;
    const focused = this.article.contains(document.activeElement) ? document.activeElement : null;
    const scrolled = focused?.scrollTop ?? 0;
    const parts = this.parts();
    this.memo.turn();
    this.article.replaceChildren(...parts);
    this.components.settle();
    this.drawPending();
    if (focused) this.refocus(focused, scrolled);
    const ephemeral = has(message, FLAG.EPHEMERAL);
    this.element.className = [
      "message",
      follows && "message-follows",
      ephemeral && "message-ephemeral",
      !ephemeral && this.page.mentionsMe(message) && "message-for-me",
    ]
      .filter(Boolean)
      .join(" ");
    this.article.setAttribute("aria-label", say("page-label-message", { name: this.authorName(), time: clock(message.timestamp) }));
  }

  refocus(focused, scrolled) {
    if (this.article.contains(document.activeElement)) return;
    const usable = (element) => element?.isConnected && !element.disabled;
    let target = usable(focused) ? focused : null;
    if (!target && focused.dataset.key) {
      target = [...this.article.querySelectorAll("[data-key]")].find(
        (element) => element.dataset.key === focused.dataset.key && usable(element),
      );
    }
    target ??= this.article;
    target.focus({ preventScroll: true });
    target.scrollTop = scrolled;
  }

  drawPending() {
    for (const element of this.article.querySelectorAll("[data-key]")) {
      const busy = this.page.store.isPending(this.message.id, element.dataset.key);
      if (busy) element.setAttribute("aria-busy", "true");
      else element.removeAttribute("aria-busy");
    }
  }

  authorName() {
    const { author } = this.message;
    const user = this.page.store.users.get(author.id);
    return user ? user.global_name || user.username : author.global_name || author.username;
  }

  parts() {
    const { message } = this;
    const answered = this.answered();
    return [
      answered,
      this.follows && !answered ? null : this.head(),
      h(
        "div",
        { class: "message-body" },
        this.loading(),
        this.notice(),
        message.content &&
          this.memo.keep("content", message.content, () =>
            h("div", { class: "prose" }, this.prose.blocks(message.content)),
          ),
        message.content && this.edited(),
        this.attachments(),
        (message.embeds ?? []).map((embed) =>
          this.memo.keep("embed", embed, () => drawEmbed(embed, this.prose)),
        ),
        this.components.draw(message.components),
        !message.content && this.edited(),
        this.ephemeralNote(),
        this.failure(),
      ),
    ].filter(Boolean);
  }

  head() {
    const { message } = this;
    const { store } = this.page;
    const isBot = Boolean(message.author.bot);
    const author = isBot ? { colour: "#a8802c" } : store.users.get(message.author.id);
    const name = this.authorName();
    return h(
      "header",
      { class: "message-head" },
      avatar(author, name),
      h("span", { class: "message-author" }, name),
      isBot && h("span", { class: "tag" }, say("page-bot")),
      h(
        "time",
        { class: "message-time", datetime: message.timestamp, title: fullTime(message.timestamp) },
        clock(message.timestamp),
      ),
    );
  }

  /** What the message answers: a command, or another message. */
  answered() {
    const { message } = this;
    const used = message.interaction_metadata ?? message.interaction;
    if (used?.user && (used.type ?? 2) === 2) {
      const command = used.name ?? message.interaction?.name;
      return h(
        "p",
        { class: "answered" },
        h("span", { "aria-hidden": "true" }, "↱"),
        h(
          "span",
          { class: "answered-what" },
          fill("page-used", {
            name: h("b", {}, this.userName(used.user)),
            command: h(
              "span",
              { class: "answered-command" },
              command ? `/${command}` : say("page-a-command"),
            ),
          }),
        ),
      );
    }
    if (!message.message_reference?.message_id || message.type === KIND.THREAD_START) return null;
    const { channel_id: channelId, message_id: id } = message.message_reference;
    const other = message.referenced_message;
    return h(
      "p",
      { class: "answered" },
      h("span", { "aria-hidden": "true" }, "↱"),
      h(
        "button",
        {
          type: "button",
          class: "link answered-what",
          onclick: () => this.page.links.goTo(channelId ?? message.channel_id, id),
        },
        other
          ? [h("b", {}, this.userName(other.author)), ` ${gist(other, this.page.store.users)}`]
          : say("page-earlier-message"),
      ),
    );
  }

  userName(user) {
    const known = this.page.store.users.get(user.id);
    return (known ?? user).global_name || (known ?? user).username;
  }

  loading() {
    if (!has(this.message, FLAG.LOADING)) return null;
    return h("p", { class: "thinking" }, say("page-thinking", { name: this.authorName() }));
  }

  edited() {
    if (!this.message.edited_timestamp) return null;
    return h(
      "span",
      { class: "edited", title: fullTime(this.message.edited_timestamp) },
      say("page-edited"),
    );
  }

  attachments() {
    const shown = JSON.stringify([this.message.components, this.message.embeds]);
    return (this.message.attachments ?? [])
      .filter(
        (file) => !shown.includes(`attachment://${file.filename}`) && !shown.includes(file.url),
      )
      .map((file) =>
        this.memo.keep("attachment", file, () => {
          const media = { url: file.url, width: file.width, height: file.height };
          if (IMAGE.test(file.content_type ?? "") && ownUrl(file.url)) {
            return h(
              "div",
              { class: "gallery", data: { count: 1 } },
              this.components.picture({ media, description: file.description }, "picture"),
            );
          }
          return this.components.file({ file: media, name: file.filename });
        }),
      );
  }

  /** What Discord itself says its author has done. */
  notice() {
    const { type, mentions } = this.message;
    const names = () => mentions.map((user) => this.page.store.nameOf(user.id)).join(", ");
    const words =
      type === KIND.THREAD_CREATED
        ? say("page-opened-thread")
        : type === KIND.ADDED
          ? say("page-added", { names: names() })
          : type === KIND.REMOVED && say("page-removed", { names: names() });
    return words && h("p", { class: "md-sub" }, words);
  }

  ephemeralNote() {
    if (!has(this.message, FLAG.EPHEMERAL)) return null;
    return h(
      "p",
      { class: "only-you" },
      h("span", { "aria-hidden": "true" }, "👁 "),
      `${say("page-only-you")} · `,
      h(
        "button",
        {
          type: "button",
          class: "link",
          data: { key: "dismiss" },
          onclick: () => this.page.dismiss(this.message),
        },
        say("page-dismiss"),
      ),
    );
  }

  failure() {
    const sentence = this.page.store.failures.get(this.message.id);
    return sentence
      ? h("p", { class: "failure" }, h("span", { "aria-hidden": "true" }, "⚠ "), sentence)
      : null;
  }
}

const GIST_LETTERS = 120;

/** The first words of a message, plain. */
export function gist(message, users) {
  return cut(lines(message, users), GIST_LETTERS) || say("page-no-text");
}

/** What a message says now and did not say before, plain: nothing where no line is new. */
export function added(message, before, users) {
  const old = new Set(lines(before, users));
  return cut(lines(message, users).filter((line) => !old.has(line)), 3 * GIST_LETTERS);
}

function cut(said, most) {
  const letters = [...said.join(" ")]; // none is cut in two, as emojis would be
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : letters.join("");
}

/** All that a message says, line by line, plain. */
function lines(message, users) {
  const texts = [];
  const walk = (parts) => {
    for (const part of parts ?? []) {
      if (typeof part.content === "string") texts.push(part.content);
      walk(part.components);
    }
  };
  if (message.content) texts.push(message.content);
  walk(message.components);
  for (const embed of message.embeds ?? []) texts.push(embed.title ?? embed.description ?? "");
  const plain = (line) =>
    line
      .replace(/<@!?(\d+)>/g, (_, id) => {
        const user = users.get(id);
        return user ? `@${user.global_name || user.username}` : "";
      })
      .replace(/\[([^\]]+)\]\(<?https?:[^)]*\)/g, "$1")
      .replace(/<[^>\s]+>|https?:\/\/\S+/g, "")
      .replace(/(^|\s)-# /g, "$1")
      .replace(/[*_~`|#>]+/g, "")
      .replace(/\s+/g, " ")
      .trim();
  return texts.flatMap((text) => text.split("\n")).map(plain).filter(Boolean);
}

/** Markdown drawn as elements. */

import { h, safeLink } from "./dom.js";
import { drawEmoji } from "./emoji.js";
import { inline, parse } from "./markdown.js";
import { fill, say } from "./texts.js";
import { formatStamp, fullTime } from "./time.js";

const JUMP =
  /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/**
 * Draws the texts of one message.
 *
 * `page` is what links and mentions lead to: `nameOf`, `channel`, `goTo`, `useCommand`, `me`.
 * Opened spoilers stay open when the same message is drawn again.
 */
export class Prose {
  constructor(page) {
    this.page = page;
    this.revealed = new Set();
  }

  /** A whole text with its blocks. */
  blocks(text) {
    return parse(text ?? "").map((block) => this.block(block));
  }

  /** A single line: names of fields, labels. */
  line(text) {
    return this.inlines(inline(text ?? ""));
  }

  block(block) {
    switch (block.type) {
      case "fence":
        return h("pre", { tabindex: "0" }, h("code", {}, block.text));
      case "heading":
        return h(
          `h${block.level + 2}`,
          { class: `md-h${block.level}` },
          this.inlines(block.children),
        );
      case "subtext":
        return h("p", { class: "md-sub" }, this.inlines(block.children));
      case "quote":
        return h(
          "blockquote",
          {},
          block.blocks.map((inner) => this.block(inner)),
        );
      case "list":
        return this.list(block);
      default:
        return h("p", {}, this.inlines(block.children));
    }
  }

  list(list) {
    const items = list.items.map((item) =>
      h("li", {}, this.inlines(item.children), item.list && this.list(item.list)),
    );
    return list.start === null ? h("ul", {}, items) : h("ol", { start: list.start }, items);
  }

  inlines(parts) {
    return parts.map((part) => this.inline(part));
  }

  inline(part) {
    switch (part.type) {
      case "text":
        return document.createTextNode(part.text);
      case "break":
        return h("br");
      case "bold":
        return h("strong", {}, this.inlines(part.children));
      case "italic":
        return h("em", {}, this.inlines(part.children));
      case "underline":
        return h("u", {}, this.inlines(part.children));
      case "strike":
        return h("s", {}, this.inlines(part.children));
      case "code":
        return h("code", {}, part.text);
      case "spoiler":
        return this.spoiler(part);
      case "link":
        return this.link(part);
      case "user":
        return h(
          "span",
          { class: part.id === this.page.me() ? "mention mention-me" : "mention" },
          `@${this.page.nameOf(part.id)}`,
        );
      case "role":
        return h("span", { class: "mention" }, `@${this.page.roleName?.(part.id) ?? say("page-role")}`);
      case "loud":
        return h("span", { class: "mention" }, part.text);
      case "emoji":
        return drawEmoji(part);
      case "channel":
        return this.channel(part.id, null);
      case "command":
        return h(
          "button",
          { type: "button", class: "mention", onclick: () => this.page.useCommand(part.name) },
          `/${part.name}`,
        );
      case "time":
        return this.time(part);
      default:
        return null;
    }
  }

  time({ unix, style }) {
    const date = new Date(unix * 1000);
    const known = !Number.isNaN(date.getTime());
    return h(
      "time",
      {
        class: "stamp",
        datetime: known ? date.toISOString() : null,
        title: known ? fullTime(date) : null,
        data: { unix, style },
      },
      formatStamp(unix, style),
    );
  }

  channel(channelId, messageId) {
    const channel = this.page.channel(channelId);
    if (!channel) return h("span", { class: "mention" }, say("page-unknown-channel"));
    const name = channel.type === 1 ? this.page.channelName(channel) : `#${channel.name}`;
    return h(
      "button",
      {
        type: "button",
        class: "mention",
        onclick: () => this.page.goTo(channelId, messageId),
      },
      messageId ? say("page-message-in", { channel: name }) : name,
    );
  }

  link(part) {
    const jump = JUMP.exec(part.url);
    if (jump) {
      const bare = part.children.length === 1 && part.children[0].text === part.url;
      if (bare) return this.channel(jump[2], jump[3]);
      return h(
        "button",
        {
          type: "button",
          class: "jump",
          onclick: () => this.page.goTo(jump[2], jump[3]),
        },
        this.inlines(part.children),
      );
    }
    const href = safeLink(part.url);
    if (!href) return h("span", {}, this.inlines(part.children));
    return h(
      "a",
      { href, target: "_blank", rel: "noopener noreferrer nofollow", title: href },
      this.inlines(part.children),
    );
  }

  spoiler(part) {
    const inner = h("span", { class: "spoiler-text" }, this.inlines(part.children));
    const open = () => {
      this.revealed.add(part.source);
      cover.replaceWith(h("span", { class: "spoiler-open" }, inner));
    };
    if (this.revealed.has(part.source)) return h("span", { class: "spoiler-open" }, inner);
    inner.setAttribute("aria-hidden", "true");
    inner.inert = true;
    const cover = h(
      "span",
      { class: "spoiler", role: "button", tabindex: "0", "aria-label": say("page-spoiler") },
      inner,
    );
    const show = (event) => {
      event.preventDefault();
      inner.removeAttribute("aria-hidden");
      inner.inert = false;
      open();
    };
    cover.addEventListener("click", show);
    cover.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") show(event);
    });
    return cover;
  }
}

/** A button that leads to a Discord message: its channel and message here, or null. */
export function jumpTarget(url) {
  const jump = JUMP.exec(url ?? "");
  return jump ? { channelId: jump[2], messageId: jump[3] ?? null } : null;
}

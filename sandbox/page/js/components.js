/** Discord's message components, drawn. What a press does is the caller's. */

import { h, ownUrl } from "./dom.js";
import { drawEmoji } from "./emoji.js";
import { jumpTarget } from "./prose.js";
import { Select } from "./select.js";
import { say } from "./texts.js";

export const TYPE = {
  ROW: 1,
  BUTTON: 2,
  STRING_SELECT: 3,
  TEXT_INPUT: 4,
  USER_SELECT: 5,
  ROLE_SELECT: 6,
  CHANNEL_SELECT: 8,
  SECTION: 9,
  TEXT: 10,
  THUMBNAIL: 11,
  GALLERY: 12,
  FILE: 13,
  SEPARATOR: 14,
  CONTAINER: 17,
  LABEL: 18,
};
const SELECTS = new Set([3, 5, 6, 8]);

/**
 * Draws the components of one message.
 *
 * `host`: `prose`, `memo` (see memo.js), `attachments`, `people()`, `channels(kinds)` and `roles()` for
 * the selects that offer them, `press(customId)`, `choose(customId, values)`, `goTo(channelId, messageId)`.
 */
export class Components {
  constructor(host) {
    this.host = host;
    this.selects = new Map(); // custom id -> Select, as drawn last
  }

  draw(components) {
    const before = this.selects;
    this.selects = new Map();
    const drawn = (components ?? []).map((component) => this.one(component, before));
    return drawn;
  }

  one(component, before) {
    const { memo } = this.host;
    const inner = (list) => (list ?? []).map((each) => this.one(each, before));
    switch (component.type) {
      case TYPE.ROW:
        return h("div", { class: "row" }, inner(component.components));
      case TYPE.BUTTON:
        return memo.keep("button", component, () => this.button(component));
      case TYPE.SECTION:
        return h(
          "div",
          { class: "section" },
          h("div", { class: "section-text" }, inner(component.components)),
          component.accessory &&
            h("div", { class: "section-side" }, this.one(component.accessory, before)),
        );
      case TYPE.TEXT:
        return memo.keep("text", component.content, () =>
          h("div", { class: "prose" }, this.host.prose.blocks(component.content)),
        );
      case TYPE.THUMBNAIL:
        return memo.keep("thumb", component, () => this.picture(component, "thumb"));
      case TYPE.GALLERY:
        return h(
          "div",
          { class: "gallery", data: { count: component.items?.length ?? 0 } },
          (component.items ?? []).map((item) =>
            memo.keep("picture", item, () => this.picture(item, "picture")),
          ),
        );
      case TYPE.FILE:
        return memo.keep("file", component, () => this.file(component));
      case TYPE.SEPARATOR:
        return h("div", {
          class: component.divider === false ? "gap" : "gap gap-line",
          role: component.divider === false ? null : "separator",
          data: { spacing: component.spacing ?? 1 },
        });
      case TYPE.CONTAINER:
        return this.container(component, inner);
      default:
        if (SELECTS.has(component.type)) return this.select(component, before);
        return h(
          "p",
          { class: "md-sub" },
          say("page-no-such-part", { kind: String(component.type) }),
        );
    }
  }

  container(component, inner) {
    const colour = component.accent_color;
    const accent = Number.isInteger(colour) ? `#${colour.toString(16).padStart(6, "0")}` : null;
    const box = h(
      "div",
      { class: "container", vars: accent ? { "--accent": accent } : {} },
      inner(component.components),
    );
    return component.spoiler ? this.covered(box, say("page-spoiler")) : box;
  }

  button(component) {
    const face = [
      component.emoji && h("span", { class: "button-emoji" }, drawEmoji(component.emoji)),
      component.label && h("span", {}, component.label),
    ];
    const label = component.label ? null : (component.emoji?.name ?? say("page-button"));
    if (component.url) return this.linkButton(component, face, label);
    return h(
      "button",
      {
        type: "button",
        class: `button button-${component.style ?? 2}`,
        disabled: Boolean(component.disabled),
        "aria-label": label,
        data: { key: component.custom_id ?? "" },
        onclick: () => this.host.press(component.custom_id),
      },
      face,
    );
  }

  linkButton(component, face, label) {
    const jump = jumpTarget(component.url);
    const shape = { class: "button button-5", "aria-label": label, data: { key: component.url } };
    if (jump) {
      return h(
        "button",
        {
          ...shape,
          type: "button",
          disabled: Boolean(component.disabled),
          onclick: () => this.host.goTo(jump.channelId, jump.messageId),
        },
        face,
      );
    }
    if (component.disabled || !/^https?:/.test(component.url)) {
      return h("button", { ...shape, type: "button", disabled: true }, face);
    }
    return h(
      "a",
      { ...shape, href: component.url, target: "_blank", rel: "noopener noreferrer" },
      face,
      h("span", { "aria-hidden": "true" }, " ↗"),
    );
  }

  select(component, before) {
    const key = component.custom_id;
    const options = this.options(component);
    const { memo } = this.host;
    let select = null;
    const element = memo.keep("select", [component, options], () => {
      select = makeSelect(component, options, {
        key,
        commit: (values) => this.host.choose(key, values),
      });
      const old = before.get(key);
      if (old) select.adopt(old);
      select.element.select = select;
      return select.element;
    });
    this.selects.set(key, element.select);
    return element;
  }

  options(component) {
    return optionsOf(component, this.host);
  }

  /** Selects that were open when the message was edited open again. */
  settle() {
    for (const select of this.selects.values()) select.settle();
  }

  url(media) {
    const raw = media?.url ?? "";
    if (!raw.startsWith("attachment://")) return ownUrl(raw);
    const name = raw.slice("attachment://".length);
    const file = this.host.attachments().find((each) => each.filename === name);
    return file ? ownUrl(file.url) : null;
  }

  picture(item, kind) {
    const url = this.url(item.media);
    const alt = item.description ?? "";
    const image = url
      ? h(
          "a",
          { class: kind, href: url, target: "_blank", rel: "noopener", title: alt || null },
          h("img", {
            src: url,
            alt: alt || say("page-picture-bare"),
            loading: "lazy",
            width: item.media?.width,
            height: item.media?.height,
          }),
        )
      : h("div", { class: `${kind} picture-away` }, alt || say("page-picture-elsewhere"));
    return item.spoiler ? this.covered(image, say("page-hidden-picture")) : image;
  }

  file(component) {
    const url = this.url(component.file);
    const name = component.name ?? component.file?.url?.split("/").at(-1)?.split("?")[0] ?? say("page-file");
    return h(
      "div",
      { class: "file" },
      h("span", { "aria-hidden": "true" }, "📜"),
      url ? h("a", { href: url, download: name }, name) : h("span", {}, name),
    );
  }

  covered(element, label) {
    element.inert = true;
    const wrap = h("div", { class: "covered" }, element);
    const button = h(
      "button",
      {
        type: "button",
        class: "covered-button",
        onclick: () => {
          element.inert = false;
          wrap.replaceWith(element);
        },
      },
      label,
    );
    wrap.append(button);
    return wrap;
  }
}

/** The options of any kind of select: its own, the guild's people, roles, or channels. */
export function optionsOf(component, { people, channels, roles }) {
  if (component.type === TYPE.STRING_SELECT) {
    return (component.options ?? []).map((option) => ({
      ...option,
      emoji: drawEmoji(option.emoji),
    }));
  }
  const first = new Set((component.default_values ?? []).map((each) => each.id));
  const offered =
    {
      [TYPE.USER_SELECT]: people,
      [TYPE.ROLE_SELECT]: roles,
      [TYPE.CHANNEL_SELECT]: () => channels(component.channel_types),
    }[component.type]?.() ?? [];
  return offered.map((option) => ({ ...option, default: first.has(option.value) }));
}

export function makeSelect(component, options, more) {
  return new Select({
    label: more.label ?? component.placeholder,
    placeholder: component.placeholder,
    options,
    least: component.min_values ?? 1,
    most: Math.max(1, Math.min(component.max_values ?? 1, options.length || 1)),
    disabled: Boolean(component.disabled),
    ...more,
  });
}

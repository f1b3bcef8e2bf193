/** Embeds, Discord's older way to show a panel. */

import { h, ownUrl, safeLink } from "./dom.js";
import { say } from "./texts.js";
import { fullTime } from "./time.js";

export function drawEmbed(embed, prose) {
  const accent = Number.isInteger(embed.color)
    ? `#${embed.color.toString(16).padStart(6, "0")}`
    : null;
  const link = safeLink(embed.url ?? "");
  const title = embed.title && prose.line(embed.title);
  return h(
    "div",
    { class: "container embed", vars: accent ? { "--accent": accent } : {} },
    picture(embed.thumbnail, "thumb", say("page-thumbnail")),
    embed.author?.name && h("p", { class: "embed-author" }, embed.author.name),
    title &&
      h(
        "h3",
        { class: "embed-title" },
        link ? h("a", { href: link, target: "_blank", rel: "noopener noreferrer" }, title) : title,
      ),
    embed.description && h("div", { class: "prose" }, prose.blocks(embed.description)),
    embed.fields?.length &&
      h(
        "dl",
        { class: "embed-fields" },
        embed.fields.map((field) =>
          h(
            "div",
            { class: field.inline ? "embed-field" : "embed-field embed-wide" },
            h("dt", {}, prose.line(field.name)),
            h("dd", { class: "prose" }, prose.blocks(field.value)),
          ),
        ),
      ),
    picture(embed.image, "picture", say("page-picture-embed")),
    (embed.footer?.text || embed.timestamp) &&
      h(
        "p",
        { class: "md-sub" },
        [embed.footer?.text, embed.timestamp && fullTime(embed.timestamp)]
          .filter(Boolean)
          .join(" · "),
      ),
  );
}

function picture(media, kind, alt) {
  if (!media?.url) return null;
  const url = ownUrl(media.url);
  if (!url) return h("div", { class: `${kind} picture-away` }, say("page-picture-elsewhere"));
  return h(
    "a",
    { class: kind, href: url, target: "_blank", rel: "noopener" },
    h("img", {
      src: url,
      alt: media.description ?? alt,
      loading: "lazy",
      width: media.width,
      height: media.height,
    }),
  );
}

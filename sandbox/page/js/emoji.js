/** Emojis of the bot's own: pictures where the sandbox has them, else their names. */

import { h } from "./dom.js";

const known = new Set();

/** Take the list of those that there are. */
export function takeEmojis(emojis) {
  known.clear();
  for (const { id } of emojis) known.add(id);
}

/** A component's emoji, or one in a text, as a node or a text; null for none. */
export function drawEmoji(emoji) {
  if (!emoji?.id) return emoji?.name ?? null;
  const name = `:${emoji.name}:`;
  if (!known.has(emoji.id)) return name;
  return h("img", { class: "emoji", src: `/cdn/emojis/${emoji.id}.webp`, alt: name, title: name });
}

/** Short notices of what went wrong. */

import { h } from "./dom.js";
import { say } from "./texts.js";

const SHOWN_MS = 8000;

export function toast(text) {
  const box = document.getElementById("toasts");
  const close = () => note.remove();
  const note = h(
    "div",
    { class: "toast" },
    h("span", {}, text),
    h("button", { type: "button", class: "icon", "aria-label": say("page-dismiss-notice"), onclick: close }, "✕"),
  );
  box.append(note);
  while (box.children.length > 3) box.firstElementChild.remove();
  setTimeout(close, SHOWN_MS);
}

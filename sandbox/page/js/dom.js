/** Building elements. Text only ever enters the page as text nodes: nothing here parses HTML. */

/** The house's sign, from where this file is. */
export const ICON = new URL("../icon.svg", import.meta.url).href;

const PROPERTIES = new Set(["value", "checked", "disabled", "hidden", "selected", "indeterminate"]);

/**
 * `h("p", {class: "x", onclick: f, data: {id: 1}}, "text", node, [more])`.
 * Attributes that are null, undefined or false are left out.
 */
export function h(tag, attributes, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "data") Object.assign(element.dataset, value);
    else if (name === "vars") setVariables(element, value);
    else if (PROPERTIES.has(name)) element[name] = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...nodes(children));
  return element;
}

function setVariables(element, variables) {
  for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value);
}

function nodes(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && child !== false && child !== "");
}

/** The heading of a list, with a button to add to it. */
export function addHead(title, what, key, add) {
  return h(
    "div",
    { class: "side-head" },
    h("h2", {}, title),
    h(
      "button",
      {
        type: "button",
        class: "icon",
        "aria-label": what,
        title: what,
        data: { key },
        onclick: add,
      },
      "+",
    ),
  );
}

let serial = 0;
/** An id that no other element of the page has, for `aria-*` references. */
export function freshId(stem) {
  serial += 1;
  return `${stem}-${serial}`;
}

const LOOPBACK = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** The URL of a picture or file as this page may load it, or null: only the sandbox's own. */
export function ownUrl(url) {
  try {
    const parsed = new URL(url, location.href);
    const local = parsed.origin === location.origin;
    const sameMachine = LOOPBACK.has(parsed.hostname) && LOOPBACK.has(location.hostname);
    if (!/^https?:$/.test(parsed.protocol) || !(local || sameMachine)) return null;
    return parsed.pathname + parsed.search;
  } catch {
    return null;
  }
}

/** A link that a person may follow, or null: never `javascript:` and its like. */
export function safeLink(url) {
  try {
    const parsed = new URL(url);
    return /^(https?|mailto):$/.test(parsed.protocol) ? parsed.href : null;
  } catch {
    return null;
  }
}

const AVATAR_INK = ["#1a1420", "#ffffff"];

/** Black or white, whichever reads better on a `#rrggbb` colour. */
function inkOn(colour) {
  const part = (at) => {
    const value = parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const light = 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
  return light > 0.2 ? AVATAR_INK[0] : AVATAR_INK[1];
}

/** A user's avatar: their picture, else colour and initial; decoration, the name stands beside it. */
export function avatar(user, name) {
  const colour = /^#[0-9a-f]{6}$/i.test(user?.colour ?? "") ? user.colour : "#7d2036";
  const initial = /\p{L}/u.exec(name ?? "")?.[0] ?? "?";
  return h(
    "span",
    {
      class: "avatar",
      "aria-hidden": "true",
      vars: { "--avatar": colour, "--avatar-ink": inkOn(colour) },
    },
    user?.avatar
      ? h("img", { src: `/cdn/avatars/${user.id}/${user.avatar}.png`, alt: "" })
      : initial.toUpperCase(),
  );
}

/** Fill a box anew; the focus stays on the element with the same `data-key`. */
export function redraw(box, ...children) {
  const key = box.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  box.replaceChildren(...nodes(children));
  if (key !== undefined) keyed(box, key)?.focus({ preventScroll: true });
}

const keyed = (box, key) =>
  [...box.querySelectorAll("[data-key]")].find(
    (element) => element.dataset.key === key && !element.disabled,
  );

/**
 * Gives what brings the focus back to where it is now, if it was lost since: a browser does not find
 * an element that was drawn anew. Where a message has it no more, the message gets the focus.
 */
export function rememberFocus() {
  const had = document.activeElement ?? document.body;
  const { key } = had.dataset;
  const box = had.parentElement?.closest("[data-message], [id]");
  const message = box?.dataset.message;
  return () => {
    if (document.activeElement !== document.body) return;
    const here = message ? document.querySelector(`[data-message="${message}"]`) : box;
    const same = here && key !== undefined && keyed(here, key);
    const target = same || (message && here?.querySelector("article"));
    target?.focus({ preventScroll: true });
  };
}

/** What the user's device would have shown: a bell in the head of the chat, and the list behind it. */

import { h } from "./dom.js";
import { compareIds } from "./ids.js";
import { openDialog } from "./modal.js";
import { say } from "./texts.js";
import { clock, fullTime } from "./time.js";

const memory = (user) => `sandbox.noticed.${user}`;

/** How many there are that this user has not looked at. */
function fresh(store) {
  const seen = localStorage.getItem(memory(store.me)) ?? "0";
  return store.notifications.filter((each) => compareIds(each.message_id, seen) > 0).length;
}

export function bell(page) {
  const count = fresh(page.store);
  const words = count ? say("page-notifications-new", { n: count }) : say("page-notifications");
  return h(
    "button",
    {
      type: "button",
      class: "icon bell",
      "aria-label": words,
      title: say("page-notifications-hint"),
      data: { key: "bell" },
      onclick: () => showAll(page),
    },
    "🔔",
    count > 0 &&
      h("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99+" : String(count)),
  );
}

/** The server that it came from, where there are several. */
function from(store, { channel_id: channelId }) {
  const guild = store.guilds.get(store.channels.get(channelId)?.guild_id);
  return guild && store.guilds.size > 1 && h("small", { class: "notification-from" }, guild.name);
}

function showAll(page) {
  const { store } = page;
  const latest = [...store.notifications].reverse();
  if (latest.length) localStorage.setItem(memory(store.me), latest[0].message_id);
  store.emit("notifications");
  const item = (each) =>
    h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: each.blank ? "notification notification-blank" : "notification",
          onclick: () => {
            dialog.close();
            page.goTo(each.channel_id, each.message_id);
          },
        },
        h(
          "span",
          { class: "notification-title" },
          h("b", {}, each.title, from(store, each)),
          h("time", { datetime: each.at, title: fullTime(each.at) }, clock(each.at)),
        ),
        each.blank
          ? h("span", { class: "notification-text" }, say("page-notification-blank"))
          : h("span", { class: "notification-text" }, each.text),
      ),
    );
  const dialog = openDialog({
    title: say("page-notifications"),
    body: h(
      "div",
      { class: "dialog-form" },
      h(
        "p",
        { class: "field-note" },
        say("page-notifications-about", { name: store.nameOf(store.me) }),
      ),
      latest.length
        ? h("ul", { class: "notifications" }, latest.map(item))
        : h("p", { class: "side-note" }, say("page-none-yet")),
    ),
  });
}

/** What the user's device would have shown: a bell in the head of the chat, and the list behind it. */

import { h } from "./dom.js";
import { compareIds } from "./ids.js";
import { openDialog } from "./modal.js";
import { clock, fullTime } from "./time.js";

const memory = (user) => `sandbox.noticed.${user}`;

/** How many there are that this user has not looked at. */
function fresh(store) {
  const seen = localStorage.getItem(memory(store.me)) ?? "0";
  return store.notifications.filter((each) => compareIds(each.message_id, seen) > 0).length;
}

export function bell(page) {
  const count = fresh(page.store);
  const words = count ? `Notifications, ${count} new` : "Notifications";
  return h(
    "button",
    {
      type: "button",
      class: "icon bell",
      "aria-label": words,
      title: "What your phone would have shown",
      data: { key: "bell" },
      onclick: () => showAll(page),
    },
    "🔔",
    count > 0 &&
      h("span", { class: "badge", "aria-hidden": "true" }, count > 99 ? "99+" : String(count)),
  );
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
          h("b", {}, each.title),
          h("time", { datetime: each.at, title: fullTime(each.at) }, clock(each.at)),
        ),
        each.blank
          ? h("span", { class: "notification-text" }, "blank: it says nothing")
          : h("span", { class: "notification-text" }, each.text),
      ),
    );
  const dialog = openDialog({
    title: "Notifications",
    body: h(
      "div",
      { class: "dialog-form" },
      h(
        "p",
        { class: "field-note" },
        `What the phone of ${store.nameOf(store.me)} would have shown. Direct messages and mentions ` +
          "notify, edits never do; without plain words in the message the notification is blank.",
      ),
      latest.length
        ? h("ul", { class: "notifications" }, latest.map(item))
        : h("p", { class: "side-note" }, "None yet."),
    ),
  });
}

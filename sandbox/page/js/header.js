/** The head of the chat: where one is, and who one is. */

import { h, redraw, avatar } from "./dom.js";
import { isThread, signOf } from "./ids.js";
import { askWho } from "./members.js";
import { bell } from "./notifications.js";
import { say } from "./texts.js";

export class Header {
  constructor(page, box) {
    Object.assign(this, { page, box, store: page.store });
    for (const topic of ["channels", "people", "bot", "opened", "notifications"])
      this.store.on(topic, () => this.draw());
  }

  draw() {
    const { store } = this;
    const { channel, user } = store;
    const others = store.unread - (channel?.unread ?? 0);
    const name = user ? store.nameOf(user.id) : say("page-nobody");
    const title = channel ? store.channelName(channel) : "";
    const parts = [title, store.guild.name].filter(Boolean);
    document.title = `${others ? `(${others}) ` : ""}${parts.join(" · ")}`;
    const parent = isThread(channel) ? store.channels.get(channel.parent_id) : null;
    redraw(
      this.box,
      h(
        "button",
        {
          type: "button",
          class: "icon menu",
          "aria-label": others ? say("page-menu-unread", { n: others }) : say("page-menu"),
          "aria-controls": "drawer",
          "aria-expanded": String(this.page.drawerOpen()),
          data: { key: "menu" },
          onclick: () => this.page.drawer(true),
        },
        "☰",
        others > 0 && h("span", { class: "dot", "aria-hidden": "true" }),
      ),
      h(
        "h1",
        { class: "channel-title" },
        h(
          "span",
          { class: "channel-sign", "aria-hidden": "true" },
          isThread(channel) ? "#" : signOf(channel),
        ),
        h(
          "span",
          {},
          parent && h("span", { class: "channel-parent" }, `${parent.name} › `),
          title,
          channel?.guild_id &&
            store.guilds.size > 1 &&
            h("small", { class: "channel-server" }, store.guild.name),
        ),
      ),
      store.away && h("span", { class: "away" }, say("page-bot-away")),
      user && bell(this.page),
      h(
        "button",
        {
          type: "button",
          class: "whoami",
          data: { key: "whoami" },
          title: say("page-play-as-another"),
          onclick: () => askWho(this.page),
        },
        h("span", { class: "whoami-as" }, say("page-you-are")),
        avatar(user, name),
        h("b", {}, name),
      ),
    );
  }
}

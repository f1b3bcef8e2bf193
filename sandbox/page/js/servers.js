/** The left edge: the servers that one is in. Where there is one alone, nothing is shown. */

import { h, redraw } from "./dom.js";
import { say } from "./texts.js";

/** A server's name as a few letters: the first of each of its words. */
function initials(name) {
  const words = name.split(/\s+/).map((word) => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? "");
  return words.join("").slice(0, 3).toLocaleUpperCase() || "?";
}

export class Servers {
  constructor(page, box) {
    Object.assign(this, { page, box, store: page.store });
    for (const topic of ["channels", "bot"]) this.store.on(topic, () => this.draw());
  }

  draw() {
    const guilds = [...this.store.guilds.values()];
    this.box.hidden = guilds.length < 2;
    redraw(
      this.box,
      guilds.length > 1 &&
        h(
          "ul",
          { class: "server-list" },
          guilds.map((guild) => h("li", {}, this.button(guild))),
        ),
    );
  }

  button(guild) {
    const { store } = this;
    const current = guild.id === store.guildId;
    const unread = store.unreadIn(guild.id);
    const away = store.isAway(guild.id);
    const name = away ? `${guild.name}, ${say("page-bot-away")}` : guild.name;
    return h(
      "button",
      {
        type: "button",
        class: away ? "server server-away" : "server",
        title: name,
        "aria-current": current ? "true" : null,
        data: { key: `server-${guild.id}` },
        onclick: () => this.page.lookAt(guild.id),
      },
      h("span", { "aria-hidden": "true" }, initials(guild.name)),
      h("span", { class: "unseen" }, name),
      unread > 0 &&
        h(
          "span",
          { class: "badge" },
          unread > 99 ? "99+" : String(unread),
          h("span", { class: "unseen" }, ` ${say("page-unread")}`),
        ),
    );
  }
}

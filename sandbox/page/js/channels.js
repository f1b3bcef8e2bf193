/** The left side: the channels of the guild with their threads, and the direct messages. */

import { addHead, h, ICON, redraw } from "./dom.js";
import { compareIds, isPrivate, isThread, signOf } from "./ids.js";
import { openDialog } from "./modal.js";
import { say } from "./texts.js";
import { toast } from "./toast.js";

export class Channels {
  constructor(page, box) {
    Object.assign(this, { page, box, store: page.store });
    for (const topic of ["channels", "bot", "people"]) this.store.on(topic, () => this.draw());
  }

  draw() {
    const all = [...this.store.channels.values()].sort((a, b) => compareIds(a.id, b.id));
    const open = all.filter(
      (each) => !each.archived || each.id === this.store.channelId || each.unread,
    );
    const here = open.filter((each) => each.guild_id === this.store.guildId);
    const top = here.filter((each) => !isPrivate(each) && !isThread(each));
    const ids = new Set(top.map((each) => each.id));
    const lost = here.filter((each) => isThread(each) && !ids.has(each.parent_id));
    const direct = open.filter(isPrivate);
    redraw(
      this.box,
      h(
        "div",
        { class: "brand" },
        h("img", { src: ICON, alt: "", width: 36, height: 36 }),
        h(
          "div",
          {},
          h("p", { class: "brand-name" }, this.store.guild.name),
          h("p", { class: "brand-note" }, say("page-about")),
        ),
        h(
          "button",
          {
            type: "button",
            class: "icon drawer-close",
            "aria-label": say("page-close-menu"),
            data: { key: "close" },
            onclick: () => this.page.drawer(false),
          },
          "✕",
        ),
      ),
      addHead(say("page-channels"), say("page-add-channel"), "add-channel", () => this.add()),
      h(
        "ul",
        { class: "channel-list" },
        [...top, ...lost].map((channel) =>
          this.item(
            channel,
            open.filter((each) => isThread(each) && each.parent_id === channel.id),
          ),
        ),
      ),
      h("div", { class: "side-head" }, h("h2", {}, say("page-direct-messages"))),
      direct.length
        ? h(
            "ul",
            { class: "channel-list" },
            direct.map((channel) => this.item(channel, [])),
          )
        : h(
            "p",
            { class: "side-note" },
            say(this.store.user?.dms_open === false ? "page-direct-closed" : "page-none-yet"),
          ),
    );
  }

  item(channel, threads) {
    const { store } = this;
    const current = channel.id === store.channelId;
    const unread = channel.unread ?? 0;
    const sign = signOf(channel);
    const away = isPrivate(channel) && store.isAway(null);
    return h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: unread && !current ? "channel channel-unread" : "channel",
          "aria-current": current ? "page" : null,
          data: { key: `channel-${channel.id}`, channel: channel.id },
          onclick: () => this.page.goTo(channel.id),
        },
        h("span", { class: "channel-sign", "aria-hidden": "true" }, sign),
        h("span", { class: "channel-name" }, store.channelName(channel)),
        away && h("small", {}, say("page-away")),
        unread > 0 &&
          !current &&
          h(
            "span",
            { class: "badge" },
            unread > 99 ? "99+" : String(unread),
            h("span", { class: "unseen" }, ` ${say("page-unread")}`),
          ),
      ),
      threads.length > 0 &&
        h(
          "ul",
          { class: "channel-list" },
          threads.map((thread) => this.item(thread, [])),
        ),
    );
  }

  add() {
    const name = h("input", {
      id: "channel-name",
      type: "text",
      maxlength: 60,
      autocomplete: "off",
      placeholder: say("page-channel-example"),
    });
    const form = h(
      "form",
      {
        class: "dialog-form",
        onsubmit: async (event) => {
          event.preventDefault();
          if (!name.value.trim()) return name.focus();
          try {
            const channel = await this.page.api.addChannel(name.value.trim(), this.store.guildId);
            dialog.close();
            this.store.putChannel({ unread: 0, ...channel });
            return this.page.goTo(channel.id);
          } catch (error) {
            return toast(error.message);
          }
        },
      },
      h("div", { class: "field" }, h("label", { for: "channel-name" }, say("page-channel-name")), name),
      h(
        "footer",
        { class: "dialog-foot" },
        h("button", { type: "submit", class: "button button-3" }, say("page-add")),
      ),
    );
    const dialog = openDialog({ title: say("page-add-channel"), body: form });
    name.focus();
  }
}

/** Where a user writes: plain messages, and slash commands with their options. */

import { firstToTry, leaves, readTyped, suggestions } from "./commands.js";
import { h } from "./dom.js";
import { CHANNEL, isForPosts, isPrivate } from "./ids.js";
import { OptionFields } from "./options.js";
import { fill, language, say } from "./texts.js";
import { toast } from "./toast.js";

const TRIED = "sandbox.tried";

export class Composer {
  constructor(page, foot) {
    this.page = page;
    this.store = page.store;
    this.fields = null;
    this.found = [];
    this.active = 0;
    this.closed = false;
    this.said = [];
    this.recall = -1;
    this.place = "";
    this.drafts = new Map(); // what was begun, by who writes it and where
    this.sending = new Set(); // where something is sent that has no answer yet, as in `drafts`
    this.build(foot);
    for (const topic of ["commands", "opened", "channels", "people"])
      this.store.on(topic, () => this.refresh());
    this.store.on("message", () => this.drawHint());
    this.store.on("bot", () => this.drawStatus());
    this.store.on("language", () => {
      this.fields?.remove();
      this.fields = null;
      this.typedSomething();
    });
    this.store.on("commands", () => {
      this.active = 0;
      if (this.input.value && !this.fields) this.typedSomething();
      this.drawSuggestions();
    });
    this.drawTyping();
  }

  build(foot) {
    this.input = h("textarea", {
      id: "composer-input",
      rows: "1",
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": "suggestions",
      autocomplete: "off",
      spellcheck: "true",
      maxlength: "2000",
      enterkeyhint: "send",
      disabled: true, // until there is a channel to write to
      oninput: () => this.typedSomething(),
      onkeydown: (event) => this.keydown(event),
      onblur: () => setTimeout(() => this.drawSuggestions(), 150),
      onfocus: () => this.drawSuggestions(),
    });
    this.list = h("ul", {
      id: "suggestions",
      class: "suggestions",
      role: "listbox",
      data: { label: "page-commands" },
      hidden: true,
    });
    this.optionBox = h("div", {});
    this.status = h("p", { class: "status", role: "status" });
    this.banner = h("div", { class: "banner" });
    this.hintBox = h("div", { class: "hint-box" });
    this.send = h(
      "button",
      { type: "submit", class: "send", data: { label: "page-send" } },
      h("span", { "aria-hidden": "true" }, "➤"),
    );
    const form = h(
      "form",
      {
        class: "composer",
        onsubmit: (event) => {
          event.preventDefault();
          this.submit();
        },
      },
      this.input,
      this.send,
    );
    foot.append(this.banner, this.hintBox, this.list, form, this.optionBox, this.status);
  }

  get known() {
    return leaves(this.store.commands, this.store.channel);
  }

  refresh() {
    const { channel, user } = this.store;
    const where = channel
      ? isPrivate(channel)
        ? this.store.channelName(channel)
        : `#${channel.name}`
      : "";
    const forum = isForPosts(channel);
    // Where one writes stands above: the line is short, for it is cut at its end on a phone.
    this.input.placeholder = channel ? say(forum ? "page-begin-post" : "page-write") : "";
    this.input.setAttribute(
      "aria-label",
      say("page-write-as", {
        where,
        name: user ? this.store.nameOf(user.id) : say("page-nobody"),
      }),
    );
    this.input.disabled = !channel;
    this.drawHint();
    this.drawBanner();
    this.drawStatus();
  }

  /** Write where one goes, which may still be read: what was begun elsewhere waits there. */
  turnTo(channelId) {
    const place = `${this.store.me} ${channelId}`;
    if (place === this.place) return;
    this.drafts.set(this.place, this.input.value);
    this.place = place;
    this.put(this.drafts.get(place) ?? "");
    this.drawSending();
  }

  drawSending() {
    if (this.sending.has(this.place)) this.send.setAttribute("aria-busy", "true");
    else this.send.removeAttribute("aria-busy");
  }

  drawHint() {
    const hint = this.fresh() && this.input.value === "" && this.hint();
    if (hint || this.hintBox.firstChild) this.hintBox.replaceChildren(...(hint ? [hint] : []));
  }

  fresh() {
    if (this.store.shortcuts.length)
      return this.page.shortcuts.offered.length > 0 && this.store.messages.size > 0;
    const inGuild = this.store.channel?.type === CHANNEL.TEXT;
    return inGuild && localStorage.getItem(TRIED) === null && this.store.messages.size > 0;
  }

  /** What a visitor may begin with, or "Type /start". Null if there is no such command. */
  hint() {
    if (this.page.shortcuts.offered.length) return this.page.shortcuts.card();
    const first = firstToTry(this.known);
    return (
      first &&
      h(
        "p",
        { class: "hint" },
        fill("page-new-here", {
          command: h(
            "button",
            { type: "button", class: "hint-button", onclick: () => this.use(first.path) },
            `/${first.shown}`,
          ),
        }),
      )
    );
  }

  drawBanner() {
    const { user } = this.store;
    const key = user?.auto ? `${user.id} ${language.locale}` : "";
    if (this.banner.dataset.for === key) return;
    this.banner.dataset.for = key;
    this.banner.replaceChildren(
      ...(key
        ? [
            h("span", {}, fill("page-auto", { name: h("b", {}, this.store.nameOf(user.id)) })),
            h(
              "button",
              {
                type: "button",
                class: "link",
                onclick: () => this.page.changeUser(user.id, { auto: false }),
              },
              say("page-take-over"),
            ),
          ]
        : []),
    );
  }

  // --- status -------------------------------------------------------------------

  drawStatus() {
    const { bot, connected } = this.store;
    const { away } = this.store;
    const text = !connected
      ? say("page-lost")
      : away
        ? say("page-bot-is-away", { bot: bot.username })
        : this.typing
          ? say("page-writing", { name: this.typing })
          : "";
    this.status.classList.toggle("status-bad", !connected || away);
    if (this.status.textContent !== text) this.status.textContent = text;
  }

  drawTyping(name = "") {
    clearTimeout(this.typingTimer);
    this.typing = name;
    if (name) this.typingTimer = setTimeout(() => this.drawTyping(), 8000);
    this.drawStatus();
  }

  // --- typing -------------------------------------------------------------------

  /** Put a command into the box, ready to be sent or filled in. */
  use(path) {
    const leaf = this.known.find((each) => [each.path, each.shown].includes(path));
    this.put(`/${leaf?.shown ?? path} `);
    const needed = this.fields?.leaf.options.find((option) => option.required);
    (needed ? this.fields.inputs.get(needed.name) : this.input).focus();
    this.closed = true;
    this.drawSuggestions();
  }

  put(text) {
    this.input.value = text;
    this.typedSomething();
  }

  typedSomething() {
    this.closed = false;
    this.active = 0;
    this.input.style.height = "auto";
    this.input.style.height = `${Math.min(this.input.scrollHeight, 160)}px`;
    const { leaf, given } = readTyped(this.input.value, this.known);
    if (leaf?.path !== this.fields?.leaf.path) {
      this.fields?.remove();
      this.fields = leaf
        ? new OptionFields(this.page, leaf, {
            onEnter: () => this.submit(),
            onLeave: () => this.input.focus(),
          })
        : null;
      if (this.fields) this.optionBox.append(this.fields.element);
    }
    this.fields?.fill(given);
    if (this.input.value) this.hintBox.replaceChildren();
    else this.refresh();
    this.drawSuggestions();
  }

  get suggesting() {
    const text = this.input.value;
    const here = document.activeElement === this.input;
    return here && !this.closed && !this.fields && text.startsWith("/") && !text.includes("\n");
  }

  drawSuggestions() {
    this.found = this.suggesting ? suggestions(this.input.value, this.known) : [];
    this.list.hidden = this.found.length === 0;
    this.input.setAttribute("aria-expanded", String(!this.list.hidden));
    this.list.replaceChildren(
      ...this.found.map((leaf, index) =>
        h(
          "li",
          {
            id: `suggestion-${index}`,
            role: "option",
            "aria-selected": String(index === this.active),
            // The focus stays in the box; a finger may be about to scroll the list.
            onpointerdown: (event) => event.preventDefault(),
            onclick: () => this.use(leaf.path),
          },
          h("b", {}, `/${leaf.shown}`),
          h(
            "span",
            { class: "suggestion-options" },
            leaf.options.map((option) =>
              h("i", {}, option.required ? `${option.shown}*` : option.shown),
            ),
          ),
          h("small", {}, leaf.description),
        ),
      ),
    );
    if (this.found.length)
      this.input.setAttribute("aria-activedescendant", `suggestion-${this.active}`);
    else this.input.removeAttribute("aria-activedescendant");
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  keydown(event) {
    if (event.isComposing) return;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (this.found.length && move) {
      this.active = (this.active + move + this.found.length) % this.found.length;
      this.drawSuggestions();
    } else if (
      this.found.length &&
      (event.key === "Tab" || event.key === "Enter") &&
      !event.shiftKey
    ) {
      this.use(this.found[this.active].path);
    } else if (event.key === "Enter" && !event.shiftKey) {
      this.submit();
    } else if (event.key === "Escape" && (this.input.value || this.found.length)) {
      if (this.found.length) this.closed = true;
      else this.put("");
      this.drawSuggestions();
    } else if (
      event.key === "ArrowUp" &&
      (this.input.value === "" || this.recall >= 0) &&
      this.said.length
    ) {
      this.recall = Math.min(this.recall + 1, this.said.length - 1);
      const kept = this.recall;
      this.put(this.said[kept]);
      this.recall = kept;
      this.closed = true;
    } else {
      if (event.key.length === 1) this.recall = -1;
      return;
    }
    event.preventDefault();
  }

  async submit() {
    const { place } = this;
    await this.page.arriving;
    if (place !== this.place) return; // it waits where it was written
    const sent = this.input.value;
    const text = sent.trim();
    if (!text || this.sending.has(place)) return;
    const { fields } = this;
    if (text.startsWith("/") && !fields) {
      const command = text.split(/\s+/).slice(0, 3).join(" ");
      toast(say("page-no-command", { command }));
      return;
    }
    const wrong = fields?.wrong();
    if (wrong) {
      wrong.input.focus();
      return;
    }
    this.sending.add(place);
    this.drawSending();
    const had = document.activeElement;
    const done = fields
      ? await this.page.actions.command(fields.leaf.path, fields.values(), fields.leaf.shown)
      : await this.page.actions.say(text);
    this.sending.delete(place);
    this.drawSending();
    if (!done) return;
    if (fields) localStorage.setItem(TRIED, "yes");
    this.said = [text, ...this.said.filter((each) => each !== text)].slice(0, 20);
    this.recall = -1;
    if (this.forget(place, sent) && this.leftAlone(had)) this.input.focus();
  }

  /** Take away what was sent, unless something else is written there by now; say if it was in the box. */
  forget(place, sent) {
    if (place !== this.place) {
      if (this.drafts.get(place) === sent) this.drafts.delete(place);
      return false;
    }
    if (this.input.value !== sent) return false;
    this.put("");
    return true;
  }

  /** Is the focus still where something was sent from, or lost, and not where somebody has gone? */
  leftAlone(had) {
    const here =
      had === document.body || !had?.isConnected || had === this.input || had === this.send;
    return here && !document.querySelector("dialog[open]");
  }
}

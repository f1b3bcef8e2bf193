/** A select menu: a button that opens a listbox, for one value or several. */

import { freshId, h } from "./dom.js";
import { say } from "./texts.js";

const TYPE_AHEAD_MS = 700;

/**
 * `options`: [{value, label, description, emoji, default}]; `least`/`most`: how many may be chosen.
 * `commit(values)` is called when the choice is made. A `field` (in a form) commits at every
 * change and keeps its choice; a select on a message asks for a confirmation if several may be
 * chosen, as nothing should be sent half-way.
 */
export class Select {
  constructor({
    label,
    placeholder,
    options,
    least = 1,
    most = 1,
    disabled = false,
    field = false,
    key,
    commit,
  }) {
    Object.assign(this, { options, least, most, field, commit, placeholder });
    this.chosen = options.filter((option) => option.default).map((option) => option.value);
    this.draft = [...this.chosen];
    this.active = 0;
    this.typed = "";
    this.listId = freshId("list");
    this.face = h("button", {
      type: "button",
      class: "select-face",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": this.listId,
      disabled,
      data: key === undefined ? {} : { key },
      onclick: () => (this.isOpen ? this.close() : this.open()),
      onkeydown: (event) => {
        if (!["ArrowDown", "ArrowUp"].includes(event.key) || this.isOpen) return;
        event.preventDefault();
        this.open();
      },
    });
    this.labelText = label || placeholder || say("page-choose");
    this.element = h("div", { class: "select" }, this.face, (this.popup = this.buildPopup()));
    this.outside = (event) => {
      if (!this.element.contains(event.target)) this.close({ keepFocus: true });
    };
    this.drawFace();
  }

  get many() {
    return this.most > 1;
  }

  get isOpen() {
    return !this.popup.hidden;
  }

  get confirms() {
    return !this.field && (this.many || this.least === 0);
  }

  buildPopup() {
    this.list = h(
      "ul",
      {
        id: this.listId,
        class: "select-list",
        role: "listbox",
        tabindex: "-1",
        "aria-label": this.labelText,
        "aria-multiselectable": this.many ? "true" : null,
        onkeydown: (event) => this.keydown(event),
      },
      this.options.map((option, index) => this.row(option, index)),
    );
    this.count = h("span", { class: "select-count", "aria-live": "polite" });
    this.confirm = h(
      "button",
      { type: "button", class: "button button-3", onclick: () => this.finish() },
      say("page-confirm"),
    );
    const foot =
      this.many || this.confirms
        ? h(
            "div",
            { class: "select-foot" },
            this.count,
            this.field
              ? h(
                  "button",
                  { type: "button", class: "button button-2", onclick: () => this.close() },
                  say("page-done"),
                )
              : this.confirm,
          )
        : null;
    return h(
      "div",
      { class: "select-popup", hidden: true, onkeydown: (event) => this.escape(event) },
      this.list,
      foot,
    );
  }

  row(option, index) {
    return h(
      "li",
      {
        id: `${this.listId}-${index}`,
        role: "option",
        class: "select-option",
        "aria-selected": "false",
        onclick: () => {
          this.active = index;
          this.pick(option.value);
        },
        onpointermove: () => this.activate(index, false),
      },
      h("span", { class: "select-mark", "aria-hidden": "true" }),
      option.emoji && h("span", { class: "select-emoji" }, option.emoji),
      h(
        "span",
        { class: "select-words" },
        h("span", {}, option.label),
        option.description && h("small", {}, option.description),
      ),
    );
  }

  drawFace() {
    const labels = this.chosen
      .map((value) => this.options.find((option) => option.value === value)?.label)
      .filter(Boolean);
    const text = labels.length ? labels.join(", ") : this.placeholder || say("page-choose");
    this.face.replaceChildren(
      h("span", { class: labels.length ? "select-value" : "select-value select-empty" }, text),
      h("span", { class: "select-arrow", "aria-hidden": "true" }, "▾"),
    );
    this.face.setAttribute(
      "aria-label",
      labels.length ? `${this.labelText}: ${text}` : this.labelText,
    );
  }

  drawList() {
    [...this.list.children].forEach((row, index) => {
      row.setAttribute("aria-selected", String(this.draft.includes(this.options[index].value)));
      row.classList.toggle("select-active", index === this.active);
    });
    if (this.options.length)
      this.list.setAttribute("aria-activedescendant", `${this.listId}-${this.active}`);
    const enough = this.draft.length >= this.least && this.draft.length <= this.most;
    this.confirm.disabled = !enough;
    const key = this.least === this.most ? "page-chosen" : "page-chosen-range";
    const { least, most } = this;
    this.count.textContent = say(key, { n: this.draft.length, least, most });
  }

  open() {
    // A choice that is under way lets no other be sent.
    if (this.face.disabled || this.face.getAttribute("aria-busy") === "true") return;
    this.draft = [...this.chosen];
    const first = this.options.findIndex((option) => this.draft.includes(option.value));
    this.active = Math.max(0, first);
    this.show();
    this.list.focus({ preventScroll: true });
  }

  show() {
    this.popup.hidden = false;
    this.face.setAttribute("aria-expanded", "true");
    this.drawList();
    this.place();
    document.addEventListener("pointerdown", this.outside, true);
    this.list.children[this.active]?.scrollIntoView({ block: "nearest" });
  }

  /** Open upwards where there is more room there. */
  place() {
    const box = this.face.getBoundingClientRect();
    const frame = this.element.closest(".scroll, dialog")?.getBoundingClientRect() ?? {
      top: 0,
      bottom: innerHeight,
    };
    const below = frame.bottom - box.bottom;
    const above = box.top - frame.top;
    const upward = below < Math.min(this.popup.scrollHeight, 300) && above > below;
    this.popup.classList.toggle("select-up", upward);
    const room = Math.max(upward ? above : below, 150) - 24;
    this.popup.style.setProperty("--room", `${Math.round(room)}px`);
  }

  close({ keepFocus = false } = {}) {
    if (!this.isOpen) return;
    this.popup.hidden = true;
    this.face.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", this.outside, true);
    if (!keepFocus) this.face.focus({ preventScroll: true });
  }

  /** Take over from the select that stood here before the message was edited. */
  adopt(old) {
    if (!old.isOpen || this.face.disabled) return;
    const known = (value) => this.options.some((option) => option.value === value);
    this.draft = old.draft.filter(known).slice(0, this.most);
    this.active = Math.min(old.active, Math.max(0, this.options.length - 1));
    old.close({ keepFocus: true });
    this.adopted = true;
  }

  /** After the element is back in the page: finish taking over. */
  settle() {
    if (!this.adopted) return;
    this.adopted = false;
    this.show();
    this.list.focus({ preventScroll: true });
  }

  activate(index, scroll = true) {
    if (index === this.active) return;
    this.active = index;
    this.drawList();
    if (scroll) this.list.children[index]?.scrollIntoView({ block: "nearest" });
  }

  pick(value) {
    if (!this.many) {
      const again = this.draft[0] === value && this.least === 0;
      this.draft = again ? [] : [value];
      if (this.confirms) this.drawList();
      else this.finish();
      return;
    }
    if (this.draft.includes(value)) this.draft = this.draft.filter((each) => each !== value);
    else if (this.draft.length < this.most) this.draft = [...this.draft, value];
    this.drawList();
    if (this.field) this.keep();
  }

  keep() {
    this.chosen = [...this.draft];
    this.drawFace();
    this.commit?.(this.chosen);
  }

  finish() {
    if (this.draft.length < this.least || this.draft.length > this.most) return;
    this.close();
    this.keep();
  }

  escape(event) {
    if (event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    this.close();
  }

  keydown(event) {
    const last = this.options.length - 1;
    const to = {
      ArrowDown: Math.min(this.active + 1, last),
      ArrowUp: Math.max(this.active - 1, 0),
      Home: 0,
      End: last,
      PageDown: Math.min(this.active + 8, last),
      PageUp: Math.max(this.active - 8, 0),
    }[event.key];
    if (to !== undefined) this.activate(to);
    else if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) this.finish();
    else if (event.key === "Enter" || (event.key === " " && !this.typed)) {
      const option = this.options[this.active];
      if (option) this.pick(option.value);
    } else if (event.key === "Tab" && !this.many && !this.confirms) {
      this.close();
      return;
    } else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey)
      this.typeAhead(event.key);
    else return;
    event.preventDefault();
  }

  typeAhead(letter) {
    clearTimeout(this.typing);
    this.typed += letter.toLowerCase();
    this.typing = setTimeout(() => (this.typed = ""), TYPE_AHEAD_MS);
    const found = this.options.findIndex((option) =>
      option.label.toLowerCase().startsWith(this.typed),
    );
    if (found >= 0) this.activate(found);
  }
}

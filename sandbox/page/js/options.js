/** The fields for the options of one slash command. */

import { OPTION, optionValue } from "./commands.js";
import { freshId, h } from "./dom.js";
import { say } from "./texts.js";

const ASK_AFTER_MS = 200;

const isNumeric = ({ type }) => type === OPTION.INTEGER || type === OPTION.NUMBER;

export class OptionFields {
  /** `page`: people, channels, roles, actions. `onEnter()`: the command is to be sent. `onLeave()`: back. */
  constructor(page, leaf, { onEnter, onLeave }) {
    Object.assign(this, { page, leaf, onEnter, onLeave });
    this.inputs = new Map();
    this.notes = new Map(); // what is wrong with each, in words
    this.untaken = new Map(); // what was typed for a field that cannot hold it
    this.labels = new Map(); // shown name of an autocompleted choice -> its value
    this.element = h(
      "div",
      { class: "options", role: "group", "aria-label": say("page-options-of", { command: `/${leaf.shown}` }) },
      h("p", { class: "options-about" }, h("b", {}, `/${leaf.shown}`), " ", leaf.description),
      h(
        "div",
        { class: "options-fields" },
        leaf.options.map((option) => this.field(option)),
      ),
    );
  }

  field(option) {
    const id = freshId("option");
    const input = this.input(option, id);
    const note = h("p", { id: freshId("note"), class: "option-note", role: "alert" });
    input.setAttribute("aria-describedby", note.id);
    input.addEventListener("keydown", (event) => this.keydown(event));
    input.addEventListener("input", () => {
      this.untaken.delete(option.name);
      this.mark(option, "");
    });
    this.inputs.set(option.name, input);
    this.notes.set(option.name, note);
    return h(
      "div",
      { class: "option" },
      h(
        "label",
        { for: id, title: option.description },
        option.shown,
        option.required && h("span", { class: "required", title: say("page-required") }, " *"),
      ),
      input,
      note,
      h("small", {}, option.description),
    );
  }

  input(option, id) {
    const shape = { id, "aria-required": option.required ? "true" : null };
    const fixed = this.fixedChoices(option);
    if (fixed) {
      return h(
        "select",
        shape,
        h("option", { value: "" }, option.required ? say("page-option-choose") : "—"),
        fixed.map(([name, value]) => h("option", { value }, name)),
      );
    }
    const numeric = isNumeric(option);
    if (numeric && !option.autocomplete) {
      return h("input", {
        ...shape,
        type: "number",
        min: option.min_value,
        max: option.max_value,
        step: option.type === OPTION.NUMBER ? "any" : 1,
      });
    }
    const input = h("input", {
      ...shape,
      type: "text",
      inputmode: numeric ? "numeric" : null,
      autocomplete: "off",
      minlength: option.min_length,
      maxlength: option.max_length,
    });
    return option.autocomplete ? this.withChoices(option, input) : input;
  }

  fixedChoices(option) {
    if (option.choices?.length)
      return option.choices.map((choice) => [choice.name, String(choice.value)]);
    if (option.type === OPTION.BOOLEAN)
      return [
        [say("page-yes"), "true"],
        [say("page-no"), "false"],
      ];
    if (option.type === OPTION.USER)
      return this.page.people().map((each) => [each.label, each.value]);
    if (option.type === OPTION.CHANNEL)
      return this.page.channels(option.channel_types).map((each) => [each.label, each.value]);
    if (option.type === OPTION.ROLE)
      return this.page.roles().map((each) => [each.label, each.value]);
    return null;
  }

  withChoices(option, input) {
    const list = h("datalist", { id: freshId("choices") });
    let timer = null;
    const ask = async () => {
      const choices = await this.page.actions
        .choices(this.leaf.path, this.values(), option.name)
        .catch(() => []);
      list.replaceChildren(
        ...choices.map((choice) => {
          this.labels.set(choice.name, choice.value);
          return h("option", { value: choice.name });
        }),
      );
    };
    input.setAttribute("list", list.id);
    input.append(list);
    input.addEventListener("focus", ask);
    input.addEventListener("input", () => {
      clearTimeout(timer);
      timer = setTimeout(ask, ASK_AFTER_MS);
    });
    document.body.append(list);
    this.lists = [...(this.lists ?? []), list];
    return input;
  }

  keydown(event) {
    if (event.key === "Enter" && !event.isComposing) {
      event.preventDefault();
      this.onEnter();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.onLeave();
    }
  }

  /** Take values that were typed as `name:value`. */
  fill(given) {
    this.untaken.clear();
    for (const [name, text] of Object.entries(given)) {
      const input = this.inputs.get(name);
      if (!input || !text) continue;
      if (input.tagName !== "SELECT") input.value = text;
      else {
        const lower = text.toLowerCase();
        const found = [...input.options].find(
          (each) => each.value === text || each.text.toLowerCase() === lower,
        );
        input.value = found?.value ?? "";
      }
      if (!input.value) this.untaken.set(name, text);
    }
  }

  values() {
    const values = {};
    for (const option of this.leaf.options) {
      const text = this.inputs.get(option.name).value.trim();
      const value = this.labels.get(text) ?? optionValue(option, text);
      if (value !== undefined) values[option.name] = value;
    }
    return values;
  }

  /** The first field that must still be filled or put right, or null. */
  wrong() {
    let first = null;
    for (const option of this.leaf.options) {
      const input = this.inputs.get(option.name);
      const why = this.whyNot(option, input);
      this.mark(option, why);
      if (why) first ??= { input, option };
    }
    return first;
  }

  mark(option, why) {
    this.inputs.get(option.name).setAttribute("aria-invalid", String(Boolean(why)));
    this.notes.get(option.name).textContent = why;
  }

  /** What is wrong with a field, in a sentence; nothing if it may be sent. */
  whyNot(option, input) {
    const typed = this.untaken.get(option.name);
    if (typed && input.tagName === "SELECT")
      return say("page-no-choice", { typed });
    const text = input.value.trim();
    const wrong = typed || !input.checkValidity() || this.noChoice(option, text);
    if (wrong && isNumeric(option)) return this.range(option);
    if (option.required && !text) return say("page-is-required");
    return wrong ? input.validationMessage : "";
  }

  range({ min_value: least, max_value: most, autocomplete }) {
    const [low, high] = [least !== undefined, most !== undefined];
    const range = low && high ? "between" : low ? "from" : high ? "up-to" : "any";
    return say(autocomplete ? "page-give-choice" : "page-give-number", { range, least, most });
  }

  /** Is this neither a choice that was offered nor a number that fits, where one is wanted? */
  noChoice(option, text) {
    if (!isNumeric(option) || !text || this.labels.has(text)) return false;
    const { min_value: least = -Infinity, max_value: most = Infinity } = option;
    return !(Number(text) >= least && Number(text) <= most);
  }

  remove() {
    this.element.remove();
    for (const list of this.lists ?? []) list.remove();
  }
}

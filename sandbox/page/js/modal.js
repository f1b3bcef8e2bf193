/** Dialogs: the bot's modals, and the page's own small questions. */

import { makeSelect, optionsOf, TYPE } from "./components.js";
import { freshId, h, rememberFocus } from "./dom.js";
import { Prose } from "./prose.js";
import { say as text } from "./texts.js";

/** A `<dialog>` with a head and a close button; gone from the page when it is closed. */
export function openDialog({ title, className = "", body, onClose }) {
  const titleId = freshId("title");
  const dialog = h(
    "dialog",
    { class: `dialog ${className}`, "aria-labelledby": titleId },
    h(
      "header",
      { class: "dialog-head" },
      h("h2", { id: titleId }, title),
      h(
        "button",
        { type: "button", class: "icon", "aria-label": text("page-close"), onclick: () => dialog.close() },
        "✕",
      ),
    ),
    body,
  );
  const bringFocusBack = rememberFocus();
  dialog.addEventListener("close", () => {
    dialog.remove();
    bringFocusBack();
    onClose?.();
  });
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/** Show a bot's modal. `submit(values)` may throw: then the dialog stays and says why. */
export function openModal(modal, { page, submit }) {
  const values = {};
  const fields = [];
  const prose = new Prose(page.links);
  const parts = (modal.components ?? []).map((part) =>
    drawPart(part, { page, prose, values, fields }),
  );
  const trouble = h("p", { class: "failure", role: "alert", hidden: true });
  const send = h("button", { type: "submit", class: "button button-3" }, text("page-submit"));
  const say = (sentence) => {
    trouble.textContent = sentence;
    trouble.hidden = !sentence;
  };
  const form = h(
    "form",
    {
      class: "dialog-form",
      novalidate: true,
      onsubmit: async (event) => {
        event.preventDefault();
        const wrong = fields.find((field) => field.problem());
        for (const field of fields) field.mark(Boolean(field.problem()));
        if (wrong) {
          say(wrong.problem());
          wrong.focus();
          return;
        }
        say("");
        send.disabled = true;
        send.setAttribute("aria-busy", "true");
        try {
          await submit(values);
          dialog.close();
        } catch (error) {
          say(error.message);
        } finally {
          send.disabled = false;
          send.removeAttribute("aria-busy");
        }
      },
    },
    h("div", { class: "dialog-parts" }, parts),
    trouble,
    h(
      "footer",
      { class: "dialog-foot" },
      h(
        "button",
        { type: "button", class: "button button-2", onclick: () => dialog.close() },
        text("page-cancel"),
      ),
      send,
    ),
  );
  const dialog = openDialog({ title: modal.title, className: "modal", body: form });
  fields[0]?.focus();
  return dialog;
}

function drawPart(part, context) {
  if (part.type === TYPE.TEXT)
    return h("div", { class: "prose" }, context.prose.blocks(part.content));
  if (part.type === TYPE.ROW)
    return part.components.map((inner) => drawField(inner, inner, context));
  if (part.type === TYPE.LABEL) return drawField(part.component, part, context);
  return drawField(part, part, context);
}

function drawField(component, { label, description }, context) {
  if (component.type === TYPE.TEXT_INPUT) return textField(component, label, description, context);
  if (optionsOf(component, context.page).length || component.type === TYPE.STRING_SELECT) {
    return selectField(component, label, description, context);
  }
  return h(
    "p",
    { class: "md-sub" },
    text("page-no-such-field", { kind: String(component.type) }),
  );
}

const star = (required) => required && h("span", { class: "required", title: text("page-required") }, " *");

function textField(component, label, description, { values, fields }) {
  const id = freshId("field");
  const noteId = freshId("note");
  const field = label ?? text("page-text");
  const required = component.required !== false;
  const input = h(component.style === 2 ? "textarea" : "input", {
    id,
    value: component.value ?? "",
    placeholder: component.placeholder,
    autocomplete: "off",
    maxlength: component.max_length,
    rows: component.style === 2 ? 5 : null,
    type: component.style === 2 ? null : "text",
    "aria-describedby": description ? noteId : null,
    "aria-required": String(required),
    oninput: () => (values[component.custom_id] = input.value),
  });
  values[component.custom_id] = input.value;
  fields.push({
    focus: () => input.focus(),
    mark: (wrong) => input.setAttribute("aria-invalid", String(wrong)),
    problem: () => {
      if (required && !input.value.trim()) return text("page-needed", { field });
      const least = component.min_length ?? 0;
      if (input.value && input.value.length < least)
        return text("page-too-short", { field, least });
      return null;
    },
  });
  return h(
    "div",
    { class: "field" },
    h("label", { for: id }, field, star(required)),
    description && h("p", { id: noteId, class: "field-note" }, description),
    input,
  );
}

function selectField(component, label, description, { page, values, fields }) {
  const required = component.required !== false;
  const field = label ?? text("page-choose");
  const options = optionsOf(component, page);
  const select = makeSelect(component, options, {
    label,
    field: true,
    least: required ? (component.min_values ?? 1) : 0,
    commit: (chosen) => (values[component.custom_id] = chosen),
  });
  values[component.custom_id] = [...select.chosen];
  fields.push({
    focus: () => select.face.focus(),
    mark: (wrong) => select.face.setAttribute("aria-invalid", String(wrong)),
    problem: () => {
      const count = values[component.custom_id].length;
      return required && count < select.least ? text("page-needed", { field }) : null;
    },
  });
  return h(
    "div",
    { class: "field" },
    h("span", { class: "field-label" }, field, star(required)),
    description && h("p", { class: "field-note" }, description),
    select.element,
  );
}

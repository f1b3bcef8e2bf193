/**
 * The right side: the users of this machine, those first who are in the server that is shown. One of
 * them is who sits at this page.
 */

import { addHead, h, redraw, avatar } from "./dom.js";
import { openDialog } from "./modal.js";
import { language, nameOf, say } from "./texts.js";
import { toast } from "./toast.js";

/**
 * The marks after a user's name, each with words of its own. Unread direct messages are marked
 * for those whom the player may want to play next: not oneself, and nobody who plays by itself.
 */
function marks(user, me, moderator) {
  return [
    user.unread_dms > 0 &&
      user.id !== me &&
      !user.auto &&
      h(
        "span",
        { class: "mark mark-unread", title: say("page-unread-direct") },
        say("page-mark-unread", { n: user.unread_dms }),
      ),
    moderator && h("span", { class: "mark", title: say("page-is-moderator") }, say("page-moderator")),
    !user.dms_open &&
      h(
        "span",
        { class: "mark mark-closed", title: say("page-mark-closed-hint") },
        say("page-mark-closed"),
      ),
    user.blocked &&
      h(
        "span",
        { class: "mark mark-closed", title: say("page-mark-blocks-hint") },
        say("page-mark-blocks"),
      ),
  ];
}

/** A user as a list shows them: picture, name, marks. */
function person(user, store, more) {
  const { me } = store;
  const name = store.nameOf(user.id);
  return [
    avatar(user, name),
    h(
      "span",
      { class: "person-words" },
      h("span", { class: "person-title" }, name),
      h(
        "span",
        { class: "person-marks" },
        user.id === me && h("span", { class: "mark mark-me" }, say("page-you")),
        marks(user, me, store.isModerator(user)),
        more,
      ),
    ),
  ];
}

const SETTINGS = [
  ["dms_open", "page-direct-open", (user) => user.dms_open],
  ["moderator", "page-is-moderator", (user, store) => store.isModerator(user)],
  ["present", "page-is-there", (user, store) => store.isMember(user)],
  ["blocked", "page-blocks-bot", (user) => user.blocked],
  ["installed", "page-has-installed", (user) => user.installed],
];

const PERMISSIONS = [
  [null, "page-by-role"],
  [true, "page-allowed"],
  [false, "page-denied"],
];

export class Members {
  constructor(page, box) {
    Object.assign(this, { page, box, store: page.store });
    this.opened = new Set(); // users whose settings are shown
    this.store.on("people", () => this.draw());
  }

  draw() {
    const users = [...this.store.users.values()];
    const elsewhere = users.filter((user) => !this.store.isMember(user));
    redraw(
      this.box,
      addHead(say("page-members"), say("page-add-user"), "add-user", () => this.add()),
      h("p", { class: "side-note" }, say("page-press-a-name")),
      h(
        "ul",
        { class: "people" },
        users.filter((user) => this.store.isMember(user)).map((user) => this.row(user)),
      ),
      elsewhere.length > 0 && [
        h("div", { class: "side-head" }, h("h2", {}, say("page-not-here"))),
        h(
          "ul",
          { class: "people" },
          elsewhere.map((user) => this.row(user)),
        ),
      ],
    );
  }

  row(user) {
    const name = this.store.nameOf(user.id);
    const me = user.id === this.store.me;
    const open = this.opened.has(user.id);
    return h(
      "li",
      { class: me ? "person person-me" : "person", data: { user: user.id } },
      h(
        "div",
        { class: "person-line" },
        h(
          "button",
          {
            type: "button",
            class: "person-name",
            "aria-current": me ? "true" : null,
            data: { key: `as-${user.id}` },
            title: me ? say("page-this-is-you") : say("page-play-as", { name }),
            onclick: () => this.page.become(user.id),
          },
          person(user, this.store),
        ),
        h(
          "button",
          {
            type: "button",
            class: "icon",
            "aria-label": say("page-settings-of", { name }),
            "aria-expanded": String(open),
            data: { key: `more-${user.id}` },
            onclick: () => this.toggle(user.id),
          },
          "⋯",
        ),
      ),
      this.check(user, "auto", say("page-plays-by-itself"), user.auto),
      open &&
        h(
          "div",
          { class: "person-settings" },
          SETTINGS.map(([field, key, value]) =>
            this.check(user, field, say(key), value(user, this.store)),
          ),
          this.language(user, name),
          user.id !== this.store.guild.owner_id &&
            this.store.guild.permissions.map((command) => this.permission(user, command, name)),
        ),
    );
  }

  /** Whether the guild's integration settings allow or deny this user a command. */
  permission(user, command, name) {
    const title = `/${command.name}`;
    const now = this.store.permissionOf(command, user);
    return h(
      "fieldset",
      { class: "permission", "aria-label": say("page-of-person", { name, what: title }) },
      h("legend", {}, title),
      PERMISSIONS.map(([permission, key]) =>
        h(
          "label",
          {},
          h("input", {
            type: "radio",
            name: `permission-${command.id}-${user.id}`,
            checked: permission === now,
            data: { key: `permission-${command.id}-${user.id}-${permission}` },
            onchange: () => this.page.setCommandPermission(command.id, user.id, permission),
          }),
          h("span", {}, say(key)),
        ),
      ),
    );
  }

  /** A switch of a user's; what they are in the guild is changed in the one that is shown. */
  check(user, field, words, on) {
    const { guildId } = this.store;
    const name = this.store.nameOf(user.id);
    return h(
      "label",
      { class: "switch" },
      h("input", {
        type: "checkbox",
        role: "switch",
        checked: Boolean(on),
        "aria-label": say("page-of-person", { name, what: words }),
        data: { key: `${field}-${user.id}` },
        onchange: (event) =>
          this.page.changeUser(user.id, { [field]: event.target.checked, guild_id: guildId }),
      }),
      h("span", { class: "switch-face", "aria-hidden": "true" }),
      h("span", {}, words),
    );
  }

  language(user, name) {
    return languages(user, name, (locale) => this.page.speaker.setLanguage(user.id, locale));
  }

  toggle(id) {
    if (!this.opened.delete(id)) this.opened.add(id);
    this.draw();
  }

  add() {
    const name = h("input", {
      id: "user-name",
      type: "text",
      maxlength: 32,
      autocomplete: "off",
      placeholder: say("page-user-example"),
    });
    const auto = h("input", { type: "checkbox", role: "switch" });
    const moderator = h("input", { type: "checkbox", role: "switch" });
    const line = (input, words) =>
      h(
        "label",
        { class: "switch" },
        input,
        h("span", { class: "switch-face", "aria-hidden": "true" }),
        h("span", {}, words),
      );
    const form = h(
      "form",
      {
        class: "dialog-form",
        onsubmit: async (event) => {
          event.preventDefault();
          if (!name.value.trim()) return name.focus();
          try {
            const { guildId } = this.store;
            const user = await this.page.api.addUser(name.value.trim(), moderator.checked, guildId);
            this.store.putUser(user);
            dialog.close();
            if (auto.checked) await this.page.changeUser(user.id, { auto: true });
          } catch (error) {
            toast(error.message);
          }
          return undefined;
        },
      },
      h("div", { class: "field" }, h("label", { for: "user-name" }, say("page-user-name")), name),
      line(auto, say("page-plays-by-itself")),
      line(moderator, say("page-moderator")),
      h(
        "footer",
        { class: "dialog-foot" },
        h("button", { type: "submit", class: "button button-3" }, say("page-add")),
      ),
    );
    const dialog = openDialog({ title: say("page-add-user"), body: form });
    name.focus();
  }
}

/** What a person has Discord in: the languages that there are, each by its own name. */
function languages(user, name, choose) {
  const now = user.locale ?? "en-US";
  const all = [...new Set([...language.all, now])];
  return h(
    "label",
    { class: "field language" },
    h("span", { class: "field-label" }, say("page-language")),
    h(
      "select",
      {
        "aria-label": say("page-of-person", { name, what: say("page-language") }),
        data: { key: `locale-${user.id}` },
        onchange: (event) => choose(event.target.value),
      },
      all.map((each) =>
        h("option", { value: each, lang: each, selected: each === now }, nameOf(each)),
      ),
    ),
  );
}

/** "Who are you?": asked of a visitor who is nobody yet, and when one wants to be another. */
export function askWho(page, { mustChoose = false, focus = ".who-choice" } = {}) {
  if (document.querySelector(".who")) return;
  const users = [...page.store.users.values()];
  let [chosen, again] = [null, false];
  const { user: me } = page.store;
  const list = h(
    "ul",
    { class: "who-list" },
    users.map((user) =>
      h(
        "li",
        {},
        h(
          "button",
          {
            type: "button",
            class: "who-choice",
            "aria-current": user.id === page.store.me ? "true" : null,
            onclick: () => {
              chosen = user.id;
              dialog.close();
            },
          },
          person(
            user,
            page.store,
            user.auto && h("span", { class: "mark" }, say("page-plays-by-itself")),
          ),
        ),
      ),
    ),
  );
  const dialog = openDialog({
    title: say(mustChoose ? "page-who-are-you" : "page-play-as-whom"),
    className: "who",
    body: h(
      "div",
      { class: "dialog-form" },
      mustChoose && h("p", {}, say("page-who-about")),
      list,
      me &&
        languages(me, page.store.nameOf(me.id), async (locale) => {
          await page.speaker.setLanguage(me.id, locale);
          again = true;
          dialog.close();
        }),
    ),
    onClose: async () => {
      if (again) return void askWho(page, { focus: "select" });
      if ("answered" in dialog.dataset) return; // by the page's address, maybe after the choice
      if (!chosen && mustChoose) chosen = users[0]?.id;
      if (!chosen || chosen === page.store.me) return;
      await page.become(chosen);
      page.enter();
    },
  });
  dialog.querySelector(focus)?.focus();
}

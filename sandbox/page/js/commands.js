/** The bot's slash commands as the composer offers them. */

import { isForPosts } from "./ids.js";
import { inLanguage } from "./texts.js";

export const OPTION = {
  SUB: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  ROLE: 8,
  NUMBER: 10,
};

const called = (node) => inLanguage(node.name_localizations) ?? node.name;
const said = (node) => inLanguage(node.description_localizations) ?? node.description ?? "";

/**
 * Every command that can be used, subcommands apart: [{path, shown, description, options}], and each
 * option with `shown`: what they are called in the user's language, beside what the bot calls them.
 * `commands` are those that the sandbox offers to this user there.
 */
export function leaves(commands, channel) {
  const found = [];
  if (isForPosts(channel)) return found;
  for (const command of commands) walk(command, command.name, called(command), found);
  return found.sort((a, b) => a.shown.localeCompare(b.shown));
}

function walk(node, path, shown, found) {
  const deeper = (node.options ?? []).filter(
    (option) => option.type === OPTION.SUB || option.type === OPTION.GROUP,
  );
  if (!deeper.length)
    found.push({ path, shown, description: said(node), options: (node.options ?? []).map(worded) });
  for (const option of deeper)
    walk(option, `${path} ${option.name}`, `${shown} ${called(option)}`, found);
}

const worded = (option) => ({
  ...option,
  shown: called(option),
  description: said(option),
  choices: option.choices?.map((choice) => ({ ...choice, name: called(choice) })),
});

/** The command that a first-time visitor is pointed to: the first that is called start. */
export const firstToTry = (known) =>
  known.find((leaf) => leaf.path.split(" ").at(-1) === "start") ?? null;

/** What was typed: the command it names, if any, and options given as `name:value`. */
export function readTyped(text, known) {
  if (!text.startsWith("/")) return { leaf: null, given: {} };
  const words = text.slice(1).replace(/\s+/g, " ");
  const found =
    known
      .flatMap((leaf) => [...new Set([leaf.shown, leaf.path])].map((name) => ({ leaf, name })))
      .filter(({ name }) => words === name || words.startsWith(`${name} `))
      .sort((a, b) => b.name.length - a.name.length)[0] ?? null;
  const given = {};
  const leaf = found?.leaf ?? null;
  if (leaf) {
    const rest = words.slice(found.name.length);
    const byName = new Map(
      leaf.options.flatMap(({ name, shown }) => [[name, name], [shown, name]]),
    );
    const names = [...byName.keys()].join("|");
    if (names) {
      const pattern = new RegExp(`(?:^|\\s)(${names}):\\s*(.*?)(?=\\s(?:${names}):|$)`, "g");
      for (const [, name, value] of rest.matchAll(pattern)) given[byName.get(name)] = value.trim();
    }
  }
  return { leaf, given };
}

/** The commands that what was typed may become. */
export function suggestions(text, known) {
  const words = text.slice(1).toLowerCase().replace(/\s+/g, " ").trim();
  const names = (leaf) => [leaf.shown, leaf.path];
  const starts = known.filter((leaf) => names(leaf).some((name) => name.startsWith(words)));
  const holds = known.filter(
    (leaf) =>
      !starts.includes(leaf) &&
      names(leaf).some((name) => words.split(" ").every((word) => name.includes(word))),
  );
  return [...starts, ...holds];
}

/** An option's value as the API takes it, or undefined if it was left out. */
export function optionValue(option, text) {
  if (text === "" || text === undefined) return undefined;
  if (option.type === OPTION.INTEGER || option.type === OPTION.NUMBER) {
    const number = Number(text);
    return Number.isFinite(number) ? number : text;
  }
  if (option.type === OPTION.BOOLEAN) return text === "true";
  return text;
}

/** The bot's slash commands as the composer offers them. */

import { CHANNEL } from "./ids.js";

export const OPTION = {
  SUB: 1,
  GROUP: 2,
  STRING: 3,
  INTEGER: 4,
  BOOLEAN: 5,
  USER: 6,
  CHANNEL: 7,
  NUMBER: 10,
};

/**
 * Every command that can be used, subcommands apart: [{path, description, options}].
 * `commands` are those that the sandbox offers to this user. As in Discord, one that is not for
 * direct messages is offered only in the guild.
 */
export function leaves(commands, channel) {
  const found = [];
  if (channel?.type === CHANNEL.FORUM) return found;
  const dm = channel?.type === CHANNEL.DM;
  for (const command of commands) {
    if (
      dm &&
      (command.dm_permission === false || (command.contexts && !command.contexts.includes(1)))
    )
      continue;
    walk(command, command.name, found);
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

function walk(node, path, found) {
  const deeper = (node.options ?? []).filter(
    (option) => option.type === OPTION.SUB || option.type === OPTION.GROUP,
  );
  if (!deeper.length)
    found.push({ path, description: node.description ?? "", options: node.options ?? [] });
  for (const option of deeper) walk(option, `${path} ${option.name}`, found);
}

/** The command that a first-time visitor is pointed to: the first that is called start. */
export const firstToTry = (known) =>
  known.find((leaf) => leaf.path.split(" ").at(-1) === "start")?.path ?? null;

/** What was typed: the command it names, if any, and options given as `name:value`. */
export function readTyped(text, known) {
  if (!text.startsWith("/")) return { leaf: null, given: {} };
  const words = text.slice(1).replace(/\s+/g, " ");
  const leaf =
    known
      .filter((each) => words === each.path || words.startsWith(`${each.path} `))
      .sort((a, b) => b.path.length - a.path.length)[0] ?? null;
  const given = {};
  if (leaf) {
    const rest = words.slice(leaf.path.length);
    const names = leaf.options.map((option) => option.name).join("|");
    if (names) {
      const pattern = new RegExp(`(?:^|\\s)(${names}):\\s*(.*?)(?=\\s(?:${names}):|$)`, "g");
      for (const [, name, value] of rest.matchAll(pattern)) given[name] = value.trim();
    }
  }
  return { leaf, given };
}

/** The commands that what was typed may become. */
export function suggestions(text, known) {
  const words = text.slice(1).toLowerCase().replace(/\s+/g, " ").trim();
  const starts = known.filter((leaf) => leaf.path.startsWith(words));
  const holds = known.filter(
    (leaf) => !starts.includes(leaf) && words.split(" ").every((word) => leaf.path.includes(word)),
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

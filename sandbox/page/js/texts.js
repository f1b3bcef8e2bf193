/** What the page says, in the language of whom it shows: sandbox/text, made data by the sandbox. */

let texts = []; // [{locale, texts: {key: parts}}]: the language, then English for what it lacks
let locale = navigator.language;
let number = new Intl.NumberFormat(locale);
const root = (each) => each.split("-")[0];

/** What Discord would have the language called, and all that there are. */
export const language = { locale: "en-US", all: [] };

const known = new Map(); // what was asked for -> what the sandbox has of it
let latest = null;

async function read(wanted) {
  try {
    const headers = wanted ? { "Accept-Language": wanted } : {};
    return await (await fetch("/page/texts.json", { headers })).json();
  } catch (error) {
    known.delete(wanted);
    throw error;
  }
}

/** Speak a locale from now on; without one what the browser asks for. True if that is another. */
export async function speak(wanted = null) {
  latest = wanted;
  if (!known.has(wanted)) known.set(wanted, read(wanted));
  const found = await known.get(wanted);
  const spoken = wanted ?? found.locale;
  if (latest !== wanted || (texts.length && language.locale === spoken)) return false;
  texts = found.texts;
  language.locale = spoken;
  language.all = found.languages;
  // Who has a browser in British English reads dates as there.
  locale = navigator.languages.find((each) => root(each) === root(spoken)) ?? spoken;
  number = new Intl.NumberFormat(locale);
  document.documentElement.lang = texts[0].locale;
  return true;
}

/** For `Intl`: how dates and numbers are written. */
export const intl = () => locale;

/** A text as a list of strings, and of what elements it is filled with. */
export function fill(key, given = {}) {
  for (const each of texts) {
    const parts = each.texts[key] && filled(each.texts[key], given, each.locale);
    if (parts) return parts;
  }
  return [key];
}

/** A text. */
export const say = (key, given) => fill(key, given).join("");

/** The parts of a text, or null if something is not given that it asks for. */
function filled(parts, given, of) {
  const all = parts.map((part) => {
    if (typeof part === "string") return part;
    const value = given[part.place];
    if (value === undefined) return null;
    if (part.among) return filled(part.among[choice(part, value, of)], given, of);
    if (typeof value !== "number") return value;
    return part.options ? value.toLocaleString(locale, part.options) : number.format(value);
  });
  return all.includes(null) ? null : all.flat(Infinity);
}

/** Which variant holds: the value itself, else how a language counts it, else the marked one. */
function choice({ among, otherwise, options }, value, of) {
  if (String(value) in among) return String(value);
  if (typeof value !== "number") return otherwise;
  const kind = new Intl.PluralRules(of, options).select(value);
  return kind in among ? kind : otherwise;
}

/** What is said in the language among what a bot gives by languages, if it is. */
export const inLanguage = (given) =>
  given?.[language.locale] ?? given?.[root(language.locale)] ?? null;

/** Say anew what stands on the page for good: elements that name their text or their label. */
export function sayAll() {
  for (const element of document.querySelectorAll("[data-text]"))
    element.textContent = say(element.dataset.text);
  for (const element of document.querySelectorAll("[data-label]"))
    element.setAttribute("aria-label", say(element.dataset.label));
}

/** A language as those call it who speak it; with its region only where there are several. */
export function nameOf(each) {
  const alone = language.all.filter((other) => root(other) === root(each)).length < 2;
  const names = new Intl.DisplayNames([each], { type: "language", languageDisplay: "standard" });
  const [first, ...rest] = names.of(alone ? root(each) : each);
  return first.toLocaleUpperCase(each) + rest.join("");
}

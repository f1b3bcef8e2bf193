/** Times as Discord writes them, in the language of whom the page shows and the reader's own zone. */

import { intl, say } from "./texts.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const made = new Map(); // to make one takes longer than to use it a hundred times

function once(key, make) {
  const whole = `${intl()} ${key}`;
  if (!made.has(whole)) made.set(whole, make(intl()));
  return made.get(whole);
}

const written = (date, style) =>
  once(style, (locale) => new Intl.DateTimeFormat(locale, STYLES[style])).format(date);

/** Of a unit, its length and how many of it are already one of the next: Discord's own, which
 * rounds as Moment.js does (https://momentjs.com/docs/#/customization/relative-time-threshold/) and
 * counts whole seconds up to a minute and whole minutes up to an hour. */
const STEPS = [
  ["second", 1, 60],
  ["minute", 60, 60],
  ["hour", 3600, 22],
  ["day", 86400, 26],
  ["month", 2629746, 11],
  ["year", 31556952, Infinity],
];

/** "in 3 minutes", "10 seconds ago": what is nearest, so that 110 seconds are 2 minutes. */
function relative(unix, now = Date.now() / 1000) {
  const away = Math.abs(unix - now);
  const [unit, length] = STEPS.find(([, size, most]) => Math.round(away / size) < most);
  const many = unit === "second" ? Math.round(away) : Math.max(1, Math.round(away / length));
  return once("R", (locale) => new Intl.RelativeTimeFormat(locale, { numeric: "always" })).format(
    unix < now ? -many : many,
    unit,
  );
}

export function formatStamp(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return say("page-some-day");
  return style === "R" ? relative(unix) : written(date, style in STYLES ? style : "f");
}

export const clock = (iso) => written(new Date(iso), "t");
export const fullTime = (iso) => written(new Date(iso), "F");

/** Keep every "in 3 minutes" on the page true. */
export function keepTime() {
  setInterval(() => {
    for (const element of document.querySelectorAll('time[data-style="R"]')) {
      const text = formatStamp(Number(element.dataset.unix), "R");
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}

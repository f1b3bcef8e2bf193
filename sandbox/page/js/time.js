/** Times as Discord writes them, in the reader's own language and zone. */

const LANGUAGE = navigator.language;
const make = (options) => new Intl.DateTimeFormat(LANGUAGE, options);

const STYLES = {
  t: make({ timeStyle: "short" }),
  T: make({ timeStyle: "medium" }),
  d: make({ dateStyle: "short" }),
  D: make({ dateStyle: "long" }),
  f: make({ dateStyle: "long", timeStyle: "short" }),
  F: make({ dateStyle: "full", timeStyle: "short" }),
};
const RELATIVE = new Intl.RelativeTimeFormat(LANGUAGE, { numeric: "always" });
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
  return RELATIVE.format(unix < now ? -many : many, unit);
}

export function formatStamp(unix, style) {
  const date = new Date(unix * 1000);
  if (Number.isNaN(date.getTime())) return "some day";
  return style === "R" ? relative(unix) : (STYLES[style] ?? STYLES.f).format(date);
}

export const clock = (iso) => STYLES.t.format(new Date(iso));
export const fullTime = (iso) => STYLES.F.format(new Date(iso));

/** Keep every "in 3 minutes" on the page true. */
export function keepTime() {
  setInterval(() => {
    for (const element of document.querySelectorAll('time[data-style="R"]')) {
      const text = formatStamp(Number(element.dataset.unix), "R");
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}

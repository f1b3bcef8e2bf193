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
const STEPS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

/** "in 3 minutes", "10 seconds ago". */
function relative(unix, now = Date.now() / 1000) {
  const seconds = Math.round(unix - now);
  const [unit, length] = STEPS.find(([, size]) => Math.abs(seconds) >= size) ?? STEPS.at(-1);
  return RELATIVE.format(Math.trunc(seconds / length), unit);
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

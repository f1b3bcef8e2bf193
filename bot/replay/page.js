"use strict";
const by = (id) => document.getElementById(id);
const night = JSON.parse(by("night").textContent);
const SVG = "http://www.w3.org/2000/svg";
const REST = 2500;
const LAST = night.steps.length - 1;
const looks = all(night.steps);
const alts = words(night.pictures);
const shown = {};
let step = 0;
let playing = 0;

// Own cards and what is known stay until a step says something else.
function all(steps) {
  const kept = [{}, {}];
  return steps.map(([table, told, tables, tolds, own, rest]) => {
    const [owns, rests] = [{ ...Object.assign(kept[0], own) }, { ...Object.assign(kept[1], rest) }];
    return (eyes) => [tables[eyes] ?? table, owns[eyes], tolds[eyes] ?? told, rests[eyes]];
  });
}

// JavaScript counts some characters as two, what has made the page counts each as one.
function words(pictures) {
  let before = [];
  return pictures.map(([, , , head, tail, said]) => {
    const end = before.slice(before.length - tail);
    before = [...before.slice(0, head), ...said, ...end];
    return before.join("");
  });
}

function made(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function picture(number) {
  if (number < 0) return null;
  const [wide, high, pieces] = night.pictures[number];
  const box = { viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": alts[number] };
  const drawn = made("svg", { ...box, width: wide, height: high });
  for (const n of pieces) {
    const [x, y, width, height] = night.pieces[n];
    drawn.append(made("use", { href: `#p${n}`, x, y, width, height }));
  }
  return drawn;
}

function text(number) {
  const lines = document.createDocumentFragment();
  for (const n of night.texts[number] ?? []) lines.append(by(`t${n}`).content.cloneNode(true));
  return lines;
}

// What stays the same is left as it is, so that it does not flicker and is not read out again.
function put(place, numbers, make) {
  if (shown[place] === String(numbers)) return;
  shown[place] = String(numbers);
  by(place).replaceChildren(...[numbers].flat().map(make).filter(Boolean));
}

function show(to) {
  step = Math.max(0, Math.min(LAST, to));
  const [table, own, told, rest] = looks[step](by("eyes").selectedIndex);
  put("table", table, picture);
  put("own", own, picture);
  by("where").textContent = night.labels[step];
  put("told", told, text);
  put("rest", rest, text);
  const slider = by("slider");
  slider.value = step;
  slider.setAttribute("aria-valuetext", night.labels[step]);
  by("first").disabled = by("back").disabled = step === 0;
  by("next").disabled = by("last").disabled = step === LAST;
  if (step === LAST) stop();
}

function stop() {
  clearInterval(playing);
  playing = 0;
  by("play").textContent = night.play[0];
}

function play() {
  if (playing) return stop();
  if (step === LAST) show(0);
  by("play").textContent = night.play[1];
  playing = setInterval(() => show(step + 1), REST);
}

function go(to) {
  stop();
  show(to);
}

const moves = {
  first: () => go(0),
  back: () => go(step - 1),
  next: () => go(step + 1),
  last: () => go(LAST),
  play,
};
const keys = { Home: "first", ArrowLeft: "back", ArrowRight: "next", End: "last" };

for (const [id, move] of Object.entries(moves)) by(id).addEventListener("click", move);
by("slider").addEventListener("input", (event) => go(Number(event.target.value)));
by("eyes").addEventListener("change", () => show(step));
document.addEventListener("keydown", (event) => {
  const move = keys[event.key];
  if (!move || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("select, input, summary")) return;
  event.preventDefault();
  moves[move]();
});
by("eyes").selectedIndex = 0;
by("night-shown").hidden = by("steps").hidden = false;
show(0);

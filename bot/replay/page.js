"use strict";
const by = (id) => document.getElementById(id);
const night = JSON.parse(by("night").textContent);
const SVG = "http://www.w3.org/2000/svg";
const REST = 2500;
const LAST = night.steps.length - 1;
const shown = {};
let step = 0;
let playing = 0;

function made(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

function picture(number) {
  if (number < 0) return null;
  const [wide, high, pieces, alt] = night.pictures[number];
  const box = { viewBox: `0 0 ${wide} ${high}`, role: "img", "aria-label": alt };
  const drawn = made("svg", { ...box, width: wide, height: high });
  for (const n of pieces) {
    const [x, y, width, height] = night.pieces[n];
    drawn.append(made("use", { href: `#p${n}`, x, y, width, height }));
  }
  return drawn;
}

const text = (number) => (number < 0 ? null : by(`t${number}`).content.cloneNode(true));

// What stays the same is left as it is, so that it does not flicker and is not read out again.
function put(place, number, make) {
  if (shown[place] === number) return;
  shown[place] = number;
  by(place).replaceChildren(...[make(number)].filter(Boolean));
}

function show(to) {
  step = Math.max(0, Math.min(LAST, to));
  const [table, own, told, rest] = night.steps[step][by("eyes").selectedIndex];
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

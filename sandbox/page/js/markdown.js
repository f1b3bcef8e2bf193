/**
 * Discord's markdown, read into a tree of plain objects. Drawing it is prose.js's work, so this
 * file can be tested without a page.
 */

const DEEPEST = 12;

/** The blocks of a text: paragraph, heading, subtext, quote, list, fence. */
export function parse(text, depth = 0) {
  const blocks = [];
  const fence = /```(?:([\w+#.-]{1,20})\n)?([\s\S]+?)```/g;
  let from = 0;
  for (const found of text.matchAll(fence)) {
    lines(text.slice(from, found.index), blocks, depth);
    blocks.push({ type: "fence", text: found[2].replace(/^\n|\n$/g, "") });
    from = found.index + found[0].length;
  }
  lines(text.slice(from), blocks, depth);
  return blocks;
}

const HEADING = /^(#{1,3})\s+(.+)$/;
const SUBTEXT = /^-#\s+(.+)$/;
const ITEM = /^(\s*)(?:([-*])|(\d{1,9})\.)\s+(.+)$/;
const QUOTE = /^>\s(.*)$/;

function lines(text, blocks, depth) {
  const rows = text.replace(/^\n/, "").replace(/\n$/, "").split("\n");
  if (rows.length === 1 && rows[0] === "") return;
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    let match;
    if (row.startsWith(">>> ") && depth < DEEPEST) {
      blocks.push({
        type: "quote",
        blocks: parse([row.slice(4), ...rows.slice(at + 1)].join("\n"), depth + 1),
      });
      return;
    } else if ((match = QUOTE.exec(row)) && depth < DEEPEST) {
      const quoted = [match[1]];
      while ((match = QUOTE.exec(rows[at + 1] ?? ""))) {
        quoted.push(match[1]);
        at += 1;
      }
      blocks.push({ type: "quote", blocks: parse(quoted.join("\n"), depth + 1) });
    } else if ((match = HEADING.exec(row))) {
      blocks.push({ type: "heading", level: match[1].length, children: inline(match[2]) });
    } else if ((match = SUBTEXT.exec(row))) {
      blocks.push({ type: "subtext", children: inline(match[1]) });
    } else if (ITEM.test(row)) {
      const items = [];
      for (; at < rows.length && (match = ITEM.exec(rows[at])); at += 1) {
        const another = items[0] && (items[0].number === null) !== (match[3] === undefined);
        if (another && match[1].length < 2) break;
        items.push({
          level: Math.min(Math.floor(match[1].length / 2), 8),
          number: match[3] === undefined ? null : Number(match[3]),
          children: inline(match[4]),
        });
      }
      at -= 1;
      blocks.push(nest(items));
    } else {
      const last = blocks.at(-1);
      if (last?.type === "paragraph" && last.open) last.text += `\n${row}`;
      else blocks.push({ type: "paragraph", open: true, text: row });
    }
  }
  for (const block of blocks) {
    if (block.type !== "paragraph" || !block.open) continue;
    block.children = inline(block.text);
    block.open = false;
  }
}

/** A flat run of items as a list whose items may hold one deeper list each. */
function nest(items) {
  const list = { type: "list", start: items[0].number, items: [] };
  const top = items[0].level;
  for (let at = 0; at < items.length; at += 1) {
    const item = { children: items[at].children, list: null };
    const deeper = [];
    while (items[at + 1] && items[at + 1].level > top) deeper.push(items[(at += 1)]);
    if (deeper.length) item.list = nest(deeper);
    list.items.push(item);
  }
  return list;
}

/** Marks that wrap text, longest first. */
const WRAPS = [
  ["||", "spoiler"],
  ["***", "bold-italic"],
  ["**", "bold"],
  ["__", "underline"],
  ["~~", "strike"],
];

/** Things that stand for themselves. */
const ATOMS = [
  [/^<@!?(\d{1,20})>/, ([, id]) => ({ type: "user", id })],
  [/^<@&(\d{1,20})>/, ([, id]) => ({ type: "role", id })],
  [/^<#(\d{1,20})>/, ([, id]) => ({ type: "channel", id })],
  [/^<\/([^:<>\n]{1,100}):(\d{1,20})>/, ([, name]) => ({ type: "command", name })],
  [
    /^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/,
    ([, unix, style]) => ({ type: "time", unix: Number(unix), style: style ?? "f" }),
  ],
  [/^<a?:(\w{2,32}):(\d{1,20})>/, ([, name, id]) => ({ type: "emoji", name, id })],
  [/^<(https?:\/\/[^\s<>]+)>/, ([, url]) => ({ type: "link", url, children: [plain(url)] })],
  [/^@(everyone|here)\b/, ([text]) => ({ type: "loud", text })],
];
const MASKED =
  /^\[([^\[\]\n]{1,300})\]\(<?(https?:\/\/[^\s<>()]+(?:\([^\s<>()]*\)[^\s<>()]*)*)>?(?:\s+"[^"\n]*")?\)/;
const BARE = /^https?:\/\/[^\s<>]+/;
const CODE = /^(`{1,2})((?:[^`]|(?!\1)`)+?)\1(?!`)/;
const plain = (text) => ({ type: "text", text });

/** The inline parts of a text. */
export function inline(text, depth = 0) {
  const parts = [];
  let run = "";
  const put = (part) => {
    if (run) parts.push(plain(run));
    run = "";
    parts.push(part);
  };
  let at = 0;
  while (at < text.length) {
    const taken = take(text, at, depth);
    if (taken === null) {
      run += text[at];
      at += 1;
    } else {
      if (taken.part.type === "text") run += taken.part.text;
      else put(taken.part);
      at = taken.end;
    }
  }
  if (run) parts.push(plain(run));
  return parts;
}

function take(text, at, depth) {
  const first = text[at];
  if (first === "\\") {
    const next = text[at + 1];
    return next && /[\\`*_~|<>[\](){}#.!@:-]/.test(next)
      ? { part: plain(next), end: at + 2 }
      : null;
  }
  if (first === "\n") return { part: { type: "break" }, end: at + 1 };
  if (first === "`")
    return matched(CODE, text, at, ([, , code]) => ({ type: "code", text: code.trim() || code }));
  if (first === "<" || first === "@") {
    for (const [pattern, make] of ATOMS) {
      const found = matched(pattern, text, at, make);
      if (found) return found;
    }
    return null;
  }
  if (first === "[") {
    return matched(MASKED, text, at, ([, label, url]) => ({
      type: "link",
      url,
      children: depth < DEEPEST ? inline(label, depth + 1) : [plain(label)],
    }));
  }
  if (first === "h") {
    const found = BARE.exec(text.slice(at, at + 2000));
    if (!found) return null;
    const url = found[0].replace(/[.,:;!?"'\])*_~|]+$/, "");
    return { part: { type: "link", url, children: [plain(url)] }, end: at + url.length };
  }
  return "|*_~".includes(first) && depth < DEEPEST ? wrapped(text, at, depth) : null;
}

function matched(pattern, text, at, make) {
  const found = pattern.exec(text.slice(at, at + 2500));
  return found ? { part: make(found), end: at + found[0].length } : null;
}

function wrapped(text, at, depth) {
  for (const [mark, type] of WRAPS) {
    if (!text.startsWith(mark, at)) continue;
    const start = at + mark.length;
    let end = text.indexOf(mark, start + 1);
    if (end === -1) continue;
    while (mark !== "||" && text[end + mark.length] === mark[0]) end += 1;
    const children = inline(text.slice(start, end), depth + 1);
    const part =
      type === "bold-italic"
        ? { type: "bold", children: [{ type: "italic", children }] }
        : { type, children, source: text.slice(start, end) };
    return { part, end: end + mark.length };
  }
  return italic(text, at, depth);
}

function italic(text, at, depth) {
  const mark = text[at];
  if (mark !== "*" && mark !== "_") return null;
  if (/\s/.test(text[at + 1] ?? " ") || text[at + 1] === mark) return null;
  if (mark === "_" && /\w/.test(text[at - 1] ?? "")) return null;
  for (let end = at + 2; end < text.length; end += 1) {
    if (text[end] === "\\") end += 1;
    else if (text[end] === mark) {
      if (text[end + 1] === mark) {
        end += 1;
        while (text[end + 1] === mark) end += 1;
        continue;
      }
      if (mark === "*" && /\s/.test(text[end - 1])) continue;
      if (mark === "_" && /\w/.test(text[end + 1] ?? "")) continue;
      const children = inline(text.slice(at + 1, end), depth + 1);
      return { part: { type: "italic", children }, end: end + 1 };
    }
  }
  return null;
}

/**
 * Keeps the drawn parts of a message across its edits: a part whose data is the same is the same
 * element again, so a picture does not flicker and an open menu stays open.
 */
export class Memo {
  constructor() {
    this.old = new Map();
    this.now = new Map();
  }

  /** The element drawn for this data before, or a fresh one. */
  keep(kind, data, build) {
    const key = `${kind} ${JSON.stringify(data)}`;
    const element = this.old.get(key)?.shift() ?? build();
    const list = this.now.get(key) ?? [];
    list.push(element);
    this.now.set(key, list);
    return element;
  }

  /** One drawing is done; what it did not use is forgotten. */
  turn() {
    this.old = this.now;
    this.now = new Map();
  }

  clear() {
    this.old = new Map();
  }
}

/** The local API of the sandbox: see sandbox/README.md. */

import { language, say } from "./texts.js";

/** A refusal of the API, with the sentence it gave. */
class ApiError extends Error {
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(`/local${path}`, {
      method,
      headers: {
        "Accept-Language": language.locale,
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new ApiError(0, say("page-unreachable"));
  }
  const text = await answer.text();
  let data = null;
  try {
    data = text ? JSON.parse(text) : null;
  } catch {
    /* not JSON: the status says enough */
  }
  if (!answer.ok) {
    throw new ApiError(answer.status, data?.error ?? say("page-failed", { status: String(answer.status) }));
  }
  return data;
}

const query = (fields) => {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(known).toString();
};

export const api = {
  state: (user) => call("GET", `/state?${query({ user })}`),
  messages: (channel, user, before) =>
    call("GET", `/channels/${channel}/messages?${query({ user, before, limit: 50 })}`),
  read: (channel, user) => call("POST", `/channels/${channel}/read`, { user }),
  addUser: (name, moderator, guild_id) => call("POST", "/users", { name, moderator, guild_id }),
  changeUser: (id, change) => call("PATCH", `/users/${id}`, change),
  setCommandPermission: (command, user, permission, guild_id) =>
    call("PUT", `/commands/${command}/permissions`, { type: 2, id: user, permission, guild_id }),
  addChannel: (name, guild_id) => call("POST", "/channels", { name, guild_id }),
  startThread: (user, channel_id, name, content) =>
    call("POST", "/threads", { user, channel_id, name, content }),
  say: (user, channel_id, content) => call("POST", "/say", { user, channel_id, content }),
  command: (body) => call("POST", "/command", body),
  autocomplete: (body) => call("POST", "/autocomplete", body),
  press: (body) => call("POST", "/press", body),
  select: (body) => call("POST", "/select", body),
  submit: (body) => call("POST", "/submit", body),
  dismiss: (body) => call("POST", "/dismiss", body),
};

const RETRY = { first: 500, most: 8000 };

/**
 * Follow a user's events after the one with that id, until the returned function is called.
 *
 * The browser reconnects by itself and resumes with Last-Event-ID; where it gives up (the sandbox
 * answered with an error) we try again. `onOpen(again)` is told of every connection, so that the
 * page can read afresh what it may have missed.
 */
export function follow(user, after, { onEvent, onOpen, onLost }) {
  let source = null;
  let timer = null;
  let wait = RETRY.first;
  let opened = false;

  const start = () => {
    source = new EventSource(`/local/events?${query({ user, after: opened ? null : after })}`);
    source.onopen = () => {
      wait = RETRY.first;
      onOpen(opened);
      opened = true;
    };
    source.onmessage = (event) => {
      onEvent(JSON.parse(event.data));
    };
    source.onerror = () => {
      onLost();
      if (source.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(start, wait);
      wait = Math.min(wait * 2, RETRY.most);
    };
  };
  start();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}

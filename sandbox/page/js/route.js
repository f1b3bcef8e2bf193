/** `#user=…&channel=…`: who one is and where, kept in the address. */

export function readRoute(hash = location.hash) {
  const fields = new URLSearchParams(hash.slice(1));
  return { user: fields.get("user"), channel: fields.get("channel") };
}

export function writeRoute(user, channel) {
  const hash = `#user=${user}${channel ? `&channel=${channel}` : ""}`;
  if (hash !== location.hash) history.replaceState(null, "", hash);
}

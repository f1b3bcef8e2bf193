/** Snowflakes: ids are strings of digits, too long for a number. */

/** Negative, zero or positive: how `a` stands to `b` in time. */
export function compareIds(a, b) {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}

export const FLAG = { CROSSPOSTED: 1, EPHEMERAL: 1 << 6, LOADING: 1 << 7, COMPONENTS_V2: 1 << 15 };

export const has = (message, flag) => ((message.flags ?? 0) & flag) !== 0;

export const CHANNEL = {
  TEXT: 0,
  DM: 1,
  VOICE: 2,
  GROUP_DM: 3,
  NEWS: 5,
  STAGE: 13,
  FORUM: 15,
  MEDIA: 16,
};
const THREADS = new Set([10, 11, 12]);

export const isThread = (channel) => THREADS.has(channel?.type);

/** Whether a channel holds nothing but posts, which are threads. */
export const isForPosts = (channel) =>
  channel?.type === CHANNEL.FORUM || channel?.type === CHANNEL.MEDIA;

/** Whether a channel is in no server: a direct message with the bot, or a group without it. */
export const isPrivate = (channel) =>
  channel?.type === CHANNEL.DM || channel?.type === CHANNEL.GROUP_DM;

const SIGNS = {
  [CHANNEL.DM]: "✉",
  [CHANNEL.GROUP_DM]: "👥",
  [CHANNEL.VOICE]: "🔊",
  [CHANNEL.NEWS]: "📢",
  [CHANNEL.STAGE]: "🎙",
  [CHANNEL.FORUM]: "🗂",
  [CHANNEL.MEDIA]: "🖼",
};

/** The mark before a channel's name, by its kind. */
export const signOf = (channel) => (isThread(channel) ? "↳" : (SIGNS[channel?.type] ?? "#"));

/** Kinds of message that are not written by anybody. */
export const KIND = { ADDED: 1, REMOVED: 2, THREAD_CREATED: 18, THREAD_START: 21 };

import type { ChatMessage } from '@campus/contract';

/** Replaces a link or a number. */
const held = '•••';

/** Links, messenger addresses and Indian phone numbers in their usual forms. Each pattern runs in linear time. */
const patterns = [
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\b(?:wa|t)\.me\/\S+/gi,
  /(?<![\d.])(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g,
];

/** The message as shown to a student who has not answered yet: without links and numbers. */
export function holdBack<T extends Pick<ChatMessage, 'message'>>(sent: T): T & { isHeld?: true } {
  const message = patterns.reduce((text, pattern) => text.replace(pattern, held), sent.message);
  return message === sent.message ? sent : { ...sent, message, isHeld: true };
}

/** SQL: whether a student has written in a match. Both arguments are SQL; `$1` is the college. */
export const hasWritten = (student: string, match: string): string =>
  `exists (select 1 from dating_messages w
    where w.college_id = $1 and w.match_id = ${match} and w.sender_id = ${student})`;

import type { ChatMessage } from '@campus/contract';

/** What stands in the place of a link or a number. */
const held = '•••';

/** Links, addresses of messengers and Indian phone numbers as they are usually written. Each pattern is linear. */
const patterns = [
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /\b(?:wa|t)\.me\/\S+/gi,
  /(?<![\d.])(?:\+?91[ -]?|0)?[6-9]\d{4}[ -]?\d{5}(?!\d)/g,
];

/** The message as somebody sees it who has not answered yet: without links and numbers. */
export function holdBack<T extends Pick<ChatMessage, 'message'>>(sent: T): T & { isHeld?: true } {
  const message = patterns.reduce((text, pattern) => text.replace(pattern, held), sent.message);
  return message === sent.message ? sent : { ...sent, message, isHeld: true };
}

/** SQL: whether a student has written in a match. Both are SQL themselves; `$1` is the college. */
export const hasWritten = (student: string, match: string): string =>
  `exists (select 1 from dating_messages w
    where w.college_id = $1 and w.match_id = ${match} and w.sender_id = ${student})`;

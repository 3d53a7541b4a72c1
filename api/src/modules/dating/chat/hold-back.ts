import type { ChatMessage } from '@campus/contract';

/** Replaces a link or a number. */
const held = '•••';

/**
 * Links, addresses and handles, and Indian phone numbers with anything but commas and colons between their digits:
 * those stand in prices and times. A date before a time is as long as a number. A host without a path is known by its
 * ending. Each pattern runs in linear time.
 */
const patterns = [
  /\b(?:https?:\/\/|www\.)\S+/gi,
  /(?<![^\s/])[^\s/@]+\.[a-z]{2,24}\/\S+/gi,
  /(?<!\S)\S*@(?!\d{1,2}(?:[:.]\d\d)?(?:[ap]m)?\b)[\p{L}\p{Nd}_]\S*/gu,
  /(?<![\p{L}\p{M}\p{Nd}_.-])[\p{L}\p{M}\p{Nd}_.-]+\.(?:com|net|org|in|me|ee|io|gl|ly|gg|be|co|bio|app|dev|link|page|site|info|xyz)(?![\p{L}\p{Nd}])(?:[:?#]\S+)?/giu,
  /(?<!\p{Nd})(?!\d{1,2}[./-]\d{1,2}[./-]20\d\d(?!\d))(?:(?:\(?\+?[9९][1१]|[0०])[\s\p{Cf}()*./_–—-]{0,3})?(?![0-5])\p{Nd}(?:[\s\p{Cf}()*./_–—-]{0,3}\p{Nd}){9}(?!\p{Nd})/gu,
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

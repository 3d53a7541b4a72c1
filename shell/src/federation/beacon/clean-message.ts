import { beaconLimits } from '@campus/contract';

const email = /[^\s@<>"'`]+@[^\s@<>"'`]+/g;
const address = /[a-z][a-z0-9+.-]*:\/\/[^\s)]+|(?<![\w:/])\/[^\s)"'`]+/gi;
// An apostrophe inside of a word quotes nothing.
const quoted = /"[^"]*"|`[^`]*`|“[^”]*”|‘[^’]*’|(?<!\w)'[^']*'(?!\w)/g;
// What is left of a quotation that has another in it, or does not end.
const openQuote = /["`“‘]|(?<!\w)'/;
const longNumber = /\d[\d\s-]{3,}\d|\d{4,}/g;
const longName = /[A-Za-z0-9_-]{24,}/g;

/**
 * What may be told of a message: without e-mail addresses, addresses of pages, quoted text and long
 * numbers, in all of which a student could be.
 */
export function cleanMessage(message: string): string {
  const bare = message
    .replace(quoted, '…')
    .replace(email, '…')
    .replace(address, '…')
    .replace(longNumber, '#')
    .replace(longName, '#');
  const end = bare.search(openQuote);
  const whole = end < 0 ? bare : `${bare.slice(0, end)}…`;
  return whole.replace(/\s+/g, ' ').trim().slice(0, beaconLimits.message);
}

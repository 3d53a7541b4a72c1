import * as z from 'zod/mini';

/** Longer than every text with the white space around it. What is above it is not even cleaned. */
const typed = 8 * 1024;

/**
 * An upper length in UTF-16 units. A text above it is judged no further: zod would otherwise run every
 * check of a schema, and hand the pattern what the length has just refused.
 */
export const atMost = (max: number, error?: string) => z.maxLength(max, { error, abort: true });

interface Shape {
  readonly max: number;
  /** Must take time that grows with the length alone; ESLint refuses others. */
  readonly pattern: RegExp;
  readonly error?: string;
  /** Where a text that is too long is told something else. */
  readonly tooLong?: string;
}

/** The checks of a text in one shape: its length first. No schema has a pattern by another way. */
export const shaped = ({ max, pattern, error, tooLong = error }: Shape) =>
  [atMost(max, tooLong), z.regex(pattern, error)] as const;

/** Beside white space and controls: zero-width and direction signs, fillers, tags, blanks of scripts. */
const visible = /[^\s\p{Cc}\p{Cf}\p{DI}\u{16fe4}\u2800\u{1d159}]/u;
const lineEnd = /\r\n?|[\v\f\x85\u2028\u2029]/g;
const control = /[^\P{Cc}\t\n]/gu;

/**
 * A text with one sign for the end of a line, and no control that a file, the head of a mail or a terminal
 * might act on.
 */
export const asLines = (text: string) => text.replace(lineEnd, '\n').replace(control, '');

/** What is kept of a text. One of which nobody would see anything is empty. */
const clean = z.overwrite<string>((text) => (visible.test(text) ? asLines(text).trim() : ''));

/** Text that may be empty, with an upper length and what to say above it and where it is no text. */
export function looseText(max: number, tooLong: string) {
  return z.string(tooLong).check(atMost(typed, tooLong), clean, atMost(max, tooLong));
}

/**
 * Text of which something must be seen, cleaned and trimmed.
 * @param required what to say when it is missing, empty or no text at all
 */
export function requiredText(required: string, tooLong: string) {
  return z.string(required).check(atMost(typed, tooLong), clean, z.minLength(1, required));
}

/** {@link requiredText} with an upper length in UTF-16 units and what to say above it. */
export function boundedText(required: string, max: number, tooLong: string) {
  return requiredText(required, tooLong).check(atMost(max, tooLong));
}

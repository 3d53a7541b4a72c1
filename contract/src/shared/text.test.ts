import * as z from 'zod/mini';
import { inputs } from '../testing';
import { boundedText, looseText } from './text';

/** Invisible characters, with or without width. */
const unseen: Readonly<Record<string, string>> = {
  'a zero-width space': '\u200b',
  'zero-width joiners': '\u200c\u200d\u2060',
  'a byte order mark': '\ufeff',
  'a soft hyphen': '\u00ad',
  'direction marks': '\u200e\u200f\u202a\u202e\u2066\u2069\u061c',
  'Hangul fillers': '\u115f\u1160\u3164\uffa0',
  'invisible Khmer vowels': '\u17b4\u17b5',
  'Mongolian separators': '\u180b\u180e',
  'variation selectors': '\ufe0f\u{e0100}',
  'tag characters': '\u{e0001}\u{e0068}\u{e0069}\u{e007f}',
  'the Braille blank': '\u2800',
  'the combining joiner': '\u034f',
  'invisible operators': '\u2061\u2062\u2063\u2064',
  'annotation characters': '\ufff9\ufffb',
  'invisible musical symbols': '\u{1d159}\u{1d173}',
  'control characters': '\u0000\u0001\u0007\u001b\u007f\u0080',
  'wide spaces': '\u00a0\u2003\u202f\u205f\u3000',
  'several kinds of invisible characters': ' \u200b\n\u3164\u2800\u{e0068}\u0000 ',
};

const use = { moderation: 'none', evidence: false } as const;
const bounded = (max: number) => boundedText({ required: 'empty', max, tooLong: 'long', ...use });

const texts = inputs().filter(
  ({ part, schema }) => part === 'body' && schema._zod.def.type === 'string',
);
// A password may consist of spaces: nobody reads it.
const required = texts.filter(({ schema }) => !z.safeParse(schema, ' \n '.repeat(5)).success);

test.each(Object.entries(unseen))('a required text of only %s counts as empty', (_, text) => {
  expect(required.length).toBeGreaterThan(30);
  const taken = required.filter(({ schema }) => z.safeParse(schema, text).success);
  expect(taken.map(({ name }) => name)).toEqual([]);
  expect(bounded(10).safeParse(text).error?.issues[0]?.message).toBe('empty');
  expect(looseText({ max: 500, tooLong: 'long', ...use }).parse(text)).toBe('');
});

test.each(['👍', '👩‍👩‍👧', '🇮🇳', '1️⃣', 'हाँ', 'می‌خواهم', '~', '\u0301'])(
  'a text with a visible character is kept unchanged: %s',
  (text) => expect(bounded(20).parse(text)).toBe(text),
);

test('a text keeps its line breaks and tabs and loses other control characters', () => {
  const text = bounded(100);
  expect(text.parse('a\r\nb\rc\u2028d\u0085e\u000bf\tg')).toBe('a\nb\nc\nd\ne\nf\tg');
  expect(text.parse('a\u0000b\u0007\u001b[31mc\u009b')).toBe('ab[31mc');
});

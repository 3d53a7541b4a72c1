import { letters } from '../data/lists';
import { foldChars, isIndic, type Char } from './chars';
import { isKnown, isKnownOnce } from './lexicon';
import { soundOf } from './forms';
import { reread, tokenize, type Token } from './tokens';
import { wordOf } from './word';

// Readings of a disguised text: upside down, reversed, or in another alphabet.
/** Letters that occur only in upside down text. */
const onlyTurned = /[ɐɔǝɟƃᵷɥᴉɾʞɯɹʇʌʍʎ]/;
/** Two such letters in a row: more than one look-alike in a Latin word. */
const foreign = /[\u0370-\u03ff\u0400-\u04ff]{2}/;
const upright = byLetter(letters.turned);
const bySound = byLetter(letters.sounds);
const mark = /\p{M}/u;
const shortest = 3;
const longTalk = 40;

/** Reverses the text; vowel signs stay with their letter, unless they were reversed as well. */
function backwards(chars: readonly Char[]): Char[] {
  const astray = chars.some(
    ({ char }, at) => isIndic(char) && mark.test(char) && !isIndic(chars[at - 1]?.char ?? ''),
  );
  const turned: Char[] = [];
  for (let to = chars.length; to > 0;) {
    let from = to - 1;
    while (!astray && from > 0 && mark.test(chars[from]?.char ?? '')) from--;
    for (const one of chars.slice(from, to)) turned.push(one);
    to = from;
  }
  return turned;
}

function byLetter(table: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(table).flatMap(([roman, likes]) =>
      Array.from(likes, (like) => [like, roman] as const),
    ),
  );
}

function knownWords(tokens: readonly Token[]): number {
  let known = 0;
  for (const { text, word } of tokens) {
    const sounding = isIndic(text.charAt(0)) ? wordOf(soundOf(word)) : word;
    if (sounding.text.length >= shortest && isKnown(sounding)) known++;
  }
  return known;
}

function spelt(typed: string, table: ReadonlyMap<string, string>): Char[] {
  const chars: Char[] = [];
  for (const one of foldChars(typed, (char) => table.get(char) ?? table.get(char.toLowerCase())))
    chars.push(one);
  return chars;
}

// Letters that one foreign letter may represent.
const alike: Readonly<Record<string, readonly string[]>> = {
  s: ['s', 'c'],
  v: ['v', 'w'],
  k: ['k', 'c', 'q'],
  h: ['h', 'kh', 'x'],
};
const mostTries = 48;

/** The known word among those that the letters may spell. */
function soundsLike(token: Token): Token {
  if (isKnown(token.word)) return token;
  let tries = [''];
  for (const letter of token.text) {
    const letters = tries.length < mostTries ? (alike[letter] ?? [letter]) : [letter];
    tries = tries.flatMap((begun) => letters.map((each) => begun + each));
  }
  const known = tries.find(isKnownOnce);
  return known === undefined ? token : reread(token, known);
}

/** Each reading as tokens; none if the unchanged text makes more sense. */
export function turnedReadings(
  typed: string,
  chars: readonly Char[],
  tokens: readonly Token[],
): Token[][] {
  const readings: Token[][] = [];
  if (onlyTurned.test(typed)) {
    const upRight = spelt(typed, upright);
    const [there, back] = [tokenize(upRight), tokenize(backwards(upRight))];
    readings.push(knownWords(there) > knownWords(back) ? there : back);
  }
  if (foreign.test(typed)) readings.push(tokenize(spelt(typed, bySound)).map(soundsLike));
  const forwards = knownWords(tokens);
  // A long text with mostly known words makes no more sense reversed.
  if (tokens.length > longTalk && forwards * 2 > tokens.length) return readings;
  const back = tokenize(backwards(chars));
  const sense = knownWords(back);
  if (sense > 0 && sense > forwards) {
    readings.push(back, [...back].reverse());
  }
  return readings;
}

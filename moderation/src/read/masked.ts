import { words as lists } from '../data/lists';
import { isIndic } from './chars';
import { soundOnce } from './forms';
import { commonWords, consonantsOf, englishLexicon, hindiLexicon } from './lexicon';
import { phoneticStem } from './phonetic';
import { reread, type Token } from './tokens';

const known = new Set(lists.masked);
const sounds = new Set(lists.masked.map(phoneticStem));
// A text of only stars must not cost more than a normal one.
const mostPerText = 40;
const longest = 16;

type Candidates = ReadonlyMap<string, readonly string[]>;

// By first letter and length; words often written with stars first.
function candidatesOf(words: readonly string[]): Candidates {
  const candidates = new Map<string, string[]>();
  for (const word of new Set([...lists.masked, ...words])) {
    const key = `${word.charAt(0)}${String(word.length)}`;
    candidates.set(key, [...(candidates.get(key) ?? []), word]);
  }
  return candidates;
}

/** Which matching word is used: the first English one, or the first or second Hindi one. */
export const starReadings = [
  { candidates: candidatesOf([...englishLexicon, ...hindiLexicon]), choice: 0 },
  { candidates: candidatesOf([...hindiLexicon, ...englishLexicon]), choice: 0 },
  { candidates: candidatesOf([...hindiLexicon, ...englishLexicon]), choice: 1 },
] as const;
type StarReading = (typeof starReadings)[number];

function isStar(char: string): boolean {
  return char === '*' || char === '#' || char === '%';
}

/** Compares from the letter `from`, with the word offset by `shift` letters. */
function fits(text: string, word: string, { from = 0, shift = 0 } = {}): boolean {
  for (let at = from; at < text.length; at++) {
    if (!isStar(text.charAt(at)) && text.charAt(at) !== word.charAt(at + shift)) return false;
  }
  return true;
}

/** As long as the text, or one letter longer at a star. */
function fitsLonger(text: string, word: string): boolean {
  for (let at = 0; at < text.length; at++) {
    if (isStar(text.charAt(at))) {
      if (fits(text, word, { from: at + 1, shift: 1 })) return true;
    } else if (text.charAt(at) !== word.charAt(at)) return false;
  }
  return false;
}

function wordFor(text: string, { candidates, choice }: StarReading): string | undefined {
  const first = text.charAt(0);
  const same = candidates.get(`${first}${String(text.length)}`) ?? [];
  const longer = candidates.get(`${first}${String(text.length + 1)}`) ?? [];
  const bare = same.filter((word) => fits(text, word));
  return (
    bare.find((word) => known.has(word)) ??
    longer.find((word) => known.has(word) && fitsLonger(text, word)) ??
    bare[choice] ??
    bare[0]
  );
}

/** `f***` becomes `fuck`: each star is one letter, or the stars are one letter more. */
export function unstar(tokens: readonly Token[], reading: StarReading): Token[] {
  let left = mostPerText;
  return tokens.map((token) => {
    if (left === 0 || !/[*#%]/.test(token.text) || token.text.length > longest * 2) return token;
    left--;
    const text = token.text.replace(/[^a-z*#%]/g, '');
    if (text.length < 3 || text.length > longest || !/^[a-z]/.test(text)) return token;
    const word = wordFor(text, reading);
    return word === undefined ? token : reread(token, word);
  });
}

const consonantsOfThem = new Set(
  [...known, ...commonWords].map((word) => consonantsOf(phoneticStem(word))),
);

/** False if no common word and no word that is split to hide it has these consonants. */
export function mayBeCut(consonants: string): boolean {
  return consonantsOfThem.has(consonants);
}

/** Whether two pieces form a word worth joining: `chu tiya`, `f uck`, but not `as shit`. */
export function isCutWord(joined: string, shortest: number): boolean {
  if (isIndic(joined.charAt(0))) return joined.length >= 6 && sounds.has(soundOnce(joined));
  return known.has(joined) && (joined.length >= 6 || shortest === 1);
}

const turned = new Set(
  lists.masked.filter((word) => word.length >= 5).map((word) => [...word].reverse().join('')),
);

/** Whether this is a reversed word that people reverse to hide it. */
export function isHiddenBackwards(word: string): boolean {
  return word.length >= 5 && turned.has(word);
}

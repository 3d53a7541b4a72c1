import type { Char } from './chars';
import { isIndic } from './chars';

// The Unicode blocks of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada and
// Malayalam share one layout, so one table by position in the block covers them all. It is rough:
// the result is used only by the sentence shapes of roman Hindi.
const consonants = [
  'k',
  'kh',
  'g',
  'gh',
  'n',
  'ch',
  'chh',
  'j',
  'jh',
  'n',
  't',
  'th',
  'd',
  'dh',
  'n',
  't',
]
  .concat(['th', 'd', 'dh', 'n', 'n', 'p', 'ph', 'b', 'bh', 'm', 'y', 'r', 'r', 'l', 'l', 'l', 'v'])
  .concat(['sh', 'sh', 's', 'h']);
const firstConsonant = 0x15;
const vowels: Readonly<Record<number, string>> = {
  0x05: 'a',
  0x06: 'a',
  0x07: 'i',
  0x09: 'u',
  0x0b: 'ri',
  0x0e: 'e',
  0x0f: 'e',
  0x10: 'ai',
  0x11: 'o',
  0x12: 'o',
  0x13: 'o',
  0x14: 'au',
};
const vowelSigns: Readonly<Record<number, string>> = {
  0x3e: 'a',
  0x3f: 'i',
  0x41: 'u',
  0x43: 'ri',
  0x46: 'e',
  0x47: 'e',
  0x48: 'ai',
  0x49: 'o',
  0x4a: 'o',
  0x4b: 'o',
  0x4c: 'au',
};
const virama = 0x4d;
const anusvara = 0x02;

interface Syllable {
  onset: string;
  /** Undefined while the consonant has its unwritten a. */
  vowel: string | undefined;
  /** The nasal dot above it. */
  coda: string;
  start: number;
  end: number;
}

function toSyllables(chars: readonly Char[]): Syllable[] {
  const syllables: Syllable[] = [];
  for (const { char, start, end } of chars) {
    const code = char.charCodeAt(0) & 0x7f;
    const last = syllables.at(-1);
    const consonant = consonants[code - firstConsonant];
    const sign = code === virama ? '' : vowelSigns[code];
    if (!isIndic(char)) syllables.push({ onset: char, vowel: '', coda: '', start, end });
    else if (consonant)
      syllables.push({ onset: consonant, vowel: undefined, coda: '', start, end });
    else if (last && sign !== undefined) [last.vowel, last.end] = [sign, end];
    else if (last && code === anusvara) [last.coda, last.end] = ['n', end];
    else syllables.push({ onset: '', vowel: vowels[code] ?? '', coda: '', start, end });
  }
  return syllables;
}

/** The unwritten a is silent at the end of a word and between two voiced syllables. */
function silence(syllables: readonly Syllable[]): void {
  for (let at = syllables.length - 1; at > 0; at--) {
    const one = syllables[at];
    if (!one || one.vowel !== undefined || one.coda !== '') continue;
    const next = syllables[at + 1];
    const before = syllables[at - 1];
    if (!next || (next.vowel !== '' && before?.vowel !== '')) one.vowel = '';
  }
}

/** Roman spelling of a word in an Indic script; every letter keeps its source position. */
export function transliterate(chars: readonly Char[]): Char[] {
  const syllables = toSyllables(chars);
  silence(syllables);
  const roman: Char[] = [];
  for (const { onset, vowel, coda, start, end } of syllables) {
    for (const char of onset + (vowel ?? 'a') + coda) roman.push({ char, start, end });
  }
  return roman;
}

import { letters } from '../data/lists';
import { hindiLexicon } from './lexicon';
import { phoneticStem } from './phonetic';

const { urduConsonants, urduVowels, urduWords } = letters;
const vowelMarks: Readonly<Record<string, readonly string[]>> = {
  a: ['A', ''],
  i: ['Y', ''],
  u: ['W', ''],
  e: ['Y'],
  o: ['W'],
};
const mostSpellings = 16;

/** Possible Urdu forms of a word in rough spelling: short vowels inside a word are omitted. */
function spellings(word: string): string[] {
  let all = [''];
  const sounds = word.replace(/m(?=[bp])/g, 'n').match(/[aeiou]+|[^aeiou]/g) ?? [];
  for (const [at, sound] of sounds.entries()) {
    const vowel = vowelMarks[sound.charAt(sound.length > 1 ? sound.length - 1 : 0)];
    let marks: readonly string[];
    if (!vowel) marks = [sound === 'v' ? 'W' : sound === 'y' ? 'Y' : sound];
    else if (sound.length > 1)
      marks = [sound === 'ai' ? 'Y' : sound === 'au' ? 'W' : `A${vowel[0] ?? ''}`];
    else if (at === 0) marks = sound === 'a' ? ['A'] : [`A${vowel[0] ?? ''}`, 'A'];
    else marks = at === sounds.length - 1 ? vowel.slice(0, 1) : vowel;
    all = all
      .flatMap((begun) =>
        marks.map((mark) => (mark && begun.endsWith(mark) ? begun : begun + mark)),
      )
      .slice(0, mostSpellings);
  }
  return all;
}

/** The consonants and whether a vowel ends the word: nobody writes short vowels, some write long ones. */
function skeletonOf(marks: string): string {
  return `${marks.replace(/(?<=.)[AWY]/g, '')}${/[AWY]$/.test(marks) ? 'A' : ''}`;
}

const fewestConsonants = 4;
const byMarks = new Map<string, string>();
const bySkeleton = new Map<string, string>();
for (const word of hindiLexicon) {
  for (const marks of spellings(phoneticStem(word))) {
    if (!byMarks.has(marks)) byMarks.set(marks, word);
    const skeleton = skeletonOf(marks);
    if (!bySkeleton.has(skeleton)) bySkeleton.set(skeleton, word);
  }
}
/** The spelling of chh in phonetic.ts. */
const aspirated = 'x';
const whole = new Map(Object.entries(urduWords));

const firstUrdu = '\u0600';

export function isUrdu(char: string): boolean {
  return char >= firstUrdu && (char in urduConsonants || char in urduVowels);
}

/** The roman form of this Urdu word; unknown words are transliterated letter by letter. */
export function romanOf(word: string): string {
  const known = whole.get(word);
  if (known !== undefined) return known;
  let marks = '';
  for (const char of word.replaceAll('پھ', 'ف').replaceAll('چھ', aspirated)) {
    const mark = urduConsonants[char] ?? urduVowels[char] ?? char;
    if (!marks.endsWith(mark)) marks += mark;
  }
  const skeleton = skeletonOf(marks);
  return (
    byMarks.get(marks) ??
    (skeleton.replaceAll('A', '').length >= fewestConsonants
      ? bySkeleton.get(skeleton)
      : undefined) ??
    marks
      .toLowerCase()
      .replaceAll('w', 'o')
      .replaceAll('y', 'i')
      .replaceAll('c', 'ch')
      .replaceAll('x', 'chh')
  );
}

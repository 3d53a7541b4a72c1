import type { Char } from './chars';

/**
 * Roman Hindi has no fixed spelling: chutiya, chootia, chutyaa. Both the stems and the text are converted
 * to one rough spelling by these rewrites, applied left to right, longest first.
 */
const rewrites: readonly (readonly [from: string, to: string])[] = [
  // "chh" (chhod, leave) differs from "ch" (chod): only one of them is an insult.
  ['chh', 'x'],
  ['eeya', 'ya'],
  ['iya', 'ya'],
  ['iye', 'ye'],
  ['eya', 'ya'],
  ['ch', 'c'],
  ['ph', 'f'],
  ['sh', 's'],
  ['oo', 'u'],
  ['ee', 'i'],
  ['aa', 'a'],
  ['ia', 'ya'],
  ['ie', 'ye'],
  ['bh', 'b'],
  ['dh', 'd'],
  ['gh', 'g'],
  ['kh', 'k'],
  ['jh', 'j'],
  ['th', 't'],
  ['rh', 'r'],
  ['ck', 'k'],
  ['c', 'k'],
  ['q', 'k'],
  ['w', 'v'],
  ['z', 'j'],
  ['x', 'ks'],
];

const byFirst = new Map<string, (readonly [string, string])[]>();
for (const rewrite of rewrites) {
  const first = rewrite[0].charAt(0);
  byFirst.set(first, [...(byFirst.get(first) ?? []), rewrite]);
}

function rewriteAt(chars: readonly Char[], at: number): readonly [string, string] | undefined {
  return byFirst.get(chars[at]?.char ?? '')?.find(([from]) => {
    for (let step = 1; step < from.length; step++) {
      if (chars[at + step]?.char !== from.charAt(step)) return false;
    }
    return true;
  });
}

/** Rough spelling of one word; every letter keeps its source position. */
export function phonetic(chars: readonly Char[]): Char[] {
  const spelt: Char[] = [];
  for (let at = 0; at < chars.length;) {
    const one = chars[at];
    if (!one) break;
    const rewrite = rewriteAt(chars, at);
    const width = rewrite ? rewrite[0].length : 1;
    const end = chars[at + width - 1]?.end ?? one.end;
    for (const letter of rewrite ? rewrite[1] : one.char) {
      const last = spelt.at(-1);
      if (last?.char === letter) spelt[spelt.length - 1] = { ...last, end };
      else spelt.push({ char: letter, start: one.start, end });
    }
    at += width;
  }
  return spelt;
}

/** Matches every rewrite and every doubled letter: most words contain none. */
const respelling = /[cqwxz]|[bdgjkprst]h|i[aey]|e[ey]|([a-z])\1/;

export function isRespelt(letters: string): boolean {
  return respelling.test(letters);
}

/** The same for letters without source positions. */
function phoneticText(letters: string): string {
  if (!respelling.test(letters)) return letters;
  let spelt = '';
  let last = '';
  for (let at = 0; at < letters.length;) {
    const first = letters.charAt(at);
    let [from, to] = [first, first];
    for (const rewrite of byFirst.get(first) ?? []) {
      if (!letters.startsWith(rewrite[0], at)) continue;
      [from, to] = rewrite;
      break;
    }
    for (let letter = 0; letter < to.length; letter++) {
      if (to.charAt(letter) !== last) spelt += to.charAt(letter);
      last = to.charAt(letter);
    }
    at += from.length;
  }
  return spelt;
}

const onlyLetters = /^[a-z]+$/;

/** The same for a stem of the data files: letters are respelt, the marks of the pattern language stay. */
export function phoneticStem(stem: string): string {
  return onlyLetters.test(stem) ? phoneticText(stem) : stem.replace(/[a-z]+/g, phoneticText);
}

/**
 * Coarser, for whole words of the spoken view: nasal endings and glides
 * are optional (nahin, nahi; jayega, jaega).
 */
export function loosen(spelt: string): string {
  if (spelt === 'men' || spelt === 'mein') return 'me';
  if (spelt === 'hun') return 'hu';
  if (spelt === 'katm') return 'katam';
  if (spelt === 'nambar' || spelt === 'nanbar') return 'number';
  if (/^rup[aei]?ya?e?$|^rupae$/.test(spelt)) return 'rupae';
  const glided = spelt
    .replaceAll('ei', 'e')
    .replaceAll('aye', 'ae')
    .replaceAll('ayi', 'ai')
    .replace(/n(?=[pbm])/g, 'm')
    // Loan words in Devanagari: bank becomes baink, tax taiks.
    .replace(/(?<=.)ai(?=[bdgjklmnprstv].)/g, 'a');
  if (glided.endsWith('yan')) return glided.slice(0, -1);
  return glided.length > 3 && /[eiou]n$/.test(glided) ? glided.slice(0, -1) : glided;
}

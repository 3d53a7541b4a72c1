import { words } from '../data/lists';

const agreeing = new Set(['rahi', 'rahe', 'vali', 'vale', 'gayi', 'gaye', 'apni', 'apne']);

function isOneOf(text: string, at: number, letters: string): boolean {
  return at >= 0 && letters.includes(text.charAt(at));
}

/**
 * One form for the persons, genders and numbers of a Hindi verb in rough spelling, and of words
 * that agree with it: karungi and karenge become karunga, maregi and maroge marega, karti karta, kamre kamra.
 */
export function foldInflection(spelt: string): string {
  const { length } = spelt;
  if (length < 4) return spelt;
  const beforeLast = length - 2;
  if (spelt.charAt(beforeLast) === 'g') {
    const last = spelt.charAt(length - 1);
    if (
      (spelt.startsWith('un', length - 4) && (last === 'a' || last === 'i')) ||
      (spelt.startsWith('en', length - 4) && (last === 'e' || last === 'i'))
    )
      return `${spelt.slice(0, -4)}unga`;
    const vowel = spelt.charAt(length - 3);
    if (
      (vowel === 'e' && (last === 'a' || last === 'i')) ||
      (vowel === 'o' && (last === 'e' || last === 'i'))
    )
      return `${spelt.slice(0, -3)}ega`;
  }
  if (agreeing.has(spelt)) return `${spelt.slice(0, -1)}a`;
  const agrees =
    (spelt.endsWith('i') && isOneOf(spelt, beforeLast, 'tn')) ||
    (spelt.endsWith('e') && !isOneOf(spelt, beforeLast, 'aeiou'));
  return length >= 5 && agrees ? `${spelt.slice(0, -1)}a` : spelt;
}

const shorthand = new Map(Object.entries(words.shorthand));
const shortest = 4;
const endings = ['ing', 'ed', 'es'];

function isLetter(text: string, at: number): boolean {
  const char = text.charAt(at);
  return char >= 'a' && char <= 'z';
}

/** Three letters or more before an s that is not part of the word: `bus`, `this` and `kiss` stay. */
function isPlural(word: string): boolean {
  const { length } = word;
  return (
    word.endsWith('s') &&
    length >= 5 &&
    !isOneOf(word, length - 2, 'sui') &&
    isLetter(word, length - 3) &&
    isLetter(word, length - 4) &&
    isLetter(word, length - 5)
  );
}

/** One form for the endings of an English word: stabbing, stabbed and stabs become stab. Short words stay. */
export function englishRoot(typed: string): string {
  const word = shorthand.get(typed) ?? typed;
  let root = word;
  const ending = endings.find((each) => word.endsWith(each));
  if (ending !== undefined && word.length - ending.length >= shortest) {
    root = word.slice(0, -ending.length);
  } else if (isPlural(word)) root = word.slice(0, -1);
  if (root.length > shortest && root.endsWith('e')) root = root.slice(0, -1);
  // Butt must not become but.
  if (root === 'butt') return root;
  const last = root.charAt(root.length - 1);
  return isOneOf(last, 0, 'bdgklmnprtz') && root.charAt(root.length - 2) === last
    ? root.slice(0, -1)
    : root;
}

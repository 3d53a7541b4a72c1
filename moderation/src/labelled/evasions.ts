import { hashOf } from './names';

// Transliterates Devanagari letter by letter into Urdu script, as a machine or a keyboard layout would; short
// vowels inside a word are omitted, as in Urdu.
const urduLetters: Readonly<Record<string, string>> = {
  क: 'ک', ख: 'کھ', ग: 'گ', घ: 'گھ', ङ: 'ن', च: 'چ', छ: 'چھ', ज: 'ج', झ: 'جھ', ञ: 'ن', ट: 'ٹ', ठ: 'ٹھ', ड: 'ڈ',
  ढ: 'ڈھ', ण: 'ن', त: 'ت', थ: 'تھ', द: 'د', ध: 'دھ', न: 'ن', प: 'پ', फ: 'پھ', ब: 'ب', भ: 'بھ', म: 'م', य: 'ی', र: 'ر',
  ल: 'ل', व: 'و', श: 'ش', ष: 'ش', स: 'س', ह: 'ہ', 'क़': 'ق', 'ख़': 'خ', 'ग़': 'غ', 'ज़': 'ز', 'ड़': 'ڑ', 'ढ़': 'ڑھ', 'फ़': 'ف',
  अ: 'ا', आ: 'آ', इ: 'ا', ई: 'ای', उ: 'ا', ऊ: 'او', ऋ: 'ر', ए: 'ا', ऐ: 'ای', ओ: 'او', औ: 'او',
  'ा': 'ا', 'ि': '', 'ी': 'ی', 'ु': '', 'ू': 'و', 'ृ': 'ر', 'े': 'ے', 'ै': 'ی', 'ो': 'و', 'ौ': 'و', 'ं': 'ں', 'ँ': 'ں', '्': '',
  '़': '', 'ॉ': 'ا', '।': '۔',
}; // prettier-ignore

/** Vowels that follow another sound, written on their hamza. */
const later: Readonly<Record<string, string>> = {
  इ: 'ئ',
  ई: 'ئی',
  ए: 'ئے',
  उ: 'ؤ',
  ऊ: 'ؤ',
  ओ: 'ؤ',
};

/** ے is used only at the end of a word. */
function toUrdu(text: string): string {
  return (
    [...text.normalize('NFC').replace(/([कखगजडढफ])\u093c/g, '$1\u093c')]
      .reduce<string[]>((all, char) => {
        if (char === '\u093c') all.push(`${all.pop() ?? ''}${char}`);
        else all.push(char);
        return all;
      }, [])
      .map((char, at, all) =>
        at > 0 && /\S/.test(all[at - 1] ?? ' ') && char in later
          ? (later[char] ?? '')
          : (urduLetters[char.normalize('NFC')] ?? urduLetters[char] ?? char),
      )
      .join('')
      // Urdu writes a doubled letter once.
      .replace(/([ب-ی])\1/g, '$1')
      .replace(/ے(?=[آ-ی])/g, 'ی')
      .replace(/ں(?=[آ-ی])/g, 'ن')
  );
}

/** One way of hiding a text from a machine that a human still understands. Pure: same text, same result. */
type Evasion = (text: string) => string;

const turnedLetters = 'ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz';
const cyrillicSounds: Readonly<Record<string, string>> = {
  a: 'а', b: 'б', c: 'с', d: 'д', e: 'е', f: 'ф', g: 'г', h: 'х', i: 'и', j: 'ј', k: 'к', l: 'л', m: 'м',
  n: 'н', o: 'о', p: 'п', q: 'к', r: 'р', s: 'с', t: 'т', u: 'у', v: 'в', w: 'в', y: 'й', z: 'з', x: 'х',
}; // prettier-ignore
const greekShapes: Readonly<Record<string, string>> = {
  a: 'α', e: 'ε', i: 'ι', k: 'κ', n: 'η', o: 'ο', p: 'ρ', t: 'τ', u: 'υ', v: 'ν', x: 'χ', y: 'γ',
}; // prettier-ignore
const leetDigits: Readonly<Record<string, string>> = { a: '4', e: '3', i: '1', o: '0', s: '5' };
const devanagariVariants: readonly (readonly [string, string])[] = [
  ['ी', 'ि'],
  ['ू', 'ु'],
  ['ड़', 'ड'],
  ['ज़', 'ज'],
  ['ं', 'ँ'],
];

function letters(text: string): string[] {
  // A letter with its marks: what a human reads as one character.
  return text.match(/\P{M}\p{M}*/gsu) ?? [];
}

function mapLatin(text: string, map: (letter: string) => string): string {
  return text.replace(/[A-Za-z]/g, (letter) => map(letter.toLowerCase()));
}

function inBlock(first: number): Evasion {
  return (text) =>
    mapLatin(text, (letter) => String.fromCodePoint(first + letter.charCodeAt(0) - 97));
}

function eachWord(text: string, map: (word: string) => string): string {
  return text.replace(/[\p{L}\p{M}]+/gu, map);
}

/** Words of four letters or more, split in the middle. */
function opened(text: string, wedge: string): string {
  return eachWord(text, (word) => {
    const all = letters(word);
    const middle = Math.ceil(all.length / 2);
    return all.length < 4
      ? word
      : `${all.slice(0, middle).join('')}${wedge}${all.slice(middle).join('')}`;
  });
}

function between(text: string, wedge: string, gap: string): string {
  return text
    .split(/\s+/)
    .map((word) => letters(word).join(wedge))
    .join(gap);
}

function after(text: string, add: string): string {
  return letters(text)
    .map((letter) => (/\p{L}/u.test(letter) ? letter + add : letter))
    .join('');
}

function masked(word: string): string {
  const all = letters(word);
  if (all.length < 4 || !/^[a-z]+$/i.test(word)) return word;
  const vowel = all.findIndex((letter, at) => at > 0 && /[aeiou]/i.test(letter));
  const at = vowel > 0 ? vowel : 1 + (hashOf(word) % (all.length - 1));
  return [...all.slice(0, at), '*', ...all.slice(at + 1)].join('');
}

export const evasions: Readonly<Record<string, Evasion>> = {
  'upside down': (text) =>
    [...mapLatin(text, (letter) => turnedLetters.charAt(letter.charCodeAt(0) - 97))]
      .reverse()
      .join(''),
  reversed: (text) => letters(text).reverse().join(''),
  'letters spaced': (text) => between(text, ' ', '   '),
  'letters dotted': (text) => between(text, '.', ' '),
  'letters hyphenated': (text) => between(text, '-', ' '),
  'emoji between letters': (text) => between(text, '🔥', ' '),
  'line break inside words': (text) => opened(text, '\n'),
  'blank inside words': (text) => opened(text, ' '),
  'decimal entities': (text) =>
    [...text].map((char) => `&#${String(char.codePointAt(0) ?? 0)};`).join(''),
  'hex and named entities': (text) =>
    [...text]
      .map((char, at) =>
        char === ' '
          ? '&nbsp;'
          : at % 2 === 0
            ? `&#x${(char.codePointAt(0) ?? 0).toString(16)};`
            : `${char}&shy;`,
      )
      .join(''),
  'whole words in Cyrillic': (text) =>
    mapLatin(
      text.replace(/ch/gi, 'ч').replace(/sh/gi, 'ш').replace(/kh/gi, 'х'),
      (letter) => cyrillicSounds[letter] ?? letter,
    ),
  'Greek look-alikes': (text) => mapLatin(text, (letter) => greekShapes[letter] ?? letter),
  'full width': inBlock(0xff41),
  'mathematical letters': inBlock(0x1d4ea),
  'letters in circles and flags': (text) =>
    hashOf(text) % 2 === 0 ? inBlock(0x24d0)(text) : after(inBlock(0x1f1e6)(text), ''),
  'zero width': (text) => after(text, '\u200b'),
  'stacked marks': (text) => after(text, '\u0301\u0335\u0324'),
  'digits for letters': (text) => mapLatin(text, (letter) => leetDigits[letter] ?? letter),
  'repeated letters': (text) =>
    text.replace(/([aeiou]|\u093e|\u093f|[\u0940-\u0948]|\u094b|\u094c)(?=\P{L}|$)/gu, '$1$1$1$1'),
  'stars for vowels': (text) => eachWord(text, masked),
  'capitals for blanks': (text) =>
    text.replace(/(?<!\s)\s+([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  'Urdu script': toUrdu,
  'other Devanagari spelling': (text) =>
    devanagariVariants.reduce((spelt, [from, to]) => spelt.replaceAll(from, to), text),
};

import { read } from './read';
import { transliterate } from './transliterate';
import { foldChars } from './chars';

function typedUnder(typed: string, folded: string): string | undefined {
  const reading = read(typed);
  const views = [reading, ...reading.others].map(({ plain }) => plain);
  const view = views.find(({ text }) => text.includes(` ${folded} `));
  if (!view) return undefined;
  const at = view.text.indexOf(` ${folded} `) + 1;
  return typed.slice(view.startOf(at), view.endOf(at + folded.length - 1));
}

describe('read finds a word and its place in the typed text', () => {
  it.each([
    ['full width letters', 'oh ｆｕｃｋ it', 'fuck', 'ｆｕｃｋ'],
    ['mathematical letters', 'oh 𝒻𝓊𝒸𝓀 it', 'fuck', '𝒻𝓊𝒸𝓀'],
    ['Cyrillic look-alikes', 'а сhutiyа here', 'chutiya', 'сhutiyа'],
    ['zero-width characters', 'ch\u200but\u200biya', 'chutiya', 'ch\u200but\u200biya'],
    ['stacked marks', 'f\u0301\u0302uck', 'fuck', 'f\u0301\u0302uck'],
    ['digits for letters', 'so b1tch', 'bitch', 'b1tch'],
    ['signs for letters', 'a $lut!', 'slut', '$lut'],
    ['letters kept apart', 'no f u c k no', 'fuck', 'f u c k'],
    ['dotted letters', 'oye c.h.u.t.i.y.a', 'chutiya', 'c.h.u.t.i.y.a'],
    ['a word cut in two', 'abe chu tiya', 'chutiya', 'chu tiya'],
    ['stars', 'you ch*tiya', 'chutiya', 'ch*tiya'],
    ['a word cut by a line break', 'abe mad\narchod', 'madarchod', 'mad\narchod'],
    ['decimal entities', 'you &#98;itch', 'bitch', '&#98;itch'],
    ['hex and named entities', 'you b&#x69;t&shy;ch', 'bitch', 'b&#x69;t&shy;ch'],
    ['flags', 'oh 🇫🇺🇨🇰 it', 'fuck', '🇫🇺🇨🇰'],
    ['letters in circles', 'oh ⓕⓤⓒⓚ it', 'fuck', 'ⓕⓤⓒⓚ'],
    ['capitals for blanks', 'tujheMaarDunga', 'dunga', 'Dunga'],
    ['a word in Urdu', 'ابے چوتیا', 'chutiya', 'چوتیا'],
    ['an apostrophe', "it's", 'its', "it's"],
  ])('with %s', (...[, typed, folded, expected]) => {
    expect(typedUnder(typed, folded)).toBe(expected);
  });

  it('with characters of two UTF-16 units before it', () => {
    expect(typedUnder('😂😂 gaandu 😂', 'gaandu')).toBe('gaandu');
  });
});

it('leaves numbers, room numbers and course codes unchanged', () => {
  expect(read('cs101 a55 b17ch 9876543210').plain.text).toContain(' cs101 a55 b17ch 9876543210 ');
});

it('reduces repeated letters to two in the plain view and to one in the squeezed view', () => {
  const { plain, squeezed } = read('fuuuuck');
  expect(plain.text).toBe(' fuuck ');
  expect(squeezed.text).toBe(' fuck ');
});

it('maps spellings of one Hindi word to one form, but keeps chhod apart from chod', () => {
  const spoken = (word: string): string => read(word).spoken.text;
  expect(new Set(['chutiya', 'chootia', 'chutya', 'chuteeya', 'chutiyaaa'].map(spoken)).size).toBe(
    1,
  );
  expect(spoken('chhod')).not.toBe(spoken('chod'));
});

it.each([
  ['मादरचोद', 'madarchod'],
  ['जान', 'jan'],
  ['भोसडी', 'bhosdi'],
])('transliterates %s to Latin letters', (word, roman) => {
  expect(
    transliterate(foldChars(word))
      .map((one) => one.char)
      .join(''),
  ).toBe(roman);
});

it('reads Indic digits as digits', () => {
  expect(read('९८७६५४३२१०').plain.text).toBe(' 9876543210 ');
});

it.each([
  ['upside down', 'ɐƃunp ɹɐɐɯ ǝɥɾnʇ', 'tujhe maar dunga'],
  ['from right to left', 'agnud raam ehjut', 'tujhe maar dunga'],
  ['in Cyrillic letters', 'туджхе маар дунга', 'tudzhhe maar dunga'],
  ['letter by letter', 't u j h e   m a a r   d u n g a', 'tujhe maar dunga'],
  ['in Devanagari, letter by letter', 'मा द र चो द', 'मादरचोद'],
])('reads a text written %s', (...[, typed, words]) => {
  expect(read(typed).others.map(({ plain }) => plain.text.trim())).toContainEqual(
    expect.stringContaining(words.split(' ').at(-1) ?? ''),
  );
});

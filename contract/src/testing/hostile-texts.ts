/** What stops patterns whose time does not grow with the length alone, by what it is made of. */
const repeated: Readonly<Record<string, string>> = {
  spaces: ' ',
  'line ends': '\r\n',
  dots: '.',
  at: '@',
  hyphens: 'a-',
  parentheses: '(',
  brackets: '[<',
  slashes: '/',
  quotes: '"\'',
  'masked words': '#*y',
  letters: 'a',
  digits: '1',
  'spaced letters': 'm a d ',
  'zero-width signs': '\u200b',
  'combining marks': 'e\u0301\u0323',
  'marks alone': '\u0301',
  surrogates: '\ud83d\ude00',
  'half surrogates': '\ud83d',
  devanagari: 'क्ष',
  'one ligature that grows': '\ufdfa',
  'capitals that grow': '\u0130',
  'the sign of no text': '\u0000',
};

/** A beginning that fits, a long middle, and an end that breaks what has fitted so far. */
const framed: Readonly<Record<string, readonly [string, string, string]>> = {
  'an address of dots': ['a@', '.', '@'],
  'an address of labels': ['a@', 'a.', '!'],
  'a suffix of labels': ['@', 'a.', '!'],
  'a number that ends in a letter': ['', '1', 'x'],
  'a text between spaces': ['a', ' ', 'a'],
  'a web address': ['https://', 'a.', ' @'],
};

/** Texts of `length` UTF-16 units, or just below, each with its name. */
export function hostileTexts(length: number): readonly (readonly [string, string])[] {
  return [
    ...Object.entries(repeated).map(([name, unit]) => [name, repeat(unit, length)] as const),
    ...Object.entries(framed).map(
      ([name, [start, unit, end]]) =>
        [name, `${start}${repeat(unit, length - start.length - end.length)}${end}`] as const,
    ),
  ];
}

function repeat(unit: string, length: number): string {
  return unit.repeat(Math.floor(length / unit.length));
}

/** Letters that are drawn like Latin ones upside down. */
const turned: Readonly<Record<string, string>> = {
  a: 'ɐ',
  b: 'q',
  c: 'ɔ',
  d: 'p',
  e: 'ǝ',
  f: 'ɟ',
  g: 'ƃᵷ',
  h: 'ɥ',
  i: 'ᴉıᵎ',
  j: 'ɾſ',
  k: 'ʞ',
  l: 'ꞁʃ',
  m: 'ɯ',
  n: 'u',
  p: 'd',
  q: 'b',
  r: 'ɹ',
  t: 'ʇ',
  u: 'n',
  v: 'ʌ',
  w: 'ʍ',
  y: 'ʎ',
};

export const upright: ReadonlyMap<string, string> = new Map(
  Object.entries(turned).flatMap(([letter, likes]) =>
    [...likes].map((like) => [like, letter] as const),
  ),
);

/** Letters that nothing but an upside down text has. */
export const onlyTurned = /[ɐɔǝɟƃᵷɥᴉɾʞɯɹʇʌʍʎ]/;

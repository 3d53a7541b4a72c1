/** Cyrillic and Greek letters by their sound; the table of look-alikes reads them by their shape. */
const sounds: Readonly<Record<string, string>> = {
  a: 'аαά',
  b: 'бβ',
  v: 'вѵ',
  g: 'гґγ',
  d: 'дδ',
  e: 'еэєεέηή',
  zh: 'ж',
  z: 'зζ',
  i: 'иіїыιί',
  y: 'й',
  k: 'кκ',
  l: 'лλ',
  m: 'мμ',
  n: 'нν',
  o: 'оοωόώ',
  p: 'пπ',
  r: 'рρ',
  s: 'сσς',
  t: 'тτ',
  u: 'уυύ',
  f: 'фφ',
  h: 'хχһ',
  ts: 'ц',
  ch: 'ч',
  sh: 'шщ',
  th: 'θ',
  j: 'ј',
  ps: 'ψ',
  x: 'ξ',
  yu: 'ю',
  ya: 'я',
  yo: 'ё',
  q: 'ԛ',
  w: 'ԝ',
  '': 'ъь',
};

export const bySound: ReadonlyMap<string, string> = new Map(
  Object.entries(sounds).flatMap(([roman, letters]) =>
    [...letters].map((letter) => [letter, roman] as const),
  ),
);

/** Two such letters in a row: more than one look-alike put into a Latin word. */
export const foreign = /[\u0370-\u03ff\u0400-\u04ff]{2}/;

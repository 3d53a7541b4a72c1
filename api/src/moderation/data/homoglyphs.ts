/** Letters of other alphabets that are drawn like Latin ones. Source: own table, from the shapes. */
const shapes: Record<string, string> = {
  a: 'аαɑӕ@ª',
  b: 'вьƅɓ♭',
  c: 'сϲᴄç¢ↄ',
  d: 'ԁɗđ',
  e: 'еєεҽℯ℮ɘəэё€',
  f: 'ƒғϝ',
  g: 'ɡցǥ',
  h: 'һнհħћђ',
  i: 'іιıɩїӏ¡ł',
  j: 'јʝ',
  k: 'кκқҝ',
  l: 'ⅼιӏℓɭ',
  m: 'мṃɱ',
  n: 'пηռոƞиլŋñ',
  o: 'оοօøσ๐ºөѳ',
  p: 'рρþ',
  q: 'ԛզ',
  r: 'гʀɾяř',
  s: 'ѕʂꜱš§',
  t: 'тτŧ†',
  u: 'υսʋцմ',
  v: 'ѵνⱱ',
  w: 'ԝшщωѡ',
  x: 'хχ×ж',
  y: 'уүγўʏ¥',
  z: 'ʐƶž',
};

function table(): ReadonlyMap<string, string> {
  const map = new Map<string, string>();
  for (const [latin, likes] of Object.entries(shapes)) {
    for (const like of likes) if (like > '\u007f' && !map.has(like)) map.set(like, latin);
  }
  return map;
}

export const homoglyphs = table();

/** Pictures that are words: read as the word, so that they fall under its rule. */
export const gestures: ReadonlyMap<string, string> = new Map([['🖕', ' fuck ']]);

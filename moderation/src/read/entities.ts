/** A character written as an HTML entity, and its length in the text as typed. */
export interface Entity {
  readonly text: string;
  readonly length: number;
}

const shape = /&(?:amp;){0,2}(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,24})(?=;));?/iy;
// `eacute`, `amacr`, `fscr`: a letter with an accent or in a style.
const dressed =
  /^([a-z])(?:acute|grave|circ|tilde|uml|ring|cedil|caron|macr|breve|ogon|dot|slash|strok|scr|fr|opf)$/i;
const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  tab: ' ',
  newline: '\n',
  shy: '',
  zwj: '',
  zwnj: '',
  zerowidthspace: '',
  nobreak: '',
  amp: '&',
  quot: '"',
  apos: "'",
  ast: '*',
  excl: '!',
  commat: '@',
  dollar: '$',
  num: '#',
  lowbar: '_',
  hyphen: '-',
  period: '.',
  middot: '·',
  szlig: 'ss',
  aelig: 'ae',
};
const lastCodePoint = 0x10ffff;

function character(code: number): string | undefined {
  return code > 0 && code <= lastCodePoint ? String.fromCodePoint(code) : undefined;
}

/** The entity that begins here, if any. */
export function entityAt(typed: string, at: number): Entity | undefined {
  shape.lastIndex = at;
  const match = shape.exec(typed);
  if (!match) return undefined;
  const [whole, decimal, hex, name] = match;
  let text: string | undefined;
  if (decimal !== undefined) text = character(Number(decimal));
  else if (hex !== undefined) text = character(parseInt(hex, 16));
  else if (name !== undefined) text = named[name.toLowerCase()] ?? dressed.exec(name)?.[1];
  return text === undefined ? undefined : { text, length: whole.length };
}

import {
  aboutOthers,
  aboutOthersIndic,
  digitWords,
  ofHelpers,
  someonesNumber,
} from '../data/contacts';
import type { Char } from '../read/chars';
import type { Views } from '../read/read';
import type { Span } from './allowed';

export interface Contact extends Span {
  /** True when the words around say that it is somebody else's. */
  readonly ofOthers: boolean;
}

const digitRun = /(?:\+\s?)?(?:\d[\d\s.()\-–/_*]{0,3}){10,16}/g;
const number = /^(?:91|0|0091)?[6-9]\d{9}$/;
const email =
  /[a-z0-9._%+-]{1,40}\s?(?:@|[[(]\s?at\s?[\])])\s?[a-z0-9-]{2,40}(?:\s?(?:\.|[[(]\s?dot\s?[\])])\s?[a-z]{2,10}){1,3}/g;
const spokenEmail =
  /[a-z0-9._]{2,40} (?:at|at the rate) (?:gmail|yahoo|outlook|hotmail|rediffmail) (?:dot|\.) ?com/g;
const word = /[a-z]+|\d+|[\u0900-\u0963]+/g;
const around = 70;

/** What names one student where nobody may be named: plates, roll numbers, handles, profiles. */
const marks = [
  /(?<![a-z\d])[a-z]{2}[\s-]?\d{1,2}[\s-]?[a-z]{1,3}[\s-]?\d{4}(?!\d)/g,
  /(?<![a-z\d])\d{2,4}[a-z]{1,3}\d[a-z]{0,2}\d{1,8}(?![a-z\d])/g,
  /(?<![a-z\d._])@(?!(?:all|everyone|here|admins?|mods?|campus)\b)[a-z\d][a-z\d._]{2,29}/g,
  /\b(?:facebook|fb|instagram|twitter|snapchat|linkedin|t|wa)\.(?:com|me)\/[\w./-]{2,40}/g,
];

const repeats: Readonly<Record<string, number>> = { double: 2, triple: 3, डबल: 2, ट्रिपल: 3 };

function spokenNumbers(text: string): { index: number; length: number }[] {
  const found: { index: number; length: number }[] = [];
  let digits = '';
  let from = 0;
  let to = 0;
  let words = 0;
  let times = 1;
  const close = (): void => {
    if (words >= 3 && number.test(digits)) found.push({ index: from, length: to - from });
    digits = '';
    words = 0;
    times = 1;
  };
  for (const match of text.matchAll(word)) {
    const spoken = digitWords[match[0]] ?? (/^\d+$/.test(match[0]) ? match[0] : undefined);
    const repeat = repeats[match[0]];
    if ((spoken ?? repeat) === undefined || match.index - to > 3) close();
    if ((spoken ?? repeat) === undefined) continue;
    if (digits === '' && times === 1) from = match.index;
    if (spoken !== match[0]) words++;
    digits += (spoken ?? '').repeat(times);
    times = repeat ?? 1;
    to = match.index + match[0].length;
  }
  close();
  return found;
}

function writtenNumbers(text: string): { index: number; length: number }[] {
  return Array.from(text.matchAll(digitRun)).flatMap((match) => {
    const trimmed = match[0].replace(/(?<!\D)\D+$/, '');
    return number.test(trimmed.replace(/\D/g, ''))
      ? [{ index: match.index, length: trimmed.length }]
      : [];
  });
}

const aadhaar = /(?<![\d])\d{4}[ -]\d{4}[ -]\d{4}(?!\d)/g;

function spanOf(chars: readonly Char[], index: number, length: number): Span {
  return { start: chars[index]?.start ?? 0, end: chars[index + length - 1]?.end ?? 0 };
}

/** Texts without any at need no look for addresses. */
function withAt(text: string): string {
  return /@|\bat\b/.test(text) ? text : '';
}

function textOf(chars: readonly Char[]): string {
  return chars.map((one) => (one.char.length === 1 ? one.char : ' ')).join('');
}

/** Identifiers of a single person. */
export function findMarks({ chars }: Views): Span[] {
  const text = textOf(chars);
  if (!/[\d@]|\/\w/.test(text)) return [];
  return marks.flatMap((mark) =>
    Array.from(text.matchAll(mark), (match) => spanOf(chars, match.index, match[0].length)),
  );
}

/** Phone numbers and e-mail addresses, digits spelt out or spaced included. */
export function findContacts({ chars }: Views): Contact[] {
  const text = textOf(chars);
  const spots = [
    ...writtenNumbers(text),
    ...spokenNumbers(text),
    ...Array.from(text.matchAll(aadhaar), (match) => ({
      index: match.index,
      length: match[0].length,
    })),
    ...Array.from(withAt(text).matchAll(email), (match) => ({
      index: match.index,
      length: match[0].length,
    })),
    ...Array.from(withAt(text).matchAll(spokenEmail), (match) => ({
      index: match.index,
      length: match[0].length,
    })),
  ];
  return spots.flatMap(({ index, length }) => {
    const near = text.slice(Math.max(0, index - around), index + length + around);
    if (ofHelpers.test(near)) return [];
    return [
      {
        ...spanOf(chars, index, length),
        ofOthers:
          aboutOthers.test(near) || aboutOthersIndic.test(near) || someonesNumber.test(near),
      },
    ];
  });
}

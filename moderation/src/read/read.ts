import { foldChars, isIndic, type Char } from './chars';
import { formsOf } from './forms';
import { repair } from './repair';
import { tokenize, type Token } from './tokens';
import { turnedReadings } from './turned';
import { View, type Place } from './view';

/** The words of a text in the spellings that the matchers need. All offsets refer to the text as typed. */
export interface Views {
  readonly plain: View;
  readonly squeezed: View;
  readonly spoken: View;
  readonly tokens: readonly Token[];
  /** Folded characters, for numbers and addresses. */
  readonly chars: () => readonly Char[];
  /** Whether most of it had to be restored first: nobody writes like that by accident. */
  readonly isDisguised: boolean;
}

export interface Reading extends Views {
  readonly typed: string;
  /** What the text may have been before it was split, masked or reversed. */
  readonly others: readonly Views[];
}

// A dot or a colon inside an address or a handle does not end a sentence.
const sentenceEnd = /[!?;\n।]|\.(?:\s|$)/u;

function endsSentence(gap: string): boolean {
  return gap !== ' ' && sentenceEnd.test(gap);
}

function wordsOf(tokens: readonly Token[]): Place[] {
  const words: Place[] = [];
  const beside: Place[] = [];
  for (const token of tokens) {
    const readings = formsOf(token.word);
    for (let at = 0; at < readings.length; at++) {
      const forms = readings[at];
      if (!forms) continue;
      if (at === 0) words.push({ token, forms, opens: endsSentence(token.gap) });
      else beside.push({ token, forms, opens: true });
    }
  }
  return beside.length === 0 ? words : words.concat(beside);
}

/** The characters of reordered words, with the original gap before each. */
function charsOf(tokens: readonly Token[]): Char[] {
  const all: Char[] = [];
  for (const { gap, chars } of tokens) {
    const start = chars[0]?.start ?? 0;
    for (const char of gap || ' ') all.push({ char, start, end: start });
    for (const one of chars) all.push(one);
  }
  return all;
}

function viewsOf(
  tokens: readonly Token[],
  isDisguised: boolean,
  chars = () => charsOf(tokens),
): Views {
  const words = wordsOf(tokens);
  return {
    tokens,
    chars,
    isDisguised,
    plain: new View(words, 'plain'),
    squeezed: new View(words, 'squeezed'),
    spoken: new View(words, 'spoken'),
  };
}

/** Marks beyond these are not accents of Latin letters. */
const lastLatin = 0x24f;
const ampersand = 38;

/** Whether Latin letters all over the text were replaced by other characters, or have invisible ones between them. */
function isInDisguise(typed: string, chars: readonly Char[]): boolean {
  let [letters, disguised, seen, end] = [0, 0, 0, 0];
  for (const one of chars) {
    if (one.end > end) seen += one.end - Math.max(one.start, end);
    end = Math.max(end, one.end);
    const letter = one.char >= 'a' && one.char <= 'z';
    if (!letter && !isIndic(one.char)) continue;
    letters++;
    const code = typed.charCodeAt(one.start);
    if (code === ampersand || (letter && code > lastLatin && !isUrduSign(code))) disguised++;
  }
  return (disguised + (typed.length - seen)) * 3 > letters && letters >= fewestLetters;
}

const fewestLetters = 8;

function isUrduSign(code: number): boolean {
  return code >= 0x600 && code <= 0x6ff;
}

/** Whether half of the words of a reading differ from the typed ones. */
function isMostlyNew(reading: readonly Token[], tokens: readonly Token[]): boolean {
  const typed = new Set(tokens);
  let added = 0;
  for (const token of reading) if (!typed.has(token)) added++;
  return added * 2 >= reading.length && added >= fewestNew;
}

const fewestNew = 3;

export function read(typed: string): Reading {
  const chars = foldChars(typed);
  const tokens = tokenize(chars);
  const turned = turnedReadings(typed, chars, tokens);
  const inDisguise = isInDisguise(typed, chars);
  return {
    typed,
    ...viewsOf(tokens, inDisguise, () => chars),
    others: [
      ...turned.map((reading) => viewsOf(reading, true)),
      ...repair(tokens, typed).map((reading) =>
        viewsOf(reading, inDisguise || isMostlyNew(reading, tokens)),
      ),
    ],
  };
}

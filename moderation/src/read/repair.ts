import { letters } from '../data/lists';
import { isIndic } from './chars';
import { soundOnce } from './forms';
import { joinLetters } from './letters';
import {
  consonantsOf,
  isCommon,
  isKnownOnce,
  longestKnown,
  mayBeWord,
  cutIntoWords,
} from './lexicon';
import { isCutWord, isHiddenBackwards, mayBeCut, starReadings, unstar } from './masked';
import { reread, tokenOf, type Token } from './tokens';
import { perWord } from './word';

const longestGap = 2;
const shortestJoin = 4;
const shortestRunOn = 12;
const longestRunOn = 40;

function isWord(text: string): boolean {
  if (!isIndic(text.charAt(0))) return isKnownOnce(text);
  return text.length <= longestKnown && isKnownOnce(soundOnce(text));
}

/** `tujheMaarDunga` is three words, and so is `IWillKill`: only the typed text has the capitals. */
function splitCamel(tokens: readonly Token[], typed: string): Token[] {
  if (!/[a-z][A-Z]/.test(typed)) return [...tokens];
  return tokens.flatMap((token) => {
    // Text that is also masked is read as one word.
    if (!/^[a-z0-9']+$/.test(token.text)) return [token];
    const parts: Token[] = [];
    let from = 0;
    const typedAt = (at: number): string => typed.charAt(token.chars[at]?.start ?? -1);
    for (let at = 1; at < token.chars.length; at++) {
      if (!/[A-Z]/.test(typedAt(at))) continue;
      if (/[A-Z]/.test(typedAt(at - 1)) && !/[a-z]/.test(typedAt(at + 1))) continue;
      parts.push(tokenOf(token.chars.slice(from, at), from === 0 ? token.gap : ''));
      from = at;
    }
    parts.push(tokenOf(token.chars.slice(from), ''));
    // A name such as LaTeX is not a sentence: only these single letters are words.
    return parts.every(({ text }) => text.length > 1 || /^[aiu\d]$/.test(text)) ? parts : [token];
  });
}

function merge(tokens: readonly Token[]): Token {
  return tokenOf(
    tokens.flatMap(({ chars }) => [...chars]),
    tokens[0]?.gap ?? '',
  );
}

/** The cost of reading a piece alone or joined with its neighbours: the lowest cost is used. */
const costOf = { known: 10, unknown: 35, joined: 16, tooMuch: 0xffffffff };
const mostJoined = 3;
const shortestCut = 2;

/** When neighbours are joined: only if certain, also across line breaks, or anywhere. */
type Freedom = 'sure' | 'across line breaks' | 'anywhere';

/** A piece with the data needed to join it. */
interface Piece {
  readonly isWord: boolean;
  readonly consonants: string;
}

const pieceOf = perWord((text): Piece => ({
  isWord: isWord(text),
  consonants: consonantsOf(soundOnce(text)),
}));

function withNext(consonants: string, next: string): string {
  const doubled = next !== '' && consonants.endsWith(next.charAt(0));
  return doubled ? consonants + next.slice(1) : consonants + next;
}

/** Words split by a blank, a line break or a symbol: `chu tiya`, `mad\narchod`, `chu-ti-ya`. */
function joinPieces(tokens: readonly Token[], freedom: Freedom): Token[] {
  const count = tokens.length;
  const costs = new Uint32Array(count + 1).fill(costOf.tooMuch);
  costs[0] = 0;
  const cameFrom = new Uint32Array(count + 1);
  const pieces = tokens.map(({ word }) => pieceOf(word));
  for (let from = 0; from < count; from++) {
    const base = costs[from] ?? 0;
    const first = pieces[from];
    const alone = base + (first?.isWord ? costOf.known : costOf.unknown);
    if (alone < (costs[from + 1] ?? 0)) {
      costs[from + 1] = alone;
      cameFrom[from + 1] = from;
    }
    let joined = tokens[from]?.text ?? '';
    let consonants = first?.consonants ?? '';
    let shortest = joined.length;
    let allWords = first?.isWord ?? false;
    let free = freedom !== 'sure';
    for (let to = from + 1; to < from + mostJoined && to < count; to++) {
      const { text, gap } = tokens[to] ?? nothing;
      if (gap === '' || gap.length > longestGap || joined.length + text.length > longestKnown)
        break;
      joined += text;
      consonants = withNext(consonants, pieces[to]?.consonants ?? '');
      if (text.length < shortest) shortest = text.length;
      allWords &&= pieces[to]?.isWord ?? false;
      free &&= freedom === 'anywhere' || gap === '\n';
      if (joined.length < shortestJoin) continue;
      const areOne =
        (mayBeCut(consonants) &&
          // `pen is` may refer to a pen, and a hand job card to a machine.
          (isCutWord(joined, shortest) || (allWords && isCommon(joined)))) ||
        // If most words of a text were split, two words that form a third are one as well.
        ((!allWords || (free && shortest >= shortestCut)) &&
          mayBeWord(consonants) &&
          isWord(joined));
      if (areOne && base + costOf.joined < (costs[to + 1] ?? 0)) {
        costs[to + 1] = base + costOf.joined;
        cameFrom[to + 1] = from;
      }
    }
  }
  const out: Token[] = [];
  for (let to = count; to > 0;) {
    const from = cameFrom[to] ?? 0;
    const token = to - from === 1 ? tokens[from] : merge(tokens.slice(from, to));
    if (token) out.push(token);
    to = from;
  }
  return out.reverse();
}

const nothing = { text: '', gap: '' };
const fewestCuts = 2;
const shortOnes = 2.6;

/** Whether words were split all over the text: a few certainly were, or hardly any long ones are left. */
function isCutUp(tokens: readonly Token[], cuts: number): boolean {
  if (cuts >= fewestCuts) return cuts * 6 >= tokens.length - cuts;
  const letters = tokens.reduce((all, { text }) => all + text.length, 0);
  return tokens.length > fewestCuts && letters < shortOnes * tokens.length;
}

/** The pieces joined where certain, and across line breaks or between many pieces where likely. */
function joinCut(tokens: readonly Token[]): Token[][] {
  const sure = joinPieces(tokens, 'sure');
  const cutUp = isCutUp(tokens, tokens.length - sure.length);
  if (!cutUp && !tokens.some(({ gap }) => gap === '\n')) return [sure];
  const likely = joinPieces(tokens, cutUp ? 'anywhere' : 'across line breaks');
  return sure.length - likely.length === 0 ? [sure] : [sure, likely];
}

const longestRespelt = 24;

const isMixed = perWord((text) => /[a-z][013457]|[013457][a-z]/.test(text));
const isStarred = perWord((text) => /[*#%]/.test(text));

/** Whether digits replace letters all over the text, so that `4` is a and `15` is. */
function isLeet(tokens: readonly Token[]): boolean {
  const mixed = tokens.filter(({ word }) => isMixed(word));
  return mixed.length >= 2 && mixed.length * 4 > tokens.length;
}

/** `k1ll`, `kiiiill`: the intended known word, or the input if there is none. */
function respelt(text: string, leetText: boolean): string {
  if (leetText && text === '4') return 'a';
  const stretched = /(\p{L}|\p{M})\1\1/u.test(text);
  // The rough spelling of Hindi treats a stretched word as known.
  if (text.length > longestRespelt || (!stretched && isKnownOnce(text))) return text;
  const tries: string[] = [];
  // Two different digits in a row are a number, room b17ch, unless all words have digits.
  const isNumber = !leetText && /(\d)(?!\1)\d/.test(text);
  const masked = /[a-z]/.test(text) ? !isNumber : leetText && text.length <= shortestJoin;
  if (/\d/.test(text) && masked) {
    const bare = text.replace(/[^a-z0-9@$!]/g, '');
    for (const one of ['i', 'l']) {
      tries.push(
        bare.replace(/[0-9@$!]/g, (sign) => (sign === '1' ? one : (letters.leet[sign] ?? sign))),
      );
    }
  }
  if (stretched) {
    tries.push(text.replace(/(.)\1\1+/gu, '$1'), text.replace(/(.)\1\1+/gu, '$1$1'));
  }
  const known = tries.find((spelt) => isWord(spelt));
  const [single] = tries.slice(-2);
  return known ?? (single !== undefined && isIndic(text.charAt(0)) ? single : text);
}

const respeltAlone = perWord((text) => respelt(text, false));
const respeltInLeet = perWord((text) => respelt(text, true));

function respell(token: Token, leetText: boolean): Token {
  const spelt = (leetText ? respeltInLeet : respeltAlone)(token.word);
  return spelt === token.text ? token : reread(token, spelt);
}

const nowhere: readonly number[] = [];

/** The ends of the words in a run of letters, if it consists only of known words. */
const runOnEnds = perWord((text): readonly number[] => {
  if (isKnownOnce(text)) return nowhere;
  const { ends, unknown } = cutIntoWords(text);
  return unknown > 0 || ends.length < 3 || text.length / ends.length < 3 ? nowhere : ends;
});

/** `tujhemaardunga`: only if all parts are known words. */
function splitRunOn(tokens: readonly Token[], typed: string): Token[] {
  const out: Token[] = [];
  for (const token of tokens) {
    const { text, chars, gap, word } = token;
    const long = text.length >= shortestRunOn && text.length <= longestRunOn;
    // A capital only at the beginning is a name: Chamarajanagar.
    const ends =
      long && !/[A-Z]/.test(typed.charAt(chars[0]?.start ?? 0)) ? runOnEnds(word) : nowhere;
    if (ends.length === 0) out.push(token);
    for (const [at, end] of ends.entries()) {
      out.push(tokenOf(chars.slice(ends[at - 1] ?? 0, end), at === 0 ? gap : ' '));
    }
  }
  return out;
}

const isTurned = perWord((text) => isHiddenBackwards(text) && !isKnownOnce(text));

/** A single reversed word: `you hctib`. */
function turnBack(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ word }) => isTurned(word))) return tokens;
  return tokens.map((token) =>
    isTurned(token.word) ? tokenOf([...token.chars].reverse(), token.gap) : token,
  );
}

// Wider than the reach of any sentence shape.
const around = 24;

/** The repaired parts with the surrounding words: the rest was already read unchanged. */
function nearRepairs(steps: readonly Token[], before: readonly Token[]): Token[] {
  const untouched = new Set(before);
  const near: Token[] = [];
  let from = 0;
  for (const [at, step] of steps.entries()) {
    if (untouched.has(step)) continue;
    const begin = Math.max(from, at - around);
    for (let next = begin; next <= Math.min(steps.length - 1, at + around); next++) {
      const token = steps[next];
      if (token)
        near.push(next === begin && begin > from ? { ...token, gap: `.${token.gap}` } : token);
    }
    from = Math.max(from, Math.min(steps.length, at + around + 1));
  }
  return near;
}

/** The words as they may have been before they were disguised; none if they were not. */
export function repair(tokens: readonly Token[], typed: string): Token[][] {
  const apart = joinLetters(splitCamel(tokens, typed));
  const leetText = isLeet(apart);
  const starred = apart.some(({ word }) => isStarred(word));
  return starReadings
    .slice(0, starred ? starReadings.length : 1)
    .map((reading) => (starred ? unstar(apart, reading) : apart))
    .flatMap((unstarred) => joinCut(unstarred.map((token) => respell(token, leetText))))
    .map((joined) => nearRepairs(turnBack(splitRunOn(joined, typed)), tokens))
    .filter((near) => near.length > 0);
}

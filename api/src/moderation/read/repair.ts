import { leet } from '../data/leet';
import { isIndic } from './chars';
import { soundOf } from './forms';
import { joinLetters } from './letters';
import { isCommon, isKnown, longestKnown } from './lexicon';
import { isCutWord, isHidden, starReadings, unstar } from './masked';
import { memoised } from './memo';
import { reread, tokenOf, type Token } from './tokens';
import { cutIntoWords } from './trie';

const longestGap = 2;
const shortestJoin = 4;
const shortestRunOn = 12;
const longestRunOn = 40;

const isWord = memoised((text: string) =>
  isIndic(text.charAt(0)) ? text.length <= longestKnown && isKnown(soundOf(text)) : isKnown(text),
);

/** `tujheMaarDunga` is three words, and so is `IWillKill`: what was typed knows the capitals. */
function splitCamel(tokens: readonly Token[], typed: string): Token[] {
  if (!/[a-z][A-Z]/.test(typed)) return [...tokens];
  return tokens.flatMap((token) => {
    // What is masked as well is read as one word.
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
    // A name such as LaTeX is no sentence: of single letters only these are words.
    return parts.every(({ text }) => text.length > 1 || /^[aiu\d]$/.test(text)) ? parts : [token];
  });
}

function merge(tokens: readonly Token[]): Token {
  return tokenOf(
    tokens.flatMap(({ chars }) => [...chars]),
    tokens[0]?.gap ?? '',
  );
}

/** What reading a piece on its own, or joined with its neighbours, costs: the cheapest way wins. */
const costOf = { known: 10, unknown: 35, joined: 16 };
const mostJoined = 3;
const shortestCut = 2;

/** Whether these pieces, put together, are the word that was cut. */
type AreOne = (texts: readonly string[], gaps: readonly string[]) => boolean;

function surelyOne(texts: readonly string[]): boolean {
  const joined = texts.join('');
  if (isCutWord(joined, Math.min(...texts.map((text) => text.length)))) return true;
  // `pen is` may well be a pen, and a hand job card belongs to a machine.
  return texts.every(isWord) ? isCommon(joined) : isWord(joined);
}

/** Where most words of a text were cut, two words that make a third are one as well. */
function likelyOne(texts: readonly string[]): boolean {
  return texts.every((text) => text.length >= shortestCut) && isWord(texts.join(''));
}

function joins(pieces: readonly Token[], areOne: AreOne): Token | undefined {
  const inner = pieces.slice(1).map(({ gap }) => gap);
  if (!inner.every((gap) => gap !== '' && gap.length <= longestGap)) return undefined;
  const texts = pieces.map(({ text }) => text);
  const { length } = texts.join('');
  return length >= shortestJoin && length <= longestKnown && areOne(texts, inner)
    ? merge(pieces)
    : undefined;
}

/** Words cut by a blank, a line break or a sign: `chu tiya`, `mad\narchod`, `chu-ti-ya`. */
function joinPieces(tokens: readonly Token[], areOne: AreOne): Token[] {
  const costs: number[] = [0];
  const ways: { from: number; token: Token }[] = [];
  for (let from = 0; from < tokens.length; from++) {
    const base = costs[from] ?? 0;
    for (let count = 1; count <= mostJoined && from + count <= tokens.length; count++) {
      const token = count === 1 ? tokens[from] : joins(tokens.slice(from, from + count), areOne);
      if (!token) continue;
      const cost =
        base + (count > 1 ? costOf.joined : isWord(token.text) ? costOf.known : costOf.unknown);
      if (cost >= (costs[from + count] ?? Number.POSITIVE_INFINITY)) continue;
      costs[from + count] = cost;
      ways[from + count] = { from, token };
    }
  }
  const out: Token[] = [];
  for (let to = tokens.length; to > 0;) {
    const way = ways[to];
    if (!way) break;
    out.push(way.token);
    to = way.from;
  }
  return out.reverse();
}

const fewestCuts = 2;
const shortOnes = 2.6;

/** Whether words were cut all over the text: a few surely were, or hardly a long one is left. */
function isCutUp(tokens: readonly Token[], cuts: number): boolean {
  if (cuts >= fewestCuts) return cuts * 6 >= tokens.length - cuts;
  const letters = tokens.reduce((all, { text }) => all + text.length, 0);
  return tokens.length > fewestCuts && letters < shortOnes * tokens.length;
}

/** The pieces joined where that is sure, and across line breaks or where many are, where it is likely. */
function joinCut(tokens: readonly Token[]): Token[][] {
  const sure = joinPieces(tokens, surelyOne);
  const cutUp = isCutUp(tokens, tokens.length - sure.length);
  const likely = joinPieces(
    tokens,
    (texts, gaps) =>
      surelyOne(texts) || ((cutUp || gaps.every((gap) => gap === '\n')) && likelyOne(texts)),
  );
  return sure.length - likely.length === 0 ? [sure] : [sure, likely];
}

const longestRespelt = 24;

/** Whether digits stand for letters all over the text, so that `4` is a and `15` is. */
function isLeet(tokens: readonly Token[]): boolean {
  const mixed = tokens.filter(({ text }) => /[a-z][013457]|[013457][a-z]/.test(text));
  return mixed.length >= 2 && mixed.length * 4 > tokens.length;
}

/** `k1ll`, `kiiiill`: the known word that was meant. */
function respell(token: Token, leetText: boolean): Token {
  const { text } = token;
  if (leetText && text === '4') return reread(token, 'a');
  const stretched = /(\p{L}|\p{M})\1\1/u.test(text);
  // The rough spelling of Hindi takes a stretched word for known.
  if (text.length > longestRespelt || (!stretched && isKnown(text))) return token;
  const tries: string[] = [];
  // Two different digits in a row are a number, room b17ch, unless all words have digits.
  const isNumber = !leetText && /(\d)(?!\1)\d/.test(text);
  const masked = /[a-z]/.test(text) ? !isNumber : leetText && text.length <= shortestJoin;
  if (/\d/.test(text) && masked) {
    const bare = text.replace(/[^a-z0-9@$!]/g, '');
    for (const one of ['i', 'l']) {
      tries.push(bare.replace(/[0-9@$!]/g, (sign) => (sign === '1' ? one : (leet[sign] ?? sign))));
    }
  }
  if (stretched) {
    tries.push(text.replace(/(.)\1\1+/gu, '$1'), text.replace(/(.)\1\1+/gu, '$1$1'));
  }
  const known = tries.find((spelt) => isWord(spelt));
  const [single] = tries.slice(-2);
  if (known !== undefined) return reread(token, known);
  return single !== undefined && isIndic(text.charAt(0)) ? reread(token, single) : token;
}

/** `tujhemaardunga`: only where nothing but known words are left. */
function splitRunOn(tokens: readonly Token[], typed: string): Token[] {
  return tokens.flatMap((token) => {
    const { text } = token;
    // A capital at the beginning alone is a name: Chamarajanagar.
    if (/[A-Z]/.test(typed.charAt(token.chars[0]?.start ?? 0))) return [token];
    if (text.length < shortestRunOn || text.length > longestRunOn || isKnown(text)) return [token];
    const { ends, unknown } = cutIntoWords(text);
    if (unknown > 0 || ends.length < 3 || text.length / ends.length < 3) return [token];
    return ends.map((end, at) =>
      tokenOf(token.chars.slice(ends[at - 1] ?? 0, end), at === 0 ? token.gap : ' '),
    );
  });
}

const isHiddenBackwards = memoised(
  (text: string) => isHidden([...text].reverse().join('')) && !isKnown(text),
);

/** A single word that was turned around: `you hctib`. */
function turnBack(tokens: readonly Token[]): Token[] {
  return tokens.map((token) => {
    if (!isHiddenBackwards(token.text)) return token;
    return tokenOf([...token.chars].reverse(), token.gap);
  });
}

// Wider than any sentence shape reaches.
const around = 24;

/** What was repaired, with the words around: the rest has been read as it stands. */
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

/** The words as they may have been before somebody took them apart; none where nobody did. */
export function repair(tokens: readonly Token[], typed: string): Token[][] {
  const apart = joinLetters(splitCamel(tokens, typed));
  const leetText = isLeet(apart);
  const starred = apart.some(({ text }) => /[*#%]/.test(text));
  return starReadings
    .slice(0, starred ? starReadings.length : 1)
    .flatMap((reading) => joinCut(unstar(apart, reading).map((token) => respell(token, leetText))))
    .map((joined) => nearRepairs(turnBack(splitRunOn(joined, typed)), tokens))
    .filter((near) => near.length > 0);
}

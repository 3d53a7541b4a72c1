import { isIndic, type Char } from './chars';
import { phonetic } from './phonetic';
import { tokenOf, type Token } from './tokens';
import { transliterate } from './transliterate';
import { cutIntoWords } from './lexicon';
import { perWord } from './word';

// Separated letters (`f u c k`, `c.h.u.t`, `म ा र`) are joined again.
const longestGap = 4;
const shortestRun = 3;
const longestWord = 12;
const mark = /\p{M}/u;

const isSingle = perWord((text) => {
  const first = text.charAt(0);
  if (!isIndic(first)) return text === first.repeat(text.length);
  return text.length < 6 && [...text].filter((char) => !mark.test(char)).length <= 1;
});

/** The gap between words differs from that between letters: a blank among dots, or a longer one. */
function boundaries(run: readonly Token[]): boolean[] {
  const inner = run.slice(1).map(({ gap }) => gap);
  // Signs between the letters, blanks only between the words.
  if (inner.filter((gap) => !/\s/.test(gap)).length * 2 > inner.length)
    return [false, ...inner.map((gap) => /\s/.test(gap))];
  const inked = inner.filter((gap) => gap.trim() !== '').length * 2 > inner.length;
  const least = Math.min(...inner.map((gap) => gap.length));
  return [false, ...inner.map((gap) => (inked ? gap.trim() === '' : gap.length > least))];
}

function cutUp(chars: readonly Char[], gap: string): Token[] {
  const roman = chars.some(({ char }) => isIndic(char)) ? phonetic(transliterate(chars)) : chars;
  const whole = tokenOf(roman, gap);
  let from = 0;
  return cutIntoWords(whole.text).ends.map((end) => {
    const word = tokenOf(roman.slice(from, end), from === 0 ? gap : ' ');
    from = end;
    return word;
  });
}

function join(run: readonly Token[]): readonly Token[] {
  if (run.length < shortestRun) return run;
  const letters = run.filter(({ text }) => !/^\d+$/.test(text)).length;
  if (letters * 2 < run.length) return run;
  const ends = boundaries(run);
  const joined: Token[] = [];
  let word: Char[] = [];
  let gap = '';
  const close = (): void => {
    if (word.length > longestWord) joined.push(...cutUp(word, gap));
    else if (word.length > 0) joined.push(tokenOf(word, gap));
    word = [];
  };
  for (const [at, token] of run.entries()) {
    if (at === 0 || ends[at]) {
      close();
      gap = token.gap;
    }
    for (const one of token.chars) word.push(one);
  }
  close();
  return joined;
}

/** Runs of single letters, joined into the words that they spell. */
export function joinLetters(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  let run: Token[] = [];
  const close = (): void => {
    if (run.length === 0) return;
    for (const token of join(run)) out.push(token);
    run = [];
  };
  for (const token of tokens) {
    const single = isSingle(token.word);
    if (!single || token.gap.length > longestGap) close();
    if (single) run.push(token);
    else out.push(token);
  }
  close();
  return out;
}

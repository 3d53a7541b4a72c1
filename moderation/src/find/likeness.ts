import { brotliDecompressSync } from 'node:zlib';
import { likeness as model } from '../data/lists';
import type { Views } from '../read/read';
import { fullStop } from '../read/view';
import { perWord, wordOf } from '../read/word';
import type { FieldRules } from '../rules';
import { classifications, type Find } from '../types';
import { buckets, signOfPair, Signs, signsOfWord, worthOf, type Window } from './signs';

/** How much a stretch of a text resembles refused texts: above zero means more than not. */
export interface Likeness extends Pick<Find, 'classification' | 'start' | 'end'> {
  readonly score: number;
}

const classes = classifications.length;
const weights = new Int8Array(brotliDecompressSync(Buffer.from(model.weights, 'base64')));

/** The score of a single word. */
interface WordOdds {
  readonly odds: Float64Array;
  readonly norm: number;
}

const ofWord = perWord((text): WordOdds => {
  const sums = new Float64Array(classes);
  const { whole, letters } = signsOfWord(wordOf(text));
  addTo(sums, whole, 1);
  for (const key of letters) addTo(sums, key, worthOf.letters);
  return { odds: sums, norm: 1 + letters.length * worthOf.letters * worthOf.letters };
});

function addTo(sums: Float64Array, key: number, value: number): void {
  const row = key * classes;
  for (let name = 0; name < classes; name++)
    sums[name] = (sums[name] ?? 0) + (weights[row + name] ?? 0) * value;
}

const signs = new Signs();
const odds = new Float64Array(classes);

/** Log odds and squares of the words before each place of a text and of their pairs: windows overlap, and take differences. */
interface RunningSums {
  readonly odds: Float64Array;
  readonly squares: Float64Array;
}

const squareOfPair = worthOf.next * worthOf.next;

function runningSums({ spoken: { words } }: Views): RunningSums {
  const sums = new Float64Array((words.length + 1) * classes);
  const squares = new Float64Array(words.length + 1);
  let before = 0;
  for (let at = 0; at < words.length; at++) {
    const row = at * classes;
    const word = words[at];
    if (!word || word === fullStop) {
      sums.copyWithin(row + classes, row, row + classes);
      squares[at + 1] = squares[at] ?? 0;
      before = 0;
      continue;
    }
    const own = ofWord(word);
    const { hash } = signsOfWord(word);
    const pair = signOfPair(before, hash) * classes;
    for (let name = 0; name < classes; name++)
      sums[row + classes + name] =
        (sums[row + name] ?? 0) +
        (own.odds[name] ?? 0) +
        (weights[pair + name] ?? 0) * worthOf.next;
    squares[at + 1] = (squares[at] ?? 0) + own.norm + squareOfPair;
    before = hash;
  }
  return { odds: sums, squares };
}

/** A window that begins within a sentence does not see the word before it. */
function cutPair({ spoken: { words } }: Views, from: number): void {
  const [before, first] = [words[from - 1], words[from]];
  if (!before || !first || before === fullStop || first === fullStop) return;
  const { hash } = signsOfWord(first);
  addTo(odds, signOfPair(signsOfWord(before).hash, hash), -worthOf.next);
  addTo(odds, signOfPair(0, hash), worthOf.next);
}

interface Scored {
  readonly views: Views;
  readonly rules: FieldRules;
  readonly sums: RunningSums;
}

/** Log odds that the window belongs to some class rather than being harmless; `odds` is filled by class. */
function scoreOf({ views, rules, sums }: Scored, window: Window): number {
  const { from, to } = window;
  for (let name = 0; name < classes; name++)
    odds[name] = (sums.odds[to * classes + name] ?? 0) - (sums.odds[from * classes + name] ?? 0);
  let norm = (sums.squares[to] ?? 0) - (sums.squares[from] ?? 0);
  cutPair(views, from);
  signs.readShared(views, rules, window);
  const { keys, values, length } = signs;
  for (let at = 0; at < length; at++) {
    const value = values[at] ?? 0;
    addTo(odds, keys[at] ?? 0, value);
    norm += value * value;
  }
  const worth = model.scale / Signs.divisorOf(norm);
  let all = 0;
  for (let name = 0; name < classes; name++) {
    const sum = (odds[name] ?? 0) * worth + (model.bias[name] ?? 0);
    odds[name] = sum;
    all += Math.exp(sum);
  }
  return Math.log(all);
}

/** Maximum number of words, as in a labelled line. */
const longestWindow = 60;
/** A window that extends only this little beyond the previous one would give the same result. */
const leastStep = 14;

/** A shorter sentence is judged only together with its neighbours. */
const leastSentence = 6;
/** A sentence alone sounds worse than it is: its threshold is higher by this. */
export const askedOfParts = 1.5;

/** Runs of sentences short enough to be judged as one line; longer ones are cut. */
export function windowsOf({ spoken: { words } }: Views): Window[] {
  const sentences: Window[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    const ends = at === words.length || words[at] === fullStop || at - from >= longestWindow;
    if (!ends) continue;
    if (at > from) sentences.push({ from, to: at });
    from = words[at] === fullStop ? at + 1 : at;
  }
  const windows: Window[] = [];
  const last = sentences.at(-1)?.to ?? 0;
  let next = 0;
  for (let first = 0; first < sentences.length; first++) {
    const begin = sentences[first]?.from ?? 0;
    while (next < sentences.length && (sentences[next]?.to ?? 0) - begin <= longestWindow) next++;
    const end = sentences[Math.max(first, next - 1)]?.to ?? begin;
    const reached = windows.at(-1)?.to ?? 0;
    if (end >= reached + leastStep || (end === last && reached < last))
      windows.push({ from: begin, to: end });
  }
  // Harmless sentences around a harmful one must not hide it.
  if (sentences.length > 1)
    for (const { from: begin, to } of sentences)
      if (to - begin >= leastSentence) windows.push({ from: begin, to, isPart: true });
  return windows;
}

/** The likeliest class, and the stretch that contributes most to it. */
function explain(views: Views, score: number): Likeness {
  const likeliest = odds.indexOf(Math.max(...odds));
  const { keys, values, words, length } = signs;
  const byWord = new Map<number, number>();
  for (let at = 0; at < length; at++) {
    const worth = (weights[(keys[at] ?? 0) * classes + likeliest] ?? 0) * (values[at] ?? 0);
    const word = words[at] ?? 0;
    byWord.set(word, (byWord.get(word) ?? 0) + worth);
  }
  let [best, sum, first, from, to] = [0, 0, -1, -1, -1];
  for (const [word, worth] of [...byWord].sort(([a], [b]) => a - b)) {
    if (sum <= 0) [sum, first] = [0, word];
    sum += worth;
    if (sum > best) [best, from, to] = [sum, first, word];
  }
  const view = views.spoken;
  const at = (word: number): number => view.at[word] ?? 0;
  const last = at(to) + (view.words[to]?.text.length ?? 1) - 1;
  return {
    score,
    classification: classifications[likeliest] ?? 'abuse',
    start: view.startOf(at(from)),
    end: view.endOf(last),
  };
}

/** The window of a reading that most resembles refused texts. */
export function likenessOf(views: Views, rules: FieldRules): Likeness | undefined {
  if (weights.length !== buckets * classes)
    throw new Error('The weights were made for other signs: run labelled/train.ts');
  const scored = { views, rules, sums: runningSums(views) };
  let best = Number.NEGATIVE_INFINITY;
  let chosen: Window | undefined;
  for (const window of windowsOf(views)) {
    const score = scoreOf(scored, window) - (window.isPart ? askedOfParts : 0);
    if (score > best) [best, chosen] = [score, window];
  }
  if (!chosen) return undefined;
  scoreOf(scored, chosen);
  signs.read(views, rules, chosen);
  return explain(views, best);
}

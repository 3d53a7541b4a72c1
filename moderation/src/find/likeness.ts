import { likeness as model } from '../data/lists';
import type { Views } from '../read/read';
import { fullStop } from '../read/view';
import type { FieldRules } from '../rules';
import { classifications, type Find } from '../types';
import { buckets, Signs } from './signs';

/** How much a stretch of a text is like what must be refused: above zero more so than not. */
export interface Likeness extends Pick<Find, 'classification' | 'start' | 'end'> {
  readonly score: number;
}

const classes = classifications.length;
const weights = new Int8Array(Buffer.from(model.weights, 'base64'));
if (weights.length !== buckets * classes)
  throw new Error('The weights were made for other signs: run labelled/train.ts');

const odds = new Float64Array(classes);

/** How much likelier the window is to be of some class than to be harmless, as a logarithm; `odds` is left by class. */
function scoreOf(signs: Signs): number {
  odds.fill(0);
  let norm = 0;
  const { keys, values, length } = signs;
  for (let at = 0; at < length; at++) {
    const value = values[at] ?? 0;
    const row = (keys[at] ?? 0) * classes;
    for (let name = 0; name < classes; name++)
      odds[name] = (odds[name] ?? 0) + (weights[row + name] ?? 0) * value;
    norm += value * value;
  }
  const worth = model.scale / Math.pow(norm, Signs.normed);
  let all = 0;
  for (let name = 0; name < classes; name++) {
    const sum = (odds[name] ?? 0) * worth + (model.bias[name] ?? 0);
    odds[name] = sum;
    all += Math.exp(sum);
  }
  return Math.log(all);
}

/** As many words as a sentence of the labelled lines has, at most. */
const longestWindow = 28;
const signs = new Signs();

/** First and last word of each run of sentences that is short enough, and of each sentence. */
function windowsOf({ spoken: { words } }: Views): { from: number; to: number }[] {
  const sentences: { from: number; to: number }[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at++) {
    const ends = at === words.length || words[at] === fullStop || at - from >= longestWindow;
    if (!ends) continue;
    if (at > from) sentences.push({ from, to: at });
    from = words[at] === fullStop ? at + 1 : at;
  }
  const windows: { from: number; to: number }[] = [];
  let reached = 0;
  for (const [first, { from: begin, to }] of sentences.entries()) {
    let end = to;
    for (const next of sentences.slice(first + 1)) {
      if (next.to - begin > longestWindow) break;
      end = next.to;
    }
    if (end > reached) windows.push({ from: begin, to: end });
    reached = end;
  }
  return windows;
}

/** The likeliest class, and the stretch that speaks most for it. */
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

/** The window of a reading that is most like what must be refused. */
export function likenessOf(views: Views, rules: FieldRules): Likeness | undefined {
  let best = Number.NEGATIVE_INFINITY;
  let chosen: { from: number; to: number } | undefined;
  for (const window of windowsOf(views)) {
    signs.read(views, rules, window);
    const score = scoreOf(signs);
    if (score > best) [best, chosen] = [score, window];
  }
  if (!chosen) return undefined;
  signs.read(views, rules, chosen);
  return explain(views, scoreOf(signs));
}

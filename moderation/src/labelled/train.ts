// `npx tsx moderation/src/labelled/train.ts`: trains data/likeness.json on the tuning lines. The weight of a list match
// and the score from which a text is refused come from writers whose lines were not used for training: each is
// judged by a model of the others. `--dry` prints the results and writes nothing; `--without third` excludes that
// writer, so that `report.ts third` shows how moderation treats an unknown writer.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { evidenceOf, listFinds } from '../find/find';
import { askedOfParts, windowsOf } from '../find/likeness';
import { buckets, Signs, type Window } from '../find/signs';
import { read, type Views } from '../read/read';
import { rules } from '../rules';
import { classifications, type Classification, type FieldKind, type Find } from '../types';
import { hashOf } from './names';
import {
  earlierLines,
  linesOfNames,
  passingLines,
  refusedLines,
  writers,
  type PassingLine,
  type RefusedLine,
  type Writer,
} from './read-labelled';

const rounds = 8;
const step = 0.3;
const decay = 5e-4;
/** Permitted share of refused harmless lines by unknown writers, half of which are written to be misjudged. */
const falseAlarms = { plain: 0.02, disguised: 0.1 };
/** The lists were built from the first writer's lines: matches there do not predict matches elsewhere. */
const strangers = writers.filter((writer) => writer !== 'first');

/** The features of a stretch of words. */
interface Seen {
  readonly keys: Int32Array;
  readonly values: Float32Array;
  readonly isPart: boolean;
}

/** Training uses whole lines; judging uses windows, as for every text. */
interface Example extends Seen {
  readonly windows: readonly Seen[];
  readonly classification: Classification | undefined;
  readonly mild: boolean;
  readonly evidence: Find | undefined;
  readonly writer: Writer | undefined;
}

/** One weight per feature and class; harmless is the class whose weights are all zero. */
interface Model {
  readonly weights: Float32Array;
  readonly bias: Float64Array;
}

const classes = classifications.length;

const signs = new Signs();

function see(reading: Views, kind: FieldKind, window: Window): Seen {
  signs.read(reading, rules[kind], window);
  const keys = Int32Array.from(signs.keys.slice(0, signs.length));
  const values = Float32Array.from(signs.values.slice(0, signs.length));
  const divisor = Signs.divisorOf(values.reduce((sum, value) => sum + value * value, 0));
  return { keys, values: values.map((value) => value / divisor), isPart: window.isPart ?? false };
}

function exampleOf(line: PassingLine | RefusedLine, writer?: Writer): Example {
  const reading = read(line.text);
  const [listed] = listFinds(reading, rules[line.kind]);
  return {
    ...see(reading, line.kind, { from: 0, to: reading.spoken.words.length }),
    windows: windowsOf(reading).map((window) => see(reading, line.kind, window)),
    classification: 'classification' in line ? line.classification : undefined,
    mild: 'severity' in line && line.severity === 'mild',
    evidence: evidenceOf(listed?.finds ?? []),
    writer,
  };
}

/** Log odds of each class against harmless. */
function oddsOf({ weights, bias }: Model, { keys, values }: Seen): Float64Array {
  const odds = Float64Array.from(bias);
  for (let at = 0; at < keys.length; at++) {
    const value = values[at] ?? 0;
    const row = (keys[at] ?? 0) * classes;
    for (let name = 0; name < classes; name++)
      odds[name] = (odds[name] ?? 0) + (weights[row + name] ?? 0) * value;
  }
  return odds;
}

function scoreOf(model: Model, example: Example): number {
  return Math.max(
    ...example.windows.map(
      (seen) =>
        Math.log(oddsOf(model, seen).reduce((sum, odds) => sum + Math.exp(odds), 0)) -
        (seen.isPart ? askedOfParts : 0),
    ),
  );
}

/** Softmax regression by gradient descent, with a learning rate per weight: always in the same order. */
function learn(examples: readonly Example[]): Model {
  const model: Model = {
    weights: new Float32Array(buckets * classes),
    bias: new Float64Array(classes),
  };
  const paces = new Float32Array(buckets * classes).fill(1e-4);
  const biasPaces = new Float64Array(classes).fill(1e-4);
  for (let round = 0; round < rounds; round++) {
    const order = examples
      .map((example, at) => ({ example, turn: hashOf(`${String(at)} ${String(round)}`) }))
      .sort((a, b) => a.turn - b.turn);
    for (const { example } of order) {
      const odds = oddsOf(model, example);
      const all = odds.reduce((sum, one) => sum + Math.exp(one), 1);
      const wanted = example.classification ? classifications.indexOf(example.classification) : -1;
      const errors = odds.map((one, name) => Math.exp(one) / all - (name === wanted ? 1 : 0));
      for (let name = 0; name < classes; name++) {
        const error = errors[name] ?? 0;
        const pace = (biasPaces[name] ?? 0) + error * error;
        biasPaces[name] = pace;
        model.bias[name] = (model.bias[name] ?? 0) - (step * error) / Math.sqrt(pace);
      }
      const { keys, values } = example;
      for (let at = 0; at < keys.length; at++) {
        const row = (keys[at] ?? 0) * classes;
        for (let name = 0; name < classes; name++) {
          const weight = model.weights[row + name] ?? 0;
          const slope = (errors[name] ?? 0) * (values[at] ?? 0) + decay * weight;
          const pace = (paces[row + name] ?? 0) + slope * slope;
          paces[row + name] = pace;
          model.weights[row + name] = weight - (step * slope) / Math.sqrt(pace);
        }
      }
    }
  }
  return model;
}

interface Judged {
  readonly example: Example;
  readonly score: number;
}

/** Indexes of the match weights among the learned ones: a class, an unambiguous word, a merely rude word. */
function placeOf({ classification, severity, unmistakable }: Find): number {
  if (severity === 'mild') return classes + 1;
  return unmistakable ? classes : classifications.indexOf(classification);
}

const passes = 400;
const pace = 0.5;
const pull = 0.002;

/** Logistic regression over the score and the single match: how much score each kind of match is worth. */
function learnFinds(judged: readonly Judged[]): number[] {
  const worths = new Array<number>(classes + 2).fill(0);
  let [slope, level] = [1, 0];
  for (let pass = 0; pass < passes; pass++) {
    const sums = worths.map(() => 0);
    let [ofSlope, ofLevel] = [0, 0];
    for (const { example, score } of judged) {
      const place = example.evidence ? placeOf(example.evidence) : -1;
      const sum = slope * score + level + (worths[place] ?? 0);
      const error = 1 / (1 + Math.exp(-sum)) - (example.classification ? 1 : 0);
      ofSlope += error * score;
      ofLevel += error;
      if (place >= 0) sums[place] = (sums[place] ?? 0) + error;
    }
    const share = pace / judged.length;
    slope -= share * ofSlope;
    level -= share * ofLevel;
    // Rare kinds have little data: their steps are larger, and they are pulled towards zero.
    for (const [place, sum] of sums.entries())
      worths[place] =
        (worths[place] ?? 0) - 20 * (share * sum + (pull / 20) * (worths[place] ?? 0));
  }
  return worths.map((worth) => Math.max(0, worth / slope));
}

const { values: options } = parseArgs({
  options: { dry: { type: 'boolean' }, without: { type: 'string' } },
});
const earlier = earlierLines();
const known = writers.filter((writer) => writer !== options.without);
const examples = [
  ...known.flatMap((writer) =>
    [...refusedLines(writer), ...passingLines(writer)].map((line) => exampleOf(line, writer)),
  ),
  ...[...earlier.refused, ...earlier.passing, ...linesOfNames('tuning')].map((line) =>
    exampleOf(line),
  ),
];
// A line without words resembles no class.
const learning = examples.filter(({ mild, windows }) => !mild && windows.length > 0);

const judged = strangers
  .filter((writer) => known.includes(writer))
  .flatMap((writer) => {
    const model = learn(learning.filter((example) => example.writer !== writer));
    return examples
      .filter(({ writer: by, windows }) => by === writer && windows.length > 0)
      .map((example) => ({ example, score: scoreOf(model, example) }));
  });
const finds = learnFinds(judged);
const weighed = judged
  .map(({ example, score }) => ({
    example,
    score: score + (example.evidence ? (finds[placeOf(example.evidence)] ?? 0) : 0),
  }))
  .sort((a, b) => b.score - a.score);
const harmless = weighed.filter(({ example }) => !example.classification);
const rounded = (value: number): number => Number(value.toFixed(3));
const thresholdAt = (share: number): number =>
  rounded(harmless[Math.floor(share * harmless.length)]?.score ?? 0);
const severe = weighed.filter(({ example }) => example.classification && !example.mild);

for (const share of [0.001, 0.003, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.3]) {
  const from = thresholdAt(share);
  const found = severe.filter(({ score }) => score > from).length / severe.length;
  process.stdout.write(
    `${(100 * share).toFixed(1)} % of the harmless lines above ${from.toFixed(2)}: ${(100 * found).toFixed(1)} % of the severe ones\n`,
  );
}

const model = learn(learning);
const scale = model.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
const written = {
  weights: brotliCompressSync(
    Int8Array.from(model.weights, (weight) => Math.round(weight / scale)),
  ).toString('base64'),
  scale,
  bias: Array.from(model.bias, rounded),
  severeFind: Object.fromEntries(
    classifications.map((name, place) => [name, rounded(finds[place] ?? 0)]),
  ),
  unmistakableFind: rounded(finds[classes] ?? 0),
  mildFind: rounded(finds[classes + 1] ?? 0),
  refuseFrom: thresholdAt(falseAlarms.plain),
  refuseDisguisedFrom: thresholdAt(falseAlarms.disguised),
};
if (!options.dry)
  writeFileSync(
    fileURLToPath(new URL('../data/likeness.json', import.meta.url)),
    `${JSON.stringify(written, null, 2)
      .replace(/\n {4}(?=-?\d)|\n {2}(?=\])/g, ' ')
      .replace(/\[ | \]/g, (mark) => mark.trim())}\n`,
  );

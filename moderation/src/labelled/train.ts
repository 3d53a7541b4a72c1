// `npx tsx moderation/src/labelled/train.ts`: learns data/likeness.json from the tuning lines. The thresholds come
// from five parts, each judged by what was learnt from the other four; `--dry` prints them and writes nothing.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buckets, Signs } from '../find/signs';
import { read } from '../read/read';
import { rules } from '../rules';
import { classifications, type Classification } from '../types';
import { hashOf } from './names';
import {
  earlierLines,
  linesOfNames,
  passingLines,
  refusedLines,
  type PassingLine,
  type RefusedLine,
} from './read-labelled';

const parts = 5;
const rounds = 14;
const step = 0.3;
const decay = 5e-4;
/**
 * Of harmless lines that nobody learnt from, so many may be above the one threshold. Most tuning lines were written
 * to be mistaken: of those that were not, one in a thousand is above it.
 */
const falseAlarms = 0.015;
/** Of those to be refused so many are below the other. */
const excused = 0.015;

interface Example {
  readonly keys: Int32Array;
  readonly values: Float32Array;
  readonly classification: Classification | undefined;
  readonly part: number;
  /** Generated around a name: easier than what is written. */
  readonly generated: boolean;
  readonly text: string;
}

/** A weight for each sign and class; harmless is the class whose weights are all zero. */
interface Model {
  readonly weights: Float32Array;
  readonly bias: Float64Array;
}

const classes = classifications.length;

const signs = new Signs();

function exampleOf(line: PassingLine | RefusedLine, generated = false): Example {
  const views = read(line.text);
  signs.read(views, rules[line.kind], { from: 0, to: views.spoken.words.length });
  const keys = Int32Array.from(signs.keys.slice(0, signs.length));
  const values = Float32Array.from(signs.values.slice(0, signs.length));
  const divisor = Math.pow(
    values.reduce((sum, value) => sum + value * value, 0),
    Signs.normed,
  );
  return {
    keys,
    values: values.map((value) => value / divisor),
    classification: 'classification' in line ? line.classification : undefined,
    part: hashOf(line.text) % parts,
    generated,
    text: line.text,
  };
}

/** How much each class is more likely than that the line is harmless, as logarithms. */
function oddsOf({ weights, bias }: Model, { keys, values }: Example): Float64Array {
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
  return Math.log(oddsOf(model, example).reduce((sum, odds) => sum + Math.exp(odds), 0));
}

/** Softmax regression by gradient descent, each weight with a pace of its own: always in the same order. */
function learn(examples: readonly Example[]): Model {
  const model: Model = {
    weights: new Float32Array(buckets * classes),
    bias: new Float64Array(classes),
  };
  const paces = new Float32Array(buckets * classes).fill(1e-4);
  const biasPaces = new Float64Array(classes).fill(1e-4);
  const order = [...examples.keys()];
  for (let round = 0; round < rounds; round++) {
    order.sort(
      (a, b) => hashOf(`${String(a)} ${String(round)}`) - hashOf(`${String(b)} ${String(round)}`),
    );
    for (const number of order) {
      const example = examples[number];
      if (!example) continue;
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

function severeOf(lines: readonly RefusedLine[]): RefusedLine[] {
  return lines.filter(({ severity }) => severity === 'severe');
}

const earlier = earlierLines();
const examples = [
  ...[...severeOf(refusedLines('tuning')), ...severeOf(earlier.refused)],
  ...[...passingLines('tuning'), ...earlier.passing],
]
  .map((line) => exampleOf(line))
  .concat(linesOfNames().map((line) => exampleOf(line, true)));

const judged = Array.from({ length: parts }, (_, part) => {
  const model = learn(examples.filter((example) => example.part !== part));
  return examples
    .filter((example) => example.part === part)
    .map((example) => ({ example, score: scoreOf(model, example) }));
}).flat();
const harmless = judged
  .filter(({ example }) => !example.classification && !example.generated)
  .sort((a, b) => b.score - a.score);
const harmful = judged
  .filter(({ example }) => example.classification)
  .sort((a, b) => a.score - b.score);

for (const share of [0.001, 0.003, 0.005, 0.01, 0.02, 0.05]) {
  const from = harmless[Math.floor(share * harmless.length)]?.score ?? 0;
  const found = harmful.filter(({ score }) => score > from).length / harmful.length;
  process.stdout.write(
    `${(100 * share).toFixed(1)} % of the harmless lines above ${from.toFixed(2)}: ${(100 * found).toFixed(1)} % of the others\n`,
  );
}
if (process.argv.includes('--show'))
  for (const { example, score } of harmless.slice(0, 40))
    process.stdout.write(`${score.toFixed(2)} ${example.text}\n`);

const model = learn(examples);
const scale = model.weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
const written = {
  weights: Buffer.from(
    Int8Array.from(model.weights, (weight) => Math.round(weight / scale)).buffer,
  ).toString('base64'),
  scale,
  bias: Array.from(model.bias, (bias) => Number(bias.toFixed(4))),
  refuseFrom: harmless[Math.floor(falseAlarms * harmless.length)]?.score ?? 0,
  excuseBelow: harmful[Math.floor(excused * harmful.length)]?.score ?? 0,
};
if (!process.argv.includes('--dry'))
  writeFileSync(
    fileURLToPath(new URL('../data/likeness.json', import.meta.url)),
    `${JSON.stringify(written, null, 2)
      .replace(/\n {4}|\n {2}(?=\])/g, ' ')
      .replace(/\[ | \]/g, (mark) => mark.trim())}\n`,
  );

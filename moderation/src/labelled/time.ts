// `npx tsx moderation/src/labelled/time.ts`: processor time for 2,000 characters that were not seen before.
import { moderateText } from '../moderate-text';
import { evasions } from './evasions';
import { hashOf } from './names';
import {
  languages,
  linesOfNames,
  passingLines,
  refusedLines,
  type PassingLine,
} from './read-labelled';

const length = 2000;
const textsPerKind = 200;
const warmUps = 60;
/** One word in this many gets a spelling that no text has. */
const newWordEach = 12;

const passing = [...passingLines('tuning'), ...linesOfNames('tuning')];
const refused = refusedLines('tuning');
const hidings = Object.values(evasions);

function pick<Value>(all: readonly Value[], key: string): Value {
  const picked = all[hashOf(key) % all.length];
  if (picked === undefined) throw new Error('nothing to pick from');
  return picked;
}

/** Replaces one letter in some words, which makes a new name or a typing error. */
function withNewWords(line: string, key: string): string {
  return line.replace(/[a-z\u0915-\u0939]{4,}/g, (word, at: number) => {
    const hash = hashOf(`${key} ${String(at)} ${word}`);
    if (hash % newWordEach > 0) return word;
    const place = 1 + (hashOf(`${key}${word}`) % (word.length - 2));
    const code = word.charCodeAt(place) + (hash % 7) - 3;
    return word.slice(0, place) + String.fromCharCode(code) + word.slice(place + 1);
  });
}

function textOf(kind: string, number: number, lineFor: (key: string) => string): string {
  let text = '';
  for (let line = 0; text.length < length; line++) {
    const key = `${kind} ${String(number)} ${String(line)}`;
    text += `${withNewWords(lineFor(key), key)}${hashOf(key) % 3 === 0 ? '\n' : '. '}`;
  }
  return text.slice(0, length);
}

const from =
  (lines: readonly PassingLine[]) =>
  (key: string): string =>
    pick(lines, key).text;

const kinds: Readonly<Record<string, (key: string) => string>> = {
  ...Object.fromEntries(
    languages.map((language) => [
      `harmless, ${language}`,
      from(passing.filter((line) => line.language === language)),
    ]),
  ),
  'harmless, all languages': from(passing),
  'to be refused': (key) => pick(hashOf(key) % 4 === 0 ? refused : passing, key).text,
  hidden: (key) => pick(hidings, key)(pick(hashOf(key) % 4 === 0 ? refused : passing, key).text),
};

/** Repeated endlessly, these are the slowest possible input. */
const hostile = [
  '#*y', 'a ', 'a.', 'a', '*', 'x', '\u0301', 'ि', 'क', '\ufdfa', '&#', '&#97;', '&amp;#97;', '(', '9 8 ', 'aA', '@.', 'ch*', 'f*u*',
  'ɐ', 'а', 'да ', 'ا', 'کر ', 'ki ll yo u ', 'i will ', 'tujhe maar ', 'तुझे मार ', 'मा र ', 'her number is ', 'aaa ', 'k1ll ', 'a1 ',
  'her ek do teen ', 'is an ', 'kahani', 'dohcradam ', '\ud83d\udd95', '| 1',
]; // prettier-ignore

function costOf(text: string): { clock: number; processor: number } {
  const [cpu, begun] = [process.cpuUsage(), performance.now()];
  moderateText(text, 'confession');
  const clock = performance.now() - begun;
  const { user, system } = process.cpuUsage(cpu);
  return { clock, processor: (user + system) / 1000 };
}

function share(times: readonly number[], of: number): string {
  const sorted = [...times].sort((a, b) => a - b);
  return (sorted[Math.floor(of * (sorted.length - 1))] ?? 0).toFixed(2).padStart(7);
}

function say(label: string, costs: readonly ReturnType<typeof costOf>[]): void {
  const clock = costs.map((cost) => cost.clock);
  const processor = costs.map((cost) => cost.processor);
  const cells = [share(clock, 0.5), share(clock, 0.95), share(processor, 0.5), share(clock, 0)];
  process.stdout.write(`${label.padEnd(28)}${cells.join(' ')}\n`);
}

process.stdout.write(`${'ms'.padEnd(28)} median     p95     cpu    best\n`);
/** `npx tsx … hidden` measures only that kind, `hostile` the slowest possible input. */
const [only = ''] = process.argv.slice(2);
const chosen = Object.entries(kinds).filter(([kind]) => kind.includes(only));
for (const [kind, lineFor] of chosen.length > 0 ? chosen : Object.entries(kinds)) {
  for (let number = 0; number < warmUps; number++) costOf(textOf(`warm ${kind}`, number, lineFor));
}
for (const [kind, lineFor] of chosen) {
  const texts = Array.from({ length: textsPerKind }, (_, number) => textOf(kind, number, lineFor));
  say(kind, texts.map(costOf));
}
for (const piece of 'hostile'.includes(only) ? hostile : []) {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const costs = Array.from({ length: 6 }, (_, number) => costOf(`${String(number)} ${text}`));
  say(JSON.stringify(piece), costs.slice(1));
}

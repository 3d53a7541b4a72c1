// `npx tsx api/src/moderation/labelled/report.ts`: what moderation finds of the labelled lines, and how fast.
import { moderateText } from '../moderate-text';
import { falseAlarms, missedSevere, passedEvasions, tableOf } from './figures';
import { passingLines, sets } from './read-labelled';

for (const set of sets) {
  const shares = [...missedSevere(set), ...falseAlarms(set), ...passedEvasions(set)];
  process.stdout.write(`\n${set}\n${tableOf(shares)}\n`);
}

const prose = passingLines('tuning')
  .map(({ text }) => text)
  .join(', ')
  .match(/.{2000}/gsu);
const times = (prose ?? []).map((text) => {
  const from = performance.now();
  moderateText(text, 'confession');
  return performance.now() - from;
});
times.sort((a, b) => a - b);
process.stdout.write(
  `\n2,000 characters: ${(times[times.length >> 1] ?? 0).toFixed(1)} ms, the slowest ${(times.at(-1) ?? 0).toFixed(1)} ms\n`,
);

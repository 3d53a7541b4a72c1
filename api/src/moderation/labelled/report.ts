// `npx tsx api/src/moderation/labelled/report.ts`: what moderation finds of the labelled lines.
import { falseAlarms, missedSevere, passedEvasions, tableOf } from './figures';
import type { Half } from './part';

const halves: readonly Half[] = ['tuning', 'held-out'];
for (const half of halves) {
  const shares = [...missedSevere(half), ...falseAlarms(half), ...passedEvasions(half)];
  process.stdout.write(`\n${half}\n${tableOf(shares)}\n`);
}

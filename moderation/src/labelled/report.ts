// `npx tsx moderation/src/labelled/report.ts`: what moderation finds of the labelled lines. How fast it is says time.ts.
import { falseAlarms, missedSevere, passedEvasions, tableOf } from './figures';
import { sets } from './read-labelled';

for (const set of sets) {
  const shares = [...missedSevere(set), ...falseAlarms(set), ...passedEvasions(set)];
  process.stdout.write(`\n${set}\n${tableOf(shares)}\n`);
}

// `npx tsx moderation/src/labelled/report.ts [tuning|held-out|third …]`: results of moderation on the labelled lines.
// For its speed see time.ts.
import { falseAlarms, missedSevere, passedEvasions, tableOf } from './figures';
import { sets, writers } from './read-labelled';

const asked = process.argv.slice(2);
const chosen = [...sets, ...writers].filter((set) => asked.includes(set));
for (const set of chosen.length > 0 ? chosen : sets) {
  const shares = [...missedSevere(set), ...falseAlarms(set), ...passedEvasions(set)];
  process.stdout.write(`\n${set}\n${tableOf(shares)}\n`);
}

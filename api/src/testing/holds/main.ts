import { parseArgs } from 'node:util';
import { burstCheck, halfOpenCheck } from './connection-checks';
import { historyCheck } from './history-check';
import { hostileCheck } from './hostile-check';
import type { Check, Size } from './site';

const help = `Usage: npm run test:holds -- [--only NAME] [--operations N] [--clients N] [--bursts N]

The long checks: what was acknowledged is there, once, whatever happens to the database; and no request
stops the site.

  history, postgres   clients call everything that writes, on a PostgreSQL server of this run, while
                      locks are held, connections cut and the server restarted
  history, embedded   the same on the embedded database, whose process is killed
  bursts, postgres    100 likes, 100 comments and the deletion of their post at once, again and again
  bursts, embedded
  hostile input       every text field of every call with 64 kB of each hostile text: no answer over 100 ms,
                      and none over 50 ms that says whether the process lives; or what harmless texts take
  half-open requests  1000 calls that never come to their end: the p99 of others at most doubles

  --only NAME         those whose name contains it
  --operations N      of a history; 20000
  --clients N         that call at once; 200
  --bursts N          50

PostgreSQL's programs (initdb, pg_ctl) must be installed. HOLDS_LOG=1 shows the log of the site.
The last line is \`N passed, N failed\`.`;

const checks: readonly Check[] = [
  burstCheck('postgres'),
  burstCheck('embedded'),
  historyCheck('postgres'),
  historyCheck('embedded'),
  hostileCheck,
  halfOpenCheck,
];

const shown = 20;
const write = (line: string) => void process.stdout.write(`${line}\n`);

async function passes(check: Check, size: Size): Promise<boolean> {
  const began = Date.now();
  const say = (line: string) => write(`${check.name}: ${line}`);
  const problems = await check.run(size, say).catch((error: unknown) => [String(error)]);
  for (const problem of problems.slice(0, shown)) say(problem);
  const seconds = Math.round((Date.now() - began) / 1000);
  say(`${problems.length} problems, ${seconds} s`);
  return problems.length === 0;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h' },
      only: { type: 'string', default: '' },
      operations: { type: 'string', default: '20000' },
      clients: { type: 'string', default: '200' },
      bursts: { type: 'string', default: '50' },
    },
  });
  if (values.help) {
    process.exitCode = 0;
    return write(help);
  }
  const size = {
    operations: Number(values.operations),
    clients: Number(values.clients),
    bursts: Number(values.bursts),
  };
  const chosen = checks.filter(({ name }) => name.includes(values.only));
  let passed = 0;
  for (const check of chosen) if (await passes(check, size)) passed += 1;
  write(`${passed} passed, ${chosen.length - passed} failed`);
  process.exitCode = passed === chosen.length && passed > 0 ? 0 : 1;
}

// Until all is done: a run that ends early has not passed.
process.exitCode = 1;
await main();

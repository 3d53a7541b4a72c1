import { moderation } from './moderation/bench';
import { machine, type Bench } from './report';
import { feed, feedEmbedded } from './server/feed';
import { writes } from './server/writes';

const benches: Readonly<Record<string, Bench>> = {
  moderation,
  feed,
  'feed-embedded': feedEmbedded,
  writes,
};

function help(): string {
  const width = Math.max(...Object.keys(benches).map((name) => name.length));
  const rows = Object.entries(benches).map(
    ([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`,
  );
  return ['Usage: npm run bench -- <name>', '', ...rows].join('\n');
}

async function main(name: string | undefined): Promise<number> {
  if (name === undefined || name === '--help' || name === '-h') {
    console.log(help());
    return name === undefined ? 1 : 0;
  }
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench) {
    console.error(`There is no bench named ${name}.\n\n${help()}`);
    return 1;
  }
  console.log(JSON.stringify({ ...(await bench.run()), machine: machine() }));
  return 0;
}

process.exitCode = await main(process.argv[2]);

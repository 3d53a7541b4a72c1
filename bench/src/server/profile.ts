import type { Database } from '@campus/api/seeding';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { round, type Asked, type Bench, type BenchResult } from '../report';
import { makeMatches, match, talkers } from './chat';
import { flameGraph, framesOf, type Frame } from './flame-graph';
import { cpuMs, endProgram, prepareData, signIn, startProgram, type RunningSite } from './site';
import { cpuOf, known, photograph, writesOn, type Write } from './writes';

const graphFolder = path.resolve(import.meta.dirname, '../../../docs/profiles');
const content = { students: 200, posts: 10_000, comments: 10_000, votes: 10_000 };
/** Twice as many calls, the first half to warm up, stay below every limit of a student. */
const counts = {
  'cached page': 15_000,
  'uncached page': 4_000,
  vote: 3_000,
  comment: 1_500,
  post: 700,
  'post with a picture': 60,
  message: 500,
  rides: 4_000,
  'rides read alone': 1_000,
};

/** Whose time it is, by the file of a function; the first that fits. */
const groups: readonly (readonly [string, RegExp])[] = [
  ['garbage collection', /^\(garbage collector\)/],
  ['Node outside JavaScript', /^\((?:program|root)\)/],
  ['Node: sockets to PostgreSQL', /^pg$/],
  ['Node: HTTP, sockets, timers', /^node:/],
  ['PostgreSQL driver', /node_modules\/(?:pg|postgres|drizzle)|^api\/src\/database\//],
  ['sessions', /^api\/src\/(?:sessions\/|http\/viewer)|node_modules\/cookie\//],
  ['limits', /^api\/src\/limits\/|rate-limiter-flexible/],
  ['moderation', /^moderation\/|^api\/src\/modules\/moderated|node_modules\/obscenity/],
  ['logging', /^pino$|node_modules\/(?:pino|sonic-boom|quick-format|safe-stable)/],
  [
    'schemas and JSON',
    /^contract\/|node_modules\/(?:zod|fast-json|secure-json|@fastify\/fast-json)/,
  ],
  ['Fastify, hooks, other packages', /^api\/src\/http\/|node_modules\//],
  ['the rest of the product', /./],
];

/** The package for which Node writes to a socket or a file. */
const writerOf = (frame: Frame | undefined): string | undefined =>
  frame && (/node_modules\/(pg|pino)\//.exec(frame.file)?.[1] ?? writerOf(frame.parent));

/** What Node calculates, and what is not JavaScript, counts for the function that called it. */
function groupOf(frame: Frame): number {
  const { name, file, parent } = frame;
  if (parent?.parent && /^$|^node:(?:internal\/)?(?:crypto|buffer|fs|zlib)/.test(file))
    return groupOf(parent);
  const whose = (file.startsWith('node:') && writerOf(frame)) || file || name;
  return groups.findIndex(([, pattern]) => pattern.test(whose));
}

/** The profiler's clock. */
const clock = () => Number(process.hrtime.bigint() / 1000n);

async function measure(site: RunningSite, name: string, write: Write) {
  await cpuOf(site, write, 1_000_000);
  const [from, before] = [clock(), await cpuMs([site.pid])];
  const all = await cpuOf(site, write, 0);
  const node = ((await cpuMs([site.pid])) - before) / write.count;
  const times = [from, clock()] as const;
  return { name, count: write.count, times, node, database: all - node };
}

/** To the other student of the pair. */
const send = ({ url, cookies }: RunningSite, talker: number, message: string) =>
  fetch(`${url}/api/dating/send-message`, {
    method: 'POST',
    headers: { cookie: cookies[talker] ?? '', 'content-type': 'application/json' },
    body: JSON.stringify({ matchId: match(talker >> 1), message }),
  });

/** Two rides of each student of the first half. */
const rides = `insert into cabs (college_id, author_id, source, destination, passenger_name, starts_at,
    seats_available, description, social, phone, created_at)
  select college_id, id, 'Main gate', 'Kochi airport', 'Asha Nair', now() + interval '3 days', 3, 'Two bags', '',
    '98765 43210', now() from students, generate_series(1, 2)
  where substring(email from '[0-9]+')::int <= ${content.students / 2}`;

async function fill(database: Database): Promise<void> {
  await makeMatches(database);
  await database.query(rides);
}

async function measureAll(site: RunningSite) {
  const page = (number: number, query: number) =>
    fetch(`${site.url}/api/posts?limit=10&page=${query}`, {
      headers: { cookie: site.cookies[number % site.cookies.length] ?? '' },
    });
  const others = site.cookies.slice(site.cookies.length / 2);
  const ridesFor = (number: number, query: string) =>
    fetch(`${site.url}/api/cabs${query}`, {
      headers: { cookie: others[number % others.length] ?? '' },
    });
  const calls: Record<string, Pick<Write, 'send'>> = {
    'cached page': { send: (number) => page(number, 1) },
    'uncached page': { send: (number) => page(number, 25 + (number % 25)) },
    ...writesOn(site, await known(site), await photograph()),
    message: { send: (number) => send(site, number % talkers, `Shall we meet at ${number}?`) },
    rides: { send: (number) => ridesFor(number, '') },
    'rides read alone': { send: (number) => ridesFor(number, '?from=main') },
  };
  const taken: Awaited<ReturnType<typeof measure>>[] = [];
  for (const [name, count] of Object.entries(counts)) {
    const call = calls[name];
    if (call) taken.push(await measure(site, name, { ...call, count }));
  }
  return taken;
}

/** Runs a site with what it has in use: other benches of speed turn limits and log off. */
async function profiled() {
  const data = await prepareData('postgres', { ...content, fill });
  const folder = await mkdtemp(path.join(tmpdir(), 'campus-profile-'));
  const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=250'];
  const env = { ...data.env, RATE_LIMITS: 'on', LOG_LEVEL: 'info' };
  try {
    const program = await startProgram([...flags, 'scripts/start.mjs', '--built'], env, 'ignore');
    const stop = () => endProgram(program);
    let taken: Awaited<ReturnType<typeof measureAll>>;
    try {
      const pid = program.child.pid ?? 0;
      const pids = [pid, (await data.cluster?.pid()) ?? 0];
      const cookies = await signIn(program.url, content.students, data.seeded.signIn.password);
      taken = await measureAll({ url: program.url, pid, cookies, cpu: () => cpuMs(pids), stop });
    } finally {
      await stop();
    }
    // CPU.<date>.<time>.<process>.<thread>.<number>.cpuprofile: the main thread is 0.
    const file = (await readdir(folder)).find((name) => name.split('.')[4] === '0') ?? '';
    const profile: Profiler.Profile = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    return { taken, profile };
  } finally {
    await data.remove();
  }
}

async function run({ graphs }: Asked): Promise<BenchResult> {
  const { taken, profile } = await profiled();
  if (graphs) await mkdir(graphFolder, { recursive: true });
  const table: Record<string, Record<string, number>> = {};
  for (const one of taken) {
    const [top, ...frames] = await framesOf(profile, one.times);
    if (!top) throw new Error('Node wrote an empty profile.');
    const share = (group: number) =>
      frames.reduce((sum, frame) => sum + (groupOf(frame) === group ? frame.self : 0), 0) / top.ms;
    const column: Record<string, number> = {
      'Node, CPU ms': one.node,
      'its main thread, ms': top.ms / one.count,
      'PostgreSQL, CPU ms': one.database,
      ...Object.fromEntries(groups.map(([name], group) => [`${name}, %`, 100 * share(group)])),
    };
    for (const [what, value] of Object.entries(column))
      (table[what] ??= {})[one.name] = round(value, 2);
    if (!graphs) continue;
    const svg = flameGraph(top, one.name, (frame) => groupOf(frame) * 29);
    await writeFile(path.join(graphFolder, `${one.name.replaceAll(' ', '-')}.svg`), svg);
  }
  console.table(table);
  const figures = Object.entries(table).flatMap(([what, values]) =>
    Object.entries(values).map(([name, value]) => [`${name}: ${what}`, value]),
  );
  return { name: 'profile', ratios: {}, figures: Object.fromEntries(figures) };
}

export const profile: Bench = {
  summary: 'what Node spends its time on for each kind of call',
  flags: { graphs: 'also draws the flame graphs of docs/profiles' },
  run,
};

import type { Database } from '@campus/api/seeding';
import { mkdir, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import type { Profiler } from 'node:inspector';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { embedded, kindOf, round, type Asked, type Bench, type BenchResult } from '../report';
import { makeMatches, match, measure as measureChat, product, steadily, talkers } from './chat';
import { flameGraph, framesOf, type Frame } from './flame-graph';
import {
  cpuMs,
  endProgram,
  prepareData,
  signIn,
  startProgram,
  type Kind,
  type Program,
  type RunningSite,
} from './site';
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
  ['Node: sockets to Redis', /^ioredis$/],
  ['embedded database', /^wasm:|node_modules\/@electric-sql/],
  ['Node: HTTP, sockets, timers', /^node:/],
  ['PostgreSQL driver', /node_modules\/(?:pg|postgres|drizzle)|^api\/src\/database\//],
  [
    'Redis and its adapter',
    /node_modules\/(?:ioredis|redis-|@ioredis|@socket\.io\/redis)|notepack/,
  ],
  ['Socket.IO', /node_modules\/(?:socket\.io|engine\.io|ws\/)/],
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
  frame && (/node_modules\/(pg|pino|ioredis)\//.exec(frame.file)?.[1] ?? writerOf(frame.parent));

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

/** Calls of one kind: CPU ms of each, and when they were sent by the profiler's clock. */
interface Taken {
  readonly name: string;
  readonly count: number;
  readonly times: readonly [number, number];
  readonly node: number;
  readonly database: number;
}

async function measure(site: RunningSite, name: string, write: Write): Promise<Taken> {
  await cpuOf(site, write, 1_000_000);
  const [from, before] = [clock(), await cpuMs([site.pid])];
  const all = await cpuOf(site, write, 0);
  const node = ((await cpuMs([site.pid])) - before) / write.count;
  return { name, count: write.count, times: [from, clock()], node, database: all - node };
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

async function measureAll(site: RunningSite, names: readonly string[]): Promise<Taken[]> {
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
  const taken: Taken[] = [];
  for (const [name, count] of Object.entries(counts)) {
    const call = calls[name];
    if (call && names.includes(name)) taken.push(await measure(site, name, { ...call, count }));
  }
  return taken;
}

interface Running extends Pick<RunningSite, 'cookies'> {
  readonly urls: readonly string[];
  /** Of the site alone, without the database. */
  readonly pids: readonly number[];
  readonly databasePids: readonly number[];
}

/** The profiles of main threads in a folder: CPU.<date>.<time>.<process>.<thread>.<number>.cpuprofile, the main thread is 0. */
async function profilesIn(folder: string): Promise<Profiler.Profile[]> {
  const names = (await readdir(folder)).filter((name) => name.split('.')[4] === '0');
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.map((text) => JSON.parse(text) as Profiler.Profile);
}

/** Runs a site with what it has in use: other benches of speed turn limits and log off. */
async function profiled(
  { kind, processes, limits = 'on' }: { kind: Kind; processes: number; limits?: 'on' | 'off' },
  work: (running: Running) => Promise<Taken[]>,
) {
  const data = await prepareData(kind, { ...content, fill });
  const folder = await mkdtemp(path.join(tmpdir(), 'campus-profile-'));
  const flags = ['--cpu-prof', `--cpu-prof-dir=${folder}`, '--cpu-prof-interval=250'];
  const env = { ...data.env, RATE_LIMITS: limits, LOG_LEVEL: 'info', ...sharing(processes) };
  const programs: Program[] = [];
  try {
    let taken: Taken[];
    try {
      while (programs.length < processes)
        programs.push(
          await startProgram([...flags, 'scripts/start.mjs', '--built'], env, 'ignore'),
        );
      const urls = programs.map(({ url }) => url);
      const pids = programs.flatMap(({ child }) => child.pid ?? []);
      const databasePids = data.cluster ? [await data.cluster.pid()] : [];
      const { password } = data.seeded.signIn;
      const cookies = await signIn(urls[0] ?? '', content.students, password);
      taken = await work({ urls, pids, databasePids, cookies });
    } finally {
      await Promise.all(programs.map(endProgram));
    }
    return { taken, profiles: await profilesIn(folder) };
  } finally {
    await data.remove();
  }
}

/** Several processes tell each other of writes and messages through Redis. */
function sharing(processes: number): Record<string, string> {
  if (processes === 1) return {};
  const redis = process.env['REDIS_URL'] ?? '';
  if (redis === '') throw new Error('Several processes need Redis: set REDIS_URL=redis://….');
  return { REDIS_URL: redis };
}

/** Each kind of call on one process; on the embedded database those of the feed's mix. */
const callsOn = (kind: Kind) =>
  profiled(
    { kind, processes: 1 },
    ({ urls: [url = ''], pids: [pid = 0], databasePids, cookies }) => {
      const cpu = () => cpuMs([pid, ...databasePids]);
      const names =
        kind === 'embedded' ? ['cached page', 'uncached page', 'vote'] : Object.keys(counts);
      return measureAll({ url, pid, cookies, cpu }, names);
    },
  );

/** Messages to students with an open page, between processes if there are several. They are more than limits allow. */
const messagesOn = (processes: number) =>
  profiled(
    { kind: 'postgres', processes, limits: 'off' },
    async ({ urls, pids, databasePids, cookies }) => {
      const line = await product({ urls, cookies, cpu: () => cpuMs(pids) });
      try {
        for (let turn = 0; turn < 3; turn += 1) await measureChat(line, steadily);
        const [from, before] = [clock(), await cpuMs(databasePids)];
        const { cpu: node, count } = await measureChat(line, steadily);
        const database = ((await cpuMs(databasePids)) - before) / count;
        const name = `message, ${processes} ${processes === 1 ? 'process' : 'processes'}`;
        return [{ name, count, times: [from, clock()], node, database }];
      } finally {
        line.close();
      }
    },
  );

const shareOf = (frames: readonly Frame[], group: number) =>
  frames.reduce((sum, frame) => sum + (groupOf(frame) === group ? frame.self : 0), 0);

async function run(asked: Asked): Promise<BenchResult> {
  const kind = kindOf(asked);
  const runs = asked.processes ? [await messagesOn(1), await messagesOn(2)] : [await callsOn(kind)];
  if (asked.graphs) await mkdir(graphFolder, { recursive: true });
  const table: Record<string, Record<string, number>> = {};
  for (const { taken, profiles } of runs) {
    for (const one of taken) {
      const read = await Promise.all(profiles.map((profile) => framesOf(profile, one.times)));
      const tops = read.flatMap(([top]) => top ?? []);
      const frames = read.flatMap(([, ...below]) => below);
      const [top] = tops;
      if (!top) throw new Error('Node wrote an empty profile.');
      const busy = tops.reduce((sum, { ms }) => sum + ms, 0);
      const column: Record<string, number> = {
        'Node, CPU ms': one.node,
        'its main threads, ms': busy / one.count,
        'the database, CPU ms': one.database,
        ...Object.fromEntries(
          groups.map(([name], group) => [`${name}, %`, (100 * shareOf(frames, group)) / busy]),
        ),
      };
      for (const [what, value] of Object.entries(column))
        (table[what] ??= {})[one.name] = round(value, 2);
      if (!asked.graphs) continue;
      const name = kind === 'embedded' ? `${one.name}, embedded` : one.name;
      const svg = flameGraph(top, name, (frame) => groupOf(frame) * 29);
      await writeFile(path.join(graphFolder, `${name.replaceAll(/,? /g, '-')}.svg`), svg);
    }
  }
  console.table(table);
  const figures = Object.entries(table).flatMap(([what, values]) =>
    Object.entries(values).map(([name, value]) => [`${name}: ${what}`, value]),
  );
  return { name: 'profile', ratios: {}, figures: Object.fromEntries(figures) };
}

export const profile: Bench = {
  summary: 'what Node spends its time on for each kind of call',
  flags: {
    embedded,
    processes: 'messages on one process and between two; needs REDIS_URL',
    graphs: 'also draws the flame graphs of docs/profiles',
  },
  run,
};

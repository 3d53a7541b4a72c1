import type { Database } from '@campus/api/seeding';
import { Agent, request } from 'node:http';
import type { Socket } from 'socket.io-client';
import { embedded, kindOf, median, round, spread, type Bench, type BenchResult } from '../report';
import { cpuMs, endProgram, seededSite, startProgram, type Kind, type SeededSite } from './site';
import { connect, connectMany } from './load';

const rounds = 3;
const oneByOne = 150;
const perSecond = 100;
const seconds = 5;
const pairs = 10;
const openPages = [200, 1000];
export const talkers = 2 * pairs;
const students = talkers + Math.max(...openPages) / 10;

/** A server that messages are sent through. */
interface Line {
  cpu(): Promise<number>;
  /** Sends from one student of a pair to the other. */
  send(pair: number, message: string): void;
  /** @param count number of open pages besides those that send messages */
  open(count: number): Promise<void>;
  close(): void;
}

/** Messages in transit. */
const waiting = new Map<string, () => void>();
const heard = (message: string) => waiting.get(message)?.();

let sent = 0;

/** @returns milliseconds until the other student has received it */
function echo(line: Line, pair: number): Promise<number> {
  const message = `Shall we meet at the library at five? ${(sent += 1)}`;
  return new Promise((resolve) => {
    const begun = performance.now();
    waiting.set(message, () => {
      waiting.delete(message);
      resolve(performance.now() - begun);
    });
    line.send(pair, message);
  });
}

export const match = (pair: number) => `00000000-0000-4000-9000-${String(pair).padStart(12, '0')}`;

/** Students 1 and 2 are a match, so are 3 and 4, and so on. */
export async function makeMatches(database: Database): Promise<void> {
  await database.query(
    `insert into dating_profiles (college_id, student_id, name, gender, short_description,
       full_description, partner_preferences, created_at)
     select college_id, id, 'Asha', 'female', 'Climber', 'Climber', 'Laughs', now() from students`,
  );
  for (let pair = 0; pair < pairs; pair += 1) {
    const emails = [1, 2].map((one) => `student${2 * pair + one}@load.example`);
    await database.query(
      `insert into dating_matches (college_id, id, low_id, high_id, sender_id, state, created_at)
       select a.college_id, $1, least(a.id, b.id), greatest(a.id, b.id), a.id, 'accepted', now()
       from students a, students b where a.email = $2 and b.email = $3`,
      [match(pair), ...emails],
    );
  }
}

const agent = new Agent({ keepAlive: true, noDelay: true });

function post(url: string, cookie: string, body: object): void {
  const headers = {
    cookie,
    'content-type': 'application/json',
    'idempotency-key': `chat-${sent}`,
  };
  request(url, { agent, method: 'POST', headers }, (answer) => {
    if (answer.statusCode !== 200) throw new Error(`A message was answered ${answer.statusCode}`);
    answer.resume();
  }).end(JSON.stringify(body));
}

interface Heard {
  readonly message: { readonly message: string };
}

/** @param urls of its processes; with several, the two of a pair are connected to different ones */
export async function product({
  urls,
  cookies,
  cpu,
}: Pick<SeededSite, 'cookies' | 'cpu'> & { urls: readonly string[] }): Promise<Line> {
  const urlOf = (talker: number) => urls[talker % urls.length] ?? '';
  const talking = await Promise.all(
    cookies.slice(0, talkers).map((cookie, at) => connect({ url: urlOf(at), cookie })),
  );
  // The second student of a pair listens; the first one has a page open as well.
  for (let pair = 0; pair < pairs; pair += 1) {
    talking[2 * pair + 1]?.on('new_chat_message', ({ message }: Heard) => heard(message.message));
  }
  return withPages(talking, {
    cpu,
    send(pair, message) {
      const body = { matchId: match(pair), message };
      post(`${urlOf(2 * pair)}/api/dating/send-message`, cookies[2 * pair] ?? '', body);
    },
    more: (count) => connectMany(urlOf(0), count, cookies.slice(talkers)),
  });
}

async function bare(url: string, pid: number): Promise<Line> {
  const talking = await Promise.all(
    Array.from({ length: talkers }, (_, at) => connect({ url, query: { room: `${at}` } })),
  );
  for (const socket of talking) socket.on('heard', heard);
  return withPages(talking, {
    cpu: () => cpuMs([pid]),
    send: (pair, message) => void talking[2 * pair]?.emit('say', `${2 * pair + 1}`, message),
    more: (count) => connectMany(url, count),
  });
}

type Talking = Pick<Line, 'cpu' | 'send'> & { more(count: number): Promise<Socket[]> };

function withPages(talking: readonly Socket[], { more, ...line }: Talking): Line {
  const idle: Socket[] = [];
  return {
    ...line,
    async open(count) {
      for (const socket of idle.splice(0)) socket.disconnect();
      idle.push(...(await more(count)));
    },
    close() {
      for (const socket of [...idle, ...talking]) socket.disconnect();
    },
  };
}

async function inTurn(line: Line): Promise<number[]> {
  const took: number[] = [];
  for (let at = 0; at < oneByOne; at += 1) took.push(await echo(line, at % pairs));
  return took;
}

/** A fixed number per second, whether or not the previous ones have arrived. */
export async function steadily(line: Line): Promise<number[]> {
  const messages: Promise<number>[] = [];
  await new Promise<void>((resolve) => {
    const begun = performance.now();
    const timer = setInterval(() => {
      const due = ((performance.now() - begun) / 1000) * perSecond;
      while (messages.length < Math.min(due, perSecond * seconds)) {
        messages.push(echo(line, messages.length % pairs));
      }
      if (messages.length < perSecond * seconds) return;
      clearInterval(timer);
      resolve();
    }, 5);
  });
  return Promise.all(messages);
}

const at = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length * share)] ?? NaN;

interface Figures {
  readonly p50: number;
  readonly p99: number;
  /** CPU ms per message. */
  readonly cpu: number;
  /** Messages. */
  readonly count: number;
}

export async function measure(
  line: Line,
  work: (line: Line) => Promise<number[]>,
): Promise<Figures> {
  const before = await line.cpu();
  const took = await work(line);
  const cpu = ((await line.cpu()) - before) / took.length;
  return { p50: at(took, 0.5), p99: at(took, 0.99), cpu, count: took.length };
}

async function compare(lines: readonly [Line, Line], name: string, into: BenchResult) {
  const ways = { 'one by one': inTurn, [`${perSecond} a second`]: steadily };
  for (const [way, work] of Object.entries(ways)) {
    const measured: [Figures[], Figures[]] = [[], []];
    for (let turn = -1; turn < rounds; turn += 1) {
      for (const side of [0, 1] as const) {
        const figures = await measure(lines[side], work);
        // The first round warms everything up.
        if (turn >= 0) measured[side].push(figures);
      }
    }
    for (const what of ['p50', 'p99', 'cpu'] as const) {
      const series = measured.map((list) => list.map((one) => one[what]));
      const [ours, theirs] = series.map(median);
      const label = `${name}, ${way}, ${what === 'cpu' ? 'CPU ms' : `${what} ms`}`;
      into.figures[label] = round(ours ?? NaN, 2);
      into.figures[`bare: ${label}`] = round(theirs ?? NaN, 2);
      into.ratios[label] = round((ours ?? NaN) / (theirs ?? NaN), 2);
      console.log(
        `${label.padEnd(42)} ${ours?.toFixed(2)} (${spread(series[0] ?? [], 2)}) beside ` +
          `${theirs?.toFixed(2)} (${spread(series[1] ?? [], 2)}): ${into.ratios[label]} x`,
      );
    }
  }
}

async function run(kind: Kind): Promise<BenchResult> {
  const content = { students, posts: 0, fill: makeMatches };
  const result = { name: kind === 'embedded' ? 'chat-embedded' : 'chat', ratios: {}, figures: {} };
  const hello = await startProgram(['bench/src/server/hello-socket.mjs']);
  const site = await seededSite(kind, content, students);
  const lines = [
    await product({ ...site, urls: [site.url] }),
    await bare(hello.url, hello.child.pid ?? 0),
  ] as const;
  try {
    console.log(
      `chat, ${kind}: from sending to receiving, compared with a bare Socket.IO; ${rounds} rounds`,
    );
    for (const count of openPages) {
      for (const line of lines) await line.open(count);
      await compare(lines, `${count} pages`, result);
    }
    return result;
  } finally {
    for (const line of lines) line.close();
    await site.stop();
    await endProgram(hello);
    agent.destroy();
  }
}

export const chat: Bench = {
  summary: 'time from sending a message to receiving it, compared with a bare Socket.IO',
  flags: { embedded },
  run: (asked) => run(kindOf(asked)),
};

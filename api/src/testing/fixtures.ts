import type { Post } from '@campus/contract';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import sharp from 'sharp';
import { io, type ManagerOptions, type Socket, type SocketOptions } from 'socket.io-client';
import { createTickets } from '../breaker/tickets';
import { tables } from '../database/database';
import type { Client, Harness, TestCollege, TestStudent } from './harness';

/** Requests addresses instead of data URLs, as the site's own pages do. */
export const asAddresses = { prefer: 'images=url' };

export interface TestCommunity {
  readonly id: string;
  readonly name: string;
}

export async function makeCommunity(t: Harness, college: TestCollege): Promise<TestCommunity> {
  const name = `Community ${randomUUID().slice(0, 8)}`;
  const [row] = await t.api.services.database.orm
    .insert(tables.communities)
    .values({ collegeId: college.id, name, description: 'For tests.' })
    .returning({ id: tables.communities.id });
  if (row === undefined) throw new Error('The community was not stored.');
  return { id: row.id, name };
}

/** For suites that fill large tables: half of the embedded database's time goes into checks of foreign keys. */
export async function skipForeignKeyChecks({ api }: Harness): Promise<void> {
  const { database } = api.services;
  if (database.kind !== 'pglite') return;
  await database.query('set session_replication_role = replica');
}

export interface Campus {
  readonly college: TestCollege;
  readonly community: TestCommunity;
  readonly author: TestStudent;
  /** Of the same college. */
  readonly other: TestStudent;
  readonly stranger: TestStudent;
}

/** A college with a community and two students, and a student of another college. */
export async function makeCampus(t: Harness): Promise<Campus> {
  const college = await t.college();
  return {
    college,
    community: await makeCommunity(t, college),
    author: await t.student({ college }),
    other: await t.student({ college }),
    stranger: await t.student(),
  };
}

export async function publish(
  author: TestStudent,
  communityId: string,
  post: { content?: string; images?: readonly string[] } = {},
): Promise<Post> {
  const body = { content: 'Anyone up for chai?', images: [], ...post, community_id: communityId };
  const answer = await author.post('/api/posts', body);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<Post>();
}

/** A small picture of noise, as a browser would send it. */
export async function photo(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#888', noise },
  })
    .toFormat(format)
    .toBuffer();
  return `data:image/${format};base64,${bytes.toString('base64')}`;
}

type Options = Partial<ManagerOptions & SocketOptions>;

/** A connected page of a test, and the events it received. */
export interface Page {
  readonly socket: Socket;
  readonly heard: { readonly matchId: string; readonly message: { readonly message: string } }[];
  /** Matches whose messages were reported as seen. */
  readonly seen: string[];
  /** Resolves when it has received a message with this text. */
  hears(text: string): Promise<void>;
  /** Resolves with the reason when the connection is closed. */
  ended(): Promise<string>;
}

/** Opens a socket as a page does. @param cookie the session's, or empty */
export function openPage(url: string, cookie: string, options: Options = {}): Page {
  const socket = io(url, {
    forceNew: true,
    reconnection: false,
    transports: ['websocket'],
    extraHeaders: { cookie, origin: 'http://localhost:3000' },
    ...options,
  });
  const heard: Page['heard'] = [];
  const seen: string[] = [];
  socket.on('new_chat_message', (event: Page['heard'][number]) => {
    if ('message' in event) heard.push(event);
    else seen.push((event as { matchId: string }).matchId);
  });
  return {
    socket,
    heard,
    seen,
    hears: (text) =>
      new Promise((resolve) => {
        const look = () => heard.some(({ message }) => message.message === text) && resolve();
        socket.on('new_chat_message', look);
        look();
      }),
    ended: () =>
      new Promise((resolve) => {
        if (socket.disconnected && socket.active === false) resolve('before');
        socket.on('disconnect', resolve);
      }),
  };
}

/** Resolves with the page when it is connected. @throws Error with the server's message if it is refused */
export function connected(page: Page): Promise<Page> {
  return new Promise((resolve, reject) => {
    if (page.socket.connected) resolve(page);
    page.socket.once('connect', () => resolve(page));
    page.socket.once('connect_error', reject);
  });
}

/** A tab's incident in the remote Tea of `teaLive`; a test can override its fields. */
interface TeaIncident {
  readonly remote?: string;
  readonly build?: string;
  readonly widget?: string;
  readonly ticket?: string | undefined;
  readonly kind?: string;
  readonly message?: string;
  readonly page?: string;
  readonly count?: number;
}

/** The ticket of a build in a document of today. */
export function ticketFor(t: Harness, name: { remote: string; build: string }): string {
  const { clock, config } = t.api.services;
  return createTickets(config.sessionSecret).sign(name, clock());
}

/** An incident of build `two` as a tab sends it, with the ticket of its document. */
export function teaIncident(t: Harness, change: TeaIncident = {}): object {
  const { remote = 'mfe-tea', build = 'two' } = change;
  const ticket = ticketFor(t, { remote, build });
  const said = { kind: 'error', message: 'Kettle broke', page: '/tea/:cup', count: 1 };
  return { remote, build, ticket, ...said, ...change };
}

/** The report that a build ran in a tab. */
export function teaSeen(t: Harness, build = 'two'): object {
  const name = { remote: 'mfe-tea', build };
  return { ...name, ticket: ticketFor(t, name) };
}

export const sendBeacon = (client: Client, body: object, headers?: Record<string, string>) =>
  client.post('/api/beacon', { incidents: [], seen: [], ...body }, headers);

type Call = () => ReturnType<Client['get']>;

/** The log line of a call. Lines are written after their answers: that of an earlier call is awaited first. */
async function lineOf({ log }: Harness, call: Call): Promise<string> {
  await turn();
  const before = log.length;
  const answer = await call();
  if (answer.statusCode >= 300) throw new Error(`${answer.statusCode} ${answer.body}`);
  for (;;) {
    const line = log.slice(before).find((text) => text.includes('"queries":'));
    if (line !== undefined) return line;
    await turn();
  }
}

/** The database statements of a call, including `begin` and `commit`. */
export const queriesOf = async (t: Harness, call: Call): Promise<number> =>
  JSON.parse(await lineOf(t, call)).queries;

import { sql } from 'drizzle-orm';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, rows, tables } from '../../database/database';
import { insertCollege } from '../../modules/colleges/colleges';
import { createPasswords } from '../../passwords';
import { createHistory, type History, type Write } from './history';

/** Something that others can use: a post, a ride, an event. */
export interface Thing {
  readonly id: string;
  readonly place: string;
}

export type ThingKind = 'post' | 'ad' | 'cab' | 'event';

/** A student who makes one call after the other. */
export interface Actor {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  token: string | undefined;
  /** Of an accepted match. */
  readonly matchId: string;
  readonly own: Readonly<Record<ThingKind, Thing[]>>;
  /** Rides in which the actor has requested a seat. */
  readonly asked: Thing[];
}

/** State shared by all actors. */
export interface World {
  readonly send: Send;
  readonly history: History;
  readonly collegeId: string;
  readonly emailSuffix: string;
  readonly communities: readonly string[];
  /** The newest things of all actors. */
  readonly shared: Readonly<Record<ThingKind, Thing[]>>;
  readonly actorIds: readonly string[];
  /** Counts outcomes: `post created: done`. */
  readonly outcomes: Map<string, number>;
  /** The code that was mailed to an address; undefined if none arrived. */
  codeFor(address: string): Promise<string | undefined>;
}

/** One action of an actor. */
export type Operation = (world: World, actor: Actor) => Promise<void>;

export function pick<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

/** Letters that form neither a phone number nor a word, including words that are written without vowels. */
export function newName(): string {
  return [...randomBytes(14)].map((byte) => 'fhqvwxyz'[byte % 8]).join('');
}

/** Makes a call and counts its outcome. */
export async function call(world: World, what: string, request: Request): Promise<Outcome> {
  const outcome = await perform(async (each) => {
    const answer = await world.send(each);
    if (answer?.status === 500) count(world, 'answered with 500');
    return answer;
  }, request);
  const name = outcome.kind === 'refused' ? `refused with ${outcome.status}` : outcome.kind;
  count(world, `${what}: ${name}`);
  return outcome;
}

export function count({ outcomes }: World, what: string): void {
  outcomes.set(what, (outcomes.get(what) ?? 0) + 1);
}

/** Records a call's outcome in the history. @param value its result if it succeeded */
export function enter(write: Write, outcome: Outcome, value: string | undefined): void {
  if (outcome.kind === 'done') write.happened(value);
  if (outcome.kind === 'refused') write.refused();
}

export interface Request {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly body?: unknown;
  /** Cookie of the session; without it the call is a visitor's. */
  readonly token?: string | undefined;
  /** Sent as `Idempotency-Key`: such a call is repeated until it is answered. */
  readonly key?: string;
}

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** Cookie of the session that starts with this answer. */
  readonly token?: string | undefined;
}

/** Sends once. @returns undefined if no answer arrived */
export type Send = (request: Request) => Promise<Answer | undefined>;

/** The outcome of a call, as far as the client can know. */
type Outcome =
  | { readonly kind: 'done'; readonly answer: Answer }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unknown' };

/** Milliseconds for which a client tries to learn the outcome of a call with a key. */
const longest = 120_000;

/** Makes a call, and repeats one with a key until there is an answer. */
async function perform(send: Send, request: Request): Promise<Outcome> {
  const until = Date.now() + longest;
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send(request);
    const status = answer?.status ?? 0;
    // With a key, 409 means that the same call is still in progress elsewhere.
    const isOpen = status === 0 || status >= 500 || (status === 409 && request.key !== undefined);
    if (answer && !isOpen) return settled(answer, attempt > 1);
    // Waits, so that calls to a site that is down are not repeated without a pause.
    await wait(Math.min(500, 20 * 2 ** attempt) * (0.5 + Math.random()));
    if (request.key === undefined || Date.now() > until) return { kind: 'unknown' };
  }
}

/** A refusal settles nothing if an earlier attempt may have succeeded. */
function settled(answer: Answer, wasOpen: boolean): Outcome {
  if (answer.status < 400) return { kind: 'done', answer };
  return wasOpen ? { kind: 'unknown' } : { kind: 'refused', status: answer.status };
}

export interface HistoryCollege {
  readonly collegeId: string;
  readonly emailSuffix: string;
  readonly communities: readonly string[];
  readonly actors: readonly Actor[];
  readonly history: History;
}

const password = 'correct horse';
const emailSuffix = '@history.example';

/** A college with communities, and students of whom every two are a match. */
export async function prepareHistoryCollege(
  database: Database,
  count: number,
): Promise<HistoryCollege> {
  // A cheap hash: it is checked at every sign-in, which is not tested here.
  const passwordHash = await createPasswords({ memoryCost: 64, timeCost: 1 }).hash(password);
  const history = createHistory();
  const college = { name: 'History', emailSuffix, state: 'Kerala', country: 'India' };
  return database.transaction(async (tx) => {
    const { id: collegeId, confessionsId } = await insertCollege(tx, college);
    const names = ['Hostel', 'Library', 'Canteen'];
    const made = await tx
      .insert(tables.communities)
      .values(names.map((name) => ({ collegeId, name, description: name })))
      .returning({ id: tables.communities.id });
    const people = Array.from({ length: count }, (_, number) => {
      const username = newName();
      const email = `actor${number}${emailSuffix}`;
      return {
        collegeId,
        id: randomUUID(),
        email,
        username,
        usernameLower: username,
        passwordHash,
      };
    });
    await tx.insert(tables.students).values(people);
    for (const { id, username } of people) {
      history.write(`name:${id}`, [username]).happened(username);
    }
    const matches = await rows<{ low: string; high: string; id: string }>(
      tx,
      sql`insert into dating_matches
          (college_id, low_id, high_id, sender_id, state, created_at, answered_at)
        select ${collegeId}::uuid, id, next_id, id, 'accepted', now(), now() from (
          select id, lead(id) over (order by id) as next_id,
            row_number() over (order by id) as number
          from students where college_id = ${collegeId}) pairs
        where number % 2 = 1 and next_id is not null
        returning low_id as low, high_id as high, id`,
    );
    const matchOf = new Map(
      matches.flatMap(
        ({ low, high, id }) =>
          [
            [low, id],
            [high, id],
          ] as const,
      ),
    );
    const actors = people.map(({ id, email }): Actor => ({
      id,
      email,
      password,
      token: undefined,
      matchId: matchOf.get(id) ?? '',
      own: noThings(),
      asked: [],
    }));
    const communities = [...made.map(({ id }) => id), confessionsId];
    return { collegeId, emailSuffix, communities, actors, history };
  });
}

/** The world of the actors at a college, for one way of calling. */
export function worldOn(college: HistoryCollege, how: Pick<World, 'send' | 'codeFor'>): World {
  const actorIds = college.actors.map(({ id }) => id);
  return { ...college, ...how, actorIds, shared: noThings(), outcomes: new Map() };
}

function noThings() {
  return { post: [], ad: [], cab: [], event: [] };
}

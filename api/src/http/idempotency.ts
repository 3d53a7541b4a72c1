import { serverMessages } from '@campus/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { createHash, createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { later, type Clock } from '../clock';
import { tables, type Database, type Orm } from '../database/database';
import { ApiError, badRequest } from './errors';
import type { Viewer } from './viewer';

const { idempotencyKeys } = tables;

interface Work<P, T> {
  /** Slow work whose result may be discarded: pictures, moderation. Never inside a transaction. */
  prepare(): Promise<P>;
  /** Writes the rows, in one transaction. Its result is stored as JSON: an id, not an entity. */
  write(tx: Orm, prepared: P): Promise<T>;
}

/**
 * The first six values of a statement that makes something once: the college, the student, the new id, and the
 * values stored under the key of the submit.
 */
export type Claim = readonly [
  collegeId: string,
  studentId: string,
  id: string,
  owner: string | null,
  requestHash: string | null,
  createdAt: string | null,
];

/** The first part of such a statement: takes the key, and waits for other users of the key. */
export const claimed = `claimed as (
  insert into idempotency_keys (college_id, owner, request_hash, created_at, answer)
  select $1::uuid, $4::text, $5::text, $6::timestamptz, jsonb_build_object('id', $3::uuid)
  where $4::text is not null on conflict do nothing returning 1)`;

/** The condition for its other parts to write: there is no key, or the key is unused. */
export const isFirst = `($4::text is null or exists (select from claimed))`;

/** Work that is one statement. */
interface Statement<P, T> {
  /** Work whose result may be discarded, as in {@link Work}. */
  prepare(): Promise<P>;
  /** So expensive that an earlier answer to the same submit is looked up first. */
  readonly isCostly?: boolean;
  /** @returns undefined if the statement created nothing */
  write(claim: Claim, prepared: P): Promise<T | undefined>;
  /** The result of the same submit when it was sent before. */
  find(id: string): Promise<T | undefined>;
}

interface Submit {
  readonly request: FastifyRequest;
  readonly viewer: Viewer;
}

/** Creates the result of a call once, however often the same submit arrives. */
export interface Once {
  /** @throws ApiError 422 if the key was used with another body before */
  <P, T>(call: Submit, work: Work<P, T>): Promise<T>;
  /**
   * The same with one statement instead of a transaction.
   * @returns undefined if nothing was created; the next submit is a new one
   */
  inOneStatement<P, T>(call: Submit, work: Statement<P, T>): Promise<T | undefined>;
}

interface Options {
  readonly database: Database;
  readonly secret: string;
  readonly clock: Clock;
}

interface Key {
  readonly collegeId: string;
  readonly owner: string;
  readonly requestHash: string;
}

export function createOnce({ database, secret, clock }: Options): Once {
  /** Submits in progress in this process: the second one waits instead of preparing again. */
  const running = new Map<string, { requestHash: string; answer: Promise<unknown> }>();

  async function perform<P, T>(key: Key, work: Work<P, T>): Promise<T> {
    const earlier = await kept<T>(database, key);
    if (earlier) return earlier.answer;
    const prepared = await work.prepare();
    return database.transaction(async (tx) => {
      // Another process with the same key makes this insert wait until it has committed.
      const mine = await tx
        .insert(idempotencyKeys)
        .values({ ...key, createdAt: toTheHour(clock()) })
        .onConflictDoNothing()
        .returning({ owner: idempotencyKeys.owner });
      if (mine.length === 0) return (await keptIn<T>(tx, key))?.answer ?? retry();
      const answer = await work.write(tx, prepared);
      await tx.update(idempotencyKeys).set({ answer }).where(row(key));
      return answer;
    });
  }

  async function state<P, T>(
    viewer: Viewer,
    key: Key | undefined,
    { prepare, isCostly = false, write, find }: Statement<P, T>,
  ): Promise<T | undefined> {
    const earlier = key && isCostly ? await kept<{ id: string }>(database, key) : undefined;
    if (earlier) return find(earlier.answer.id);
    const prepared = await prepare();
    const id = randomUUID();
    const { collegeId, studentId } = viewer;
    const hour = toTheHour(clock()).toISOString();
    const own = key ? ([key.owner, key.requestHash, hour] as const) : ([null, null, null] as const);
    const made = await write([collegeId, studentId, id, ...own], prepared);
    if (made !== undefined || key === undefined) return made;
    const before = await kept<{ id: string }>(database, key);
    if (before?.answer.id !== id) return before && find(before.answer.id);
    await database.orm.delete(idempotencyKeys).where(row(key));
    return undefined;
  }

  /** Works for the first of identical concurrent submits; the others get its answer. */
  async function shared<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const sibling = running.get(key.owner);
    if (sibling) {
      sameRequest(sibling.requestHash, key);
      return (await sibling.answer) as T;
    }
    const answer = work();
    running.set(key.owner, { requestHash: key.requestHash, answer });
    try {
      return await answer;
    } finally {
      running.delete(key.owner);
    }
  }

  async function once<P, T>(call: Submit, work: Work<P, T>): Promise<T> {
    const key = keyOf(call, secret);
    if (key) return shared(key, () => perform(key, work));
    const prepared = await work.prepare();
    return database.transaction((tx) => work.write(tx, prepared));
  }

  return Object.assign(once, {
    async inOneStatement<P, T>(call: Submit, work: Statement<P, T>) {
      const key = keyOf(call, secret);
      const run = () => state(call.viewer, key, work);
      return key ? shared(key, run) : run();
    },
  });
}

/** Keys are valid for a day. */
export async function deleteOldKeys(orm: Orm, now: Date): Promise<void> {
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, later(now, -24 * 3600)));
}

/** Undefined if the call has none. */
function keyOf({ request, viewer }: Submit, secret: string): Key | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest();
  const { collegeId, studentId } = viewer;
  const owner = createHmac('sha256', secret).update(`once|${collegeId}|${studentId}|${key}`);
  const what = JSON.stringify([request.method, request.url, request.body ?? null]);
  const requestHash = createHash('sha256').update(what).digest('base64url');
  return { collegeId, owner: owner.digest('base64url'), requestHash };
}

interface Kept<T> {
  readonly requestHash: string;
  readonly answer: T;
}

async function kept<T>(database: Database, key: Key): Promise<Kept<T> | undefined> {
  const [record] = await database.query<Kept<T>>(
    `select request_hash as "requestHash", answer from idempotency_keys
     where college_id = $1 and owner = $2`,
    [key.collegeId, key.owner],
  );
  if (record) sameRequest(record.requestHash, key);
  return record;
}

/** The same within a transaction. */
async function keptIn<T>(tx: Orm, key: Key): Promise<Kept<T> | undefined> {
  const [record] = await tx.select().from(idempotencyKeys).where(row(key));
  if (record) sameRequest(record.requestHash, key);
  return record as Kept<T> | undefined;
}

function sameRequest(requestHash: string, key: Key): void {
  if (!timingSafeEqual(Buffer.from(requestHash), Buffer.from(key.requestHash))) {
    throw new ApiError(422, { message: serverMessages.keyReused });
  }
}

function row(key: Key) {
  const { collegeId, owner } = idempotencyKeys;
  return and(eq(collegeId, key.collegeId), eq(owner, key.owner));
}

function toTheHour(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 3_600_000) * 3_600_000);
}

function retry(): never {
  throw new ApiError(409, { message: serverMessages.conflict });
}

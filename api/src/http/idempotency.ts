import { serverMessages } from '@campus/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { later, type Clock } from '../clock';
import { tables, type Database, type Orm } from '../database/database';
import { ApiError, badRequest } from './errors';
import type { Viewer } from './viewer';

const { idempotencyKeys } = tables;

interface Work<P, T> {
  /** Slow things that may be thrown away: pictures, moderation. Never inside a transaction. */
  prepare(): Promise<P>;
  /** The rows, in one transaction. What it answers is kept as JSON: an id, not an entity. */
  write(tx: Orm, prepared: P): Promise<T>;
}

/** Makes what a call creates once, however often the same submit arrives. */
export interface Once {
  /** @throws ApiError 422 when the key came with another body before */
  <P, T>(call: { request: FastifyRequest; viewer: Viewer }, work: Work<P, T>): Promise<T>;
}

interface Options {
  readonly database: Database;
  readonly secret: string;
  readonly clock: Clock;
}

interface Claim {
  readonly collegeId: string;
  readonly owner: string;
  readonly requestHash: string;
}

export function createOnce({ database, secret, clock }: Options): Once {
  /** Submits that are being worked on here: the second one waits instead of preparing again. */
  const running = new Map<string, { requestHash: string; answer: Promise<unknown> }>();

  async function perform<P, T>(claim: Claim, work: Work<P, T>): Promise<T> {
    const earlier = await kept<T>(database.orm, claim);
    if (earlier) return earlier.answer;
    const prepared = await work.prepare();
    return database.transaction(async (tx) => {
      // Another process with the same key makes this insert wait until that one has committed.
      const mine = await tx
        .insert(idempotencyKeys)
        .values({ ...claim, createdAt: toTheHour(clock()) })
        .onConflictDoNothing()
        .returning({ owner: idempotencyKeys.owner });
      if (mine.length === 0) return (await kept<T>(tx, claim))?.answer ?? retry();
      const answer = await work.write(tx, prepared);
      await tx.update(idempotencyKeys).set({ answer }).where(row(claim));
      return answer;
    });
  }

  return async (call, work) => {
    const key = call.request.headers['idempotency-key'];
    if (key === undefined) {
      const prepared = await work.prepare();
      return database.transaction((tx) => work.write(tx, prepared));
    }
    const claim = claimOf(call, key, secret);
    const sibling = running.get(claim.owner);
    if (sibling) {
      sameRequest(sibling.requestHash, claim);
      return (await sibling.answer) as Awaited<ReturnType<typeof work.write>>;
    }
    const answer = perform(claim, work);
    running.set(claim.owner, { requestHash: claim.requestHash, answer });
    try {
      return await answer;
    } finally {
      running.delete(claim.owner);
    }
  };
}

/** Keys are good for a day. */
export async function forgetOldKeys(orm: Orm, now: Date): Promise<void> {
  await orm.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, later(now, -24 * 3600)));
}

function claimOf(
  { request, viewer }: { request: FastifyRequest; viewer: Viewer },
  key: string | string[],
  secret: string,
): Claim {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw badRequest();
  const { collegeId, studentId } = viewer;
  const owner = createHmac('sha256', secret).update(`once|${collegeId}|${studentId}|${key}`);
  const what = JSON.stringify([request.method, request.url, request.body ?? null]);
  const requestHash = createHash('sha256').update(what).digest('base64url');
  return { collegeId, owner: owner.digest('base64url'), requestHash };
}

async function kept<T>(orm: Orm, claim: Claim): Promise<{ answer: T } | undefined> {
  const [found] = await orm.select().from(idempotencyKeys).where(row(claim));
  if (found === undefined) return undefined;
  sameRequest(found.requestHash, claim);
  return { answer: found.answer as T };
}

function sameRequest(requestHash: string, claim: Claim): void {
  if (!timingSafeEqual(Buffer.from(requestHash), Buffer.from(claim.requestHash))) {
    throw new ApiError(422, { message: serverMessages.keyReused });
  }
}

function row(claim: Claim) {
  const { collegeId, owner } = idempotencyKeys;
  return and(eq(collegeId, claim.collegeId), eq(owner, claim.owner));
}

function toTheHour(time: Date): Date {
  return new Date(Math.floor(time.getTime() / 3_600_000) * 3_600_000);
}

function retry(): never {
  throw new ApiError(409, { message: serverMessages.conflict });
}

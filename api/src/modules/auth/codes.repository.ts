import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { tables, type Orm } from '../../database';

const { codes } = tables;

export type Purpose = 'sign-up' | 'reset';

export interface CodeOwner {
  readonly address: string;
  readonly purpose: Purpose;
}

/**
 * Stores a code over the one before it, unless that one was sent after `notBefore`.
 * @returns when the one before was sent, where it was too soon
 */
export async function replaceCode(
  orm: Orm,
  row: typeof codes.$inferInsert,
  notBefore: Date,
): Promise<Date | undefined> {
  const fresh = { ...row, attempts: 0, usedAt: null };
  const stored = await orm
    .insert(codes)
    .values(fresh)
    .onConflictDoUpdate({
      target: [codes.address, codes.purpose],
      set: fresh,
      setWhere: lte(codes.sentAt, notBefore),
    })
    .returning({ sentAt: codes.sentAt });
  if (stored.length > 0) return undefined;
  const [kept] = await orm.select({ sentAt: codes.sentAt }).from(codes).where(of(row));
  return kept?.sentAt;
}

/** Counts a try and, in the same statement, tells what the code must hash to while it is good. */
export async function countTry(orm: Orm, owner: CodeOwner, rules: { now: Date; tries: number }) {
  const [code] = await orm
    .update(codes)
    .set({ attempts: sql`${codes.attempts} + 1` })
    .where(and(of(owner), lt(codes.attempts, rules.tries), isGood(rules.now)))
    .returning({ hmac: codes.hmac });
  return code?.hmac;
}

/** Uses a code up. @returns false when somebody else has just done so */
export async function consumeCode(orm: Orm, owner: CodeOwner & { hmac: string }, now: Date) {
  const used = await orm
    .update(codes)
    .set({ usedAt: now })
    .where(and(of(owner), eq(codes.hmac, owner.hmac), isGood(now)))
    .returning({ address: codes.address });
  return used.length > 0;
}

export async function forgetOldCodes(orm: Orm, now: Date): Promise<void> {
  await orm.delete(codes).where(lt(codes.expiresAt, now));
}

function of({ address, purpose }: CodeOwner) {
  return and(eq(codes.address, address), eq(codes.purpose, purpose));
}

function isGood(now: Date) {
  return and(isNull(codes.usedAt), gt(codes.expiresAt, now));
}

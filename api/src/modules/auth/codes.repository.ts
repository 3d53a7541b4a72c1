import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { rows, tables, type Orm } from '../../database/database';

const { codes } = tables;

export type Purpose = 'sign-up' | 'reset';

export interface CodeOwner {
  readonly address: string;
  readonly purpose: Purpose;
}

/** Somebody who asks for a code or tries one. */
export interface Asker extends CodeOwner {
  /** HMAC of their network. */
  readonly network: string;
}

/**
 * Stores a code over the one that the same network asked for before, unless that one was sent after `notBefore`.
 * @returns when the one before was sent, where it was too soon
 */
export async function replaceCode(
  orm: Orm,
  row: typeof codes.$inferInsert,
  notBefore: Date,
): Promise<Date | undefined> {
  const fresh = { ...row, attempts: 0, attemptsElsewhere: 0, usedAt: null };
  const stored = await orm
    .insert(codes)
    .values(fresh)
    .onConflictDoUpdate({
      target: [codes.address, codes.purpose, codes.network],
      set: fresh,
      setWhere: lte(codes.sentAt, notBefore),
    })
    .returning({ sentAt: codes.sentAt });
  if (stored.length > 0) return undefined;
  const isSame = [
    eq(codes.address, row.address),
    eq(codes.purpose, row.purpose),
    eq(codes.network, row.network),
  ];
  const [code] = await orm
    .select({ sentAt: codes.sentAt })
    .from(codes)
    .where(and(...isSame));
  return code?.sentAt;
}

interface Rules {
  readonly now: Date;
  /** How often a code may be tried, and how often of these by networks that did not ask for it. */
  readonly tries: number;
  readonly triesElsewhere: number;
}

/**
 * Counts a try of every code that the address has and that still takes one and, in the same statement, tells
 * what they hash to. Locked in one order, so that two tries never wait for each other.
 */
export async function countTry(
  orm: Orm,
  { address, purpose, network }: Asker,
  { now, tries, triesElsewhere }: Rules,
): Promise<string[]> {
  const counted = await rows<{ hmac: string }>(
    orm,
    sql`with taking as (
        select network from codes
        where address = ${address} and purpose = ${purpose} and used_at is null
          and expires_at > ${now.toISOString()}::timestamptz and attempts < ${tries}
          and (network = ${network} or attempts_elsewhere < ${triesElsewhere})
        order by network for update)
      update codes c set attempts = c.attempts + 1,
        attempts_elsewhere = c.attempts_elsewhere + (c.network <> ${network})::int
      from taking where c.address = ${address} and c.purpose = ${purpose}
        and c.network = taking.network
      returning c.hmac`,
  );
  return counted.map(({ hmac }) => hmac);
}

/** Uses a code up, and with it every other of the address. @returns false when somebody else has just done so */
export async function consumeCode(
  orm: Orm,
  { address, purpose, hmac }: CodeOwner & { readonly hmac: string },
  now: Date,
): Promise<boolean> {
  const at = now.toISOString();
  const used = await rows<{ hmac: string }>(
    orm,
    sql`with living as (
        select network from codes
        where address = ${address} and purpose = ${purpose} and used_at is null
          and expires_at > ${at}::timestamptz
        order by network for update)
      update codes c set used_at = ${at}::timestamptz from living
      where c.address = ${address} and c.purpose = ${purpose} and c.network = living.network
      returning c.hmac`,
  );
  return used.some((code) => code.hmac === hmac);
}

export async function deleteOldCodes(orm: Orm, now: Date): Promise<void> {
  await orm.delete(codes).where(lt(codes.expiresAt, now));
}

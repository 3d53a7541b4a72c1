import { and, eq, lt, lte, sql } from 'drizzle-orm';
import { rows, tables, type Orm } from '../../database/database';

const { codes } = tables;

export type Purpose = 'sign-up' | 'reset';

export interface CodeOwner {
  readonly address: string;
  readonly purpose: Purpose;
}

/** A caller who requests or tries a code. */
export interface Asker extends CodeOwner {
  /** HMAC of the caller's network. */
  readonly network: string;
}

/**
 * Stores a code and replaces the one that the same network requested before, unless that was sent after `notBefore`.
 * @returns when the previous code was sent, if that was too recent
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
  /** The maximum number of tries of a code, and how many of them are for networks that did not request it. */
  readonly tries: number;
  readonly triesElsewhere: number;
}

/**
 * Counts a try for every usable code of the address and returns their hashes, in one statement. Rows are
 * locked in one order, so that two tries never deadlock.
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

/** Consumes a code and all others of the address. @returns false if another call has just done so */
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

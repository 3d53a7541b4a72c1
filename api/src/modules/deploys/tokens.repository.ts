import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm';
import { later } from '../../clock';
import { tables, type Database } from '../../database/database';

const { deployTokens } = tables;

/**
 * The rights of a token: publish for everybody, publish for some visitors, roll back and take out of service, and
 * show a build only to those who have its preview link.
 */
export const rights = ['publish', 'canary', 'rollback', 'preview'] as const;
export type Right = (typeof rights)[number];

/** A token that is currently valid for one remote. */
export interface DeployToken {
  readonly id: string;
  readonly remote: string;
  readonly name: string;
  readonly may: readonly string[];
  /** Addresses and CIDR ranges that may use it; empty for all. */
  readonly usableFrom: readonly string[];
}

export interface NewToken {
  readonly remote: string;
  readonly name: string;
  readonly may: readonly Right[];
  readonly usableFrom: readonly string[];
  readonly expiresAt: Date;
}

const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** Creates a token. @returns its secret for the team, which cannot be read again */
export async function createToken(
  { orm }: Database,
  { expiresAt, ...token }: NewToken,
  now: Date,
): Promise<{ id: string; token: string }> {
  const secret = randomBytes(32).toString('base64url');
  const [row] = await orm
    .insert(deployTokens)
    .values({
      ...token,
      may: [...token.may],
      usableFrom: [...token.usableFrom],
      hash: hashOf(secret).toString('hex'),
      expiresAt,
      createdAt: now,
    })
    .returning({ id: deployTokens.id });
  if (!row) throw new Error('The token was not kept.');
  return { id: row.id, token: `campus_${row.id.replaceAll('-', '')}_${secret}` };
}

const form =
  /^campus_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})_([\w-]{43})$/;

/** Compared for unknown tokens, so that the check takes as long as for known ones. */
const nobodys = hashOf(randomBytes(32).toString('base64url'));

/** The token that was sent, if it is valid; the reason why it is not is never revealed. */
export async function findToken(
  { orm }: Database,
  sent: string,
  now: Date,
): Promise<DeployToken | undefined> {
  const [, ...parts] = form.exec(sent) ?? [];
  const secret = parts.pop();
  if (secret === undefined) return undefined;
  const [row] = await orm
    .select()
    .from(deployTokens)
    .where(eq(deployTokens.id, parts.join('-')));
  const isRight = timingSafeEqual(row ? Buffer.from(row.hash, 'hex') : nobodys, hashOf(secret));
  if (!row || !isRight || row.revokedAt || row.expiresAt <= now) return undefined;
  const { id, remote, name, may, usableFrom } = row;
  await orm
    .update(deployTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(deployTokens.id, id),
        or(isNull(deployTokens.usedAt), lt(deployTokens.usedAt, later(now, -60))),
      ),
    );
  return { id, remote, name, may, usableFrom };
}

const familyOf = (ip: string) => (isIPv6(ip) ? 'ipv6' : 'ipv4');

/** Whether an address may use a token. An IPv4 address that is written as IPv6 counts as IPv4. */
export function isUsableFrom({ usableFrom }: DeployToken, address: string): boolean {
  const ranges = new BlockList();
  for (const range of usableFrom) {
    const [ip = '', bits] = range.split('/');
    if (bits === undefined) ranges.addAddress(ip, familyOf(ip));
    else ranges.addSubnet(ip, Number(bits), familyOf(ip));
  }
  return usableFrom.length === 0 || ranges.check(address, familyOf(address));
}

/** All tokens ever created, newest first, without their secrets. */
export async function listTokens({ orm }: Database) {
  const rows = await orm.select().from(deployTokens).orderBy(desc(deployTokens.createdAt));
  return rows.map(({ hash: _hash, ...row }) => row);
}

/** @returns the token as it was, or undefined if there is no such valid token */
export async function revokeToken({ orm }: Database, id: string, now: Date) {
  const [row] = await orm
    .update(deployTokens)
    .set({ revokedAt: now })
    .where(and(eq(deployTokens.id, id), isNull(deployTokens.revokedAt)))
    .returning({ remote: deployTokens.remote, name: deployTokens.name });
  return row;
}

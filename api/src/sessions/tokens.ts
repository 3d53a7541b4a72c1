import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that mean nothing; only their hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** What a page may know a session by: it leads neither to the token nor to the hash that is stored. */
export function publicSessionId(session: string): string {
  return createHash('sha256').update(`session|${session}`).digest('base64url').slice(0, 22);
}

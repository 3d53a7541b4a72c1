import { LRUCache } from 'lru-cache';
import { later, type Clock } from '../clock';
import type { Database, Orm } from '../database/database';
import type { Viewer } from '../http/viewer';
import { hashToken, lifetime, newToken } from './cookie';
import * as repository from './sessions.repository';

type Student = Pick<Viewer, 'collegeId' | 'studentId'>;

/** Options of a new session. */
export interface Beginning {
  /** Stays valid after the browser is closed. */
  readonly remember: boolean;
  /** See `deviceLabel`. */
  readonly device?: string | undefined;
}

export interface Sessions {
  /** The session of a token; undefined if the token is unknown, or the session has ended. */
  find(token: string): Promise<Viewer | undefined>;
  /** The same from memory only: undefined means unknown. */
  known(token: string): Viewer | undefined;
  /**
   * Starts a session under a new token, in the transaction of the sign-in; ends the oldest if there are too
   * many.
   */
  start(orm: Orm, student: Student, beginning: Beginning): Promise<StartedSession>;
  end(viewer: Viewer): Promise<void>;
  /** Ends all sessions of a student, in the transaction of the cause. */
  endAll(orm: Orm, student: Student): Promise<EndedSessions>;
  /** Ends all sessions of a student except `kept`, in the transaction of the cause. */
  endOthers(orm: Orm, student: Student, kept: string): Promise<EndedSessions>;
  /** The valid sessions of a student, the last used one first. */
  list(student: Student): Promise<repository.OpenSession[]>;
  /**
   * Calls back with the hash of a session whenever one is ended, in this process or another.
   * @returns stops calling
   */
  onEnded(ended: (session: string) => void): () => void;
}

interface StartedSession {
  readonly token: string;
  readonly ended: EndedSessions;
}

/**
 * Call after the transaction has committed: only then can nobody read the old row. Resolves when the
 * other processes have been notified, so that an answer that waits for it is true in all of them.
 */
type EndedSessions = () => Promise<void>;

/** Messages between processes, so that a session ends in all of them at once. */
export interface SessionNews {
  /** Resolves when they have been notified, or cannot be; never rejects. */
  publish(tokenHashes: readonly string[]): Promise<void>;
  subscribe(forget: (tokenHash: string) => void): void;
}

interface Options {
  readonly database: Database;
  readonly clock: Clock;
  readonly news?: SessionNews | undefined;
}

const cacheSeconds = 5;

export function createSessions({ database, clock, news }: Options): Sessions {
  const cache = new LRUCache<string, Viewer>({
    max: 10_000,
    ttl: cacheSeconds * 1000,
    ttlResolution: 0,
    perf: { now: () => clock().getTime() },
  });
  let endings = 0;
  const listeners = new Set<(session: string) => void>();

  function forget(tokenHash: string) {
    endings += 1;
    cache.delete(tokenHash);
    for (const listener of listeners) listener(tokenHash);
  }
  async function announce(tokenHashes: readonly string[]) {
    tokenHashes.forEach(forget);
    if (tokenHashes.length > 0) await news?.publish(tokenHashes);
  }
  news?.subscribe(forget);

  return {
    known: (token) => cache.get(hashToken(token)),
    async find(token) {
      const tokenHash = hashToken(token);
      const known = cache.get(tokenHash);
      if (known) return known;
      const before = endings;
      const row = await repository.findSession(database, tokenHash);
      if (row === undefined || hasEnded(row, clock())) return undefined;
      await noteUse(database, { row, tokenHash, now: clock() });
      const viewer = { studentId: row.studentId, collegeId: row.collegeId, session: tokenHash };
      // A session that ended while its row was being read must not be cached here again.
      if (before === endings) cache.set(tokenHash, viewer);
      return viewer;
    },
    async start(orm, student, { remember, device }) {
      const token = newToken();
      const now = clock();
      const { collegeId, studentId } = student;
      const times = { createdAt: now, lastSeen: now, expiresAt: later(now, lifetime.absolute) };
      const tokenHash = hashToken(token);
      const row = { tokenHash, collegeId, studentId, remember, device: device ?? null, ...times };
      await repository.insertSession(orm, row);
      const ended = await repository.endOldest(orm, student);
      return { token, ended: () => announce(ended) };
    },
    async end(viewer) {
      await repository.endSession(database.orm, viewer.session);
      await announce([viewer.session]);
    },
    async endAll(orm, student) {
      const ended = await repository.endAllBut(orm, student);
      return () => announce(ended);
    },
    async endOthers(orm, student, kept) {
      const ended = await repository.endAllBut(orm, student, kept);
      return () => announce(ended);
    },
    async list(student) {
      const all = await repository.listSessions(database, student);
      return all.filter((row) => !hasEnded(row, clock()));
    },
    onEnded(ended) {
      listeners.add(ended);
      return () => void listeners.delete(ended);
    },
  };
}

type Lifetime = Pick<repository.SessionRow, 'expiresAt' | 'lastSeen' | 'remember'>;

function hasEnded(row: Lifetime, now: Date): boolean {
  if (new Date(row.expiresAt) <= now) return true;
  return !row.remember && later(new Date(row.lastSeen), lifetime.idle) <= now;
}

interface Use {
  readonly row: repository.SessionRow;
  readonly tokenHash: string;
  readonly now: Date;
}

async function noteUse(database: Database, { row, tokenHash, now }: Use): Promise<void> {
  if (later(new Date(row.lastSeen), lifetime.resolution) > now) return;
  await repository.markSeen(database.orm, tokenHash, now);
}

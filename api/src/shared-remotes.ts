import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Config } from './config';
import { timeouts } from './database/driver';
import { openS3Bucket, type S3Bucket } from './s3-bucket';

/** The live state of a site's remotes on several machines: pointers in the database, builds in a storage. */
export interface SharedRemotes {
  /** Texts of pointers, by remote name: of all except those whose MD5 is known. */
  pointers(known?: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Replaces a pointer if it is unchanged. @returns false if it has changed */
  swap(remote: string, before: string | undefined, after: string): Promise<boolean>;
  /** Reports each swap as soon as it is notified, and after a gap in which it may have missed one. @returns stops */
  subscribe(swapped: () => void): () => Promise<void>;
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  readonly builds: S3Bucket;
  close(): Promise<void>;
}

/** Any number that the processes of one site agree on; locked while one of them checks and swaps. */
const publishLock = 7_264_012;

/** The channel on which the database announces swaps. */
const swaps = 'campus_remotes';

/** Milliseconds until a lost connection is opened again. */
const retry = 500;

/** Has its own connection, which is opened again whenever it is lost. */
function listen({ databaseUrl, swapped }: { databaseUrl: string | undefined; swapped(): void }) {
  const ended = new AbortController();

  async function hear(): Promise<void> {
    const client = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'campus remotes, listening',
      connectionTimeoutMillis: timeouts.connection,
    });
    const lost = new Promise((resolve) => void client.once('end', resolve));
    client.on('error', () => undefined).on('notification', swapped);
    const end = () => void client.end().catch(() => undefined);
    ended.signal.addEventListener('abort', end);
    try {
      await client.connect();
      await client.query(`listen ${swaps}`);
      // Swaps from the time without a listener.
      swapped();
      await lost;
    } finally {
      ended.signal.removeEventListener('abort', end);
      end();
    }
  }

  const running = (async () => {
    while (!ended.signal.aborted) {
      await hear().catch(() => undefined);
      await pause(retry, undefined, { signal: ended.signal, ref: false }).catch(() => undefined);
    }
  })();
  return async () => {
    ended.abort();
    await running;
  };
}

/** Milliseconds for one upload or download of an archive. */
const transfer = 60_000;

/** Undefined if the folder of remotes is the only storage. */
export function openSharedRemotes({
  remotesUrl,
  databaseDirectUrl: databaseUrl,
}: Pick<Config, 'remotesUrl' | 'databaseDirectUrl'>): SharedRemotes | undefined {
  if (remotesUrl === undefined) return undefined;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 3,
    keepAlive: true,
    application_name: 'campus remotes',
    connectionTimeoutMillis: timeouts.connection,
    query_timeout: timeouts.answer,
    // A command ends when it has nothing more to do.
    allowExitOnIdle: true,
  });
  pool.on('error', () => undefined);
  return {
    async pointers(known = []) {
      const { rows } = await pool.query<{ remote: string; pointer: string }>(
        'select remote, pointer from remote_pointers where md5(pointer) <> all($1)',
        [known],
      );
      return new Map(rows.map(({ remote, pointer }) => [remote, pointer]));
    },
    async swap(remote, before, after) {
      const swap =
        before === undefined
          ? 'insert into remote_pointers values ($1, $2) on conflict do nothing'
          : 'update remote_pointers set pointer = $2 where remote = $1 and pointer = $3';
      const { rowCount } = await pool.query(
        `with swapped as (${swap} returning remote)
         select pg_notify('${swaps}', remote) from swapped`,
        before === undefined ? [remote, after] : [remote, after, before],
      );
      return rowCount === 1;
    },
    subscribe: (swapped) => listen({ databaseUrl, swapped }),
    async exclusively(work) {
      const client = await pool.connect();
      try {
        await client.query({ text: 'select pg_advisory_lock($1)', values: [publishLock] });
        return await work();
      } finally {
        // The lock ends with the connection, whatever the reason.
        client.release(true);
      }
    },
    builds: openS3Bucket(remotesUrl, transfer),
    close: () => pool.end(),
  };
}

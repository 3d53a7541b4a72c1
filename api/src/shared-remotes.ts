import pg from 'pg';
import type { Config } from './config';
import { timeouts } from './database/driver';
import { openS3Bucket, type S3Bucket } from './s3-bucket';

/** What is live of a site's remotes, where several machines share that: pointers in the database, builds in a storage. */
export interface SharedRemotes {
  /** Texts of pointers, by the name of the remote: of all but those whose MD5 is known. */
  pointers(known?: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Replaces a pointer that still is what it was. @returns false where it is not */
  swap(remote: string, before: string | undefined, after: string): Promise<boolean>;
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  readonly builds: S3Bucket;
  close(): Promise<void>;
}

/** Any number that the processes of one site agree on; held while one of them judges and swaps. */
const publishLock = 7_264_012;

/** Milliseconds for one archive to go or come. */
const transfer = 60_000;

/** Undefined where the folder of remotes is all there is. */
export function openSharedRemotes({
  remotesUrl,
  databaseUrl,
}: Pick<Config, 'remotesUrl' | 'databaseUrl'>): SharedRemotes | undefined {
  if (remotesUrl === undefined) return undefined;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 3,
    keepAlive: true,
    application_name: 'campus remotes',
    connectionTimeoutMillis: timeouts.connection,
    query_timeout: timeouts.answer,
    // A command ends where it has nothing more to do.
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
      const { rowCount } =
        before === undefined
          ? await pool.query('insert into remote_pointers values ($1, $2) on conflict do nothing', [
              remote,
              after,
            ])
          : await pool.query(
              'update remote_pointers set pointer = $3 where remote = $1 and pointer = $2',
              [remote, before, after],
            );
      return rowCount === 1;
    },
    async exclusively(work) {
      const client = await pool.connect();
      try {
        await client.query({ text: 'select pg_advisory_lock($1)', values: [publishLock] });
        return await work();
      } finally {
        // With the connection the lock is gone too, whatever became of it.
        client.release(true);
      }
    },
    builds: openS3Bucket(remotesUrl, transfer),
    close: () => pool.end(),
  };
}

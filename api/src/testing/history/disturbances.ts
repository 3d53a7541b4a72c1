import pg from 'pg';
import { pick } from './world';

const locked = ['posts', 'comments', 'votes', 'sessions', 'students', 'cabs', 'dating_matches'];

/** What others may do to a PostgreSQL server while the site works on it. @param seconds of a lock */
function statements(seconds: number): string[] {
  const hold = `select pg_sleep(${seconds}); commit`;
  return [
    ...locked.map((table) => `begin; lock table ${table} in access exclusive mode; ${hold}`),
    `begin; select id from posts order by random() limit 30 for update; ${hold}`,
    `begin; select id from students order by random() limit 30 for update; ${hold}`,
    ...Array<string>(3).fill(
      `select pg_terminate_backend(pid) from (select pid from pg_stat_activity
        where datname = current_database() and application_name = 'campus'
        order by random() limit 4) some`,
    ),
  ];
}

/** Does one of them; that it may fail is part of it. */
export async function disturb(url: string, seconds: number): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'disturbance' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(pick(statements(seconds)) ?? '');
  } catch {
    // The server may be down just now.
  } finally {
    await client.end().catch(() => undefined);
  }
}

import pg from 'pg';
import {
  askForSeat,
  giveSeatBack,
  grantSeat,
  rename,
  signIn,
  signOut,
  signUp,
} from './operations/account';
import { look } from './operations/reading';
import {
  ads,
  cabs,
  changing,
  comment,
  creating,
  deleting,
  events,
  interest,
  type Kind,
  posts,
  say,
  vote,
} from './operations/things';
import { pick, type Actor, type Operation, type World } from './world';

const locked = ['posts', 'comments', 'votes', 'sessions', 'students', 'cabs', 'dating_matches'];

/** Disturbances of a PostgreSQL server while the site works on it. @param seconds of a lock */
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

/** Causes one of them; it may fail. */
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

const thing = (kind: Kind, weights: readonly [number, number, number]) =>
  [
    [weights[0], creating(kind)],
    [weights[1], changing(kind)],
    [weights[2], deleting(kind)],
  ] as const;

/** Frequency of each action, in per cent. */
const mix: readonly (readonly [number, Operation])[] = [
  ...thing(posts, [9, 5, 3]),
  ...thing(ads, [3, 2, 1]),
  ...thing(cabs, [2, 1, 1]),
  ...thing(events, [2, 1, 1]),
  [14, comment],
  [14, vote],
  [5, interest],
  [9, say],
  [7, rename],
  [4, askForSeat],
  [2, giveSeatBack],
  [4, grantSeat],
  [4, signOut],
  [1, signUp],
  [5, look],
];

const total = mix.reduce((sum, [weight]) => sum + weight, 0);

function drawn(): Operation {
  let place = Math.random() * total;
  for (const [weight, operation] of mix) if ((place -= weight) < 0) return operation;
  return look;
}

interface Plan {
  /** Total, shared among the actors. */
  readonly operations: number;
  /** Called after each operation. */
  progress?(done: number): void;
}

/** Lets all actors work at once, each doing one action after the other. */
export async function runHistory(
  world: World,
  actors: readonly Actor[],
  { operations, progress }: Plan,
): Promise<void> {
  let begun = 0;
  let done = 0;
  async function work(actor: Actor) {
    await signIn(world, actor);
    while (begun < operations) {
      begun += 1;
      await drawn()(world, actor);
      done += 1;
      progress?.(done);
    }
  }
  await Promise.all(actors.map(work));
}

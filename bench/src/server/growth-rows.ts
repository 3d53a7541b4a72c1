import type { Database } from '@campus/api/seeding';

/** The students and communities of the rows, by their database ids. */
interface People {
  readonly college: string;
  /** Student 1 of the load seed, who will read the lists. */
  readonly viewer: string;
  readonly other: string;
  readonly community: string;
  readonly confessions: string;
}

const peopleText = `select c.id as college,
    (select id from students where email = 'student1@load.example') as viewer,
    (select id from students where email = 'student2@load.example') as other,
    (select id from communities m where m.college_id = c.id and not is_confession limit 1) as community,
    (select id from communities m where m.college_id = c.id and is_confession limit 1) as confessions
  from colleges c where c.email_suffix = '@load.example'`;

const match = '00000000-0000-4000-9000-000000000000';
const conversation = '00000000-0000-4000-a000-000000000000';
/** A student has written this many confessions, however many there are in total. */
const ownConfessions = 30;
const commentsOfPost = 20;
/** As many students want a match with the viewer, and a seat in one of the viewer's rides. */
const requests = 30;
const blockedPeople = 30;

/** Student `n` of those created here. */
const nth = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const upTo = (rows: number) => `generate_series(1, ${rows}) n`;
const latestRideOf = (student: string) =>
  `select id from cabs where author_id = '${student}' order by starts_at desc limit 1`;
const earlier = `now() - n * interval '1 second'`;

interface Plan extends People {
  readonly rows: number;
  /** The owner of a row: every tenth row is the viewer's own. */
  readonly someone: string;
  /** A statement that creates a row for each `n` of `from`. */
  insert(into: readonly [table: string, columns: string], values: string, from?: string): string;
}

function planFor(people: People, rows: number): Plan {
  return {
    ...people,
    rows,
    someone: `case when n % 10 = 0 then '${people.viewer}'::uuid else ${nth} end`,
    insert: ([table, columns], values, from = upTo(rows)) =>
      `insert into ${table} (college_id, ${columns})
       select '${people.college}'::uuid, ${values} from ${from}`,
  };
}

function writings(plan: Plan): string[] {
  const { college, viewer, community, confessions, rows, someone, insert } = plan;
  const posts = `posts p where p.college_id = '${college}'`;
  const numbered = `(select id, row_number() over () as n from ${posts} and author_id is not null) written`;
  const secret = `(select id, row_number() over (order by created_at, id) as n from ${posts}
    and author_id is null) secret`;
  const newest = `(select * from ${posts} and author_id is not null order by created_at desc
    limit ${rows / commentsOfPost}) p, generate_series(1, ${commentsOfPost}) n`;
  const every = Math.floor(rows / ownConfessions);
  return [
    insert(
      ['students', 'id, email, username, username_lower, password_hash'],
      `${nth}, 'many' || n || '@load.example', 'many_' || n, 'many_' || n, ''`,
    ),
    insert(
      ['posts', 'community_id, author_id, content, created_at'],
      `'${community}'::uuid, ${someone}, 'Post ' || n, ${earlier}`,
    ),
    insert(
      ['posts', 'community_id, content, created_at'],
      `'${confessions}'::uuid, 'Confession ' || n, date_trunc('minute', ${earlier})`,
    ),
    insert(
      ['confession_authors', 'post_id, author_id'],
      `id, case when n % ${every} = 0 then '${viewer}'::uuid else ${nth} end`,
      secret,
    ),
    insert(
      ['comments', 'post_id, author_id, content, created_at'],
      `p.id, ${nth}, 'Comment ' || n, p.created_at + n * interval '1 second'`,
      newest,
    ),
    insert(['votes', 'post_id, student_id, value'], `id, ${nth}, 1`, numbered),
    insert(
      ['reports', 'reporter_id, kind, subject_id, reason, details, evidence, created_at'],
      `${nth}, 'post', id, 'hate', '', '{}'::jsonb, now()`,
      numbered,
    ),
  ];
}

function listings({ college, viewer, other, rows, someone, insert }: Plan): string[] {
  // Half of them have ended.
  const start = `now() + (n - ${rows / 2}) * interval '1 minute'`;
  const columns = 'organizer_id, title, organiser_name, phone, starts_at, description, created_at';
  const occasion = `${someone}, 'Number ' || n, 'Asha', '1', ${start}, 'Bring water', ${earlier}`;
  return [
    insert(
      [
        'ads',
        'seller_id, title, price_paise, description, contact_name, social, phone, created_at',
      ],
      `${someone}, 'Thing number ' || n, n, 'As good as new', 'Asha', '', '1', ${earlier}`,
    ),
    insert(
      [
        'cabs',
        `author_id, source, destination, passenger_name, starts_at, seats_available, description,
        social, phone, created_at`,
      ],
      `${someone}, 'Main gate', 'Kochi airport', 'Asha', ${start}, 3, 'Two bags', '', '1', ${earlier}`,
    ),
    insert(['events', columns], occasion),
    insert(
      ['explores', `${columns}, source, destination, duration, social`],
      `${occasion}, 'Main gate', 'Munnar', 'Two days', ''`,
    ),
    insert(
      ['notifications', 'student_id, kind, actor_id, subject_id, created_at, read_at'],
      `'${viewer}'::uuid, 'seat-granted', '${other}'::uuid, id, created_at, created_at`,
      `cabs where college_id = '${college}'`,
    ),
  ];
}

function dating({ college, viewer, other, insert }: Plan): string[] {
  const pair = 'low_id, high_id, sender_id, id, state, created_at';
  return [
    insert(
      [
        'dating_profiles',
        `student_id, name, gender, short_description, full_description, partner_preferences, created_at`,
      ],
      `id, 'Asha', case when id = '${viewer}' then 'male' else 'female' end, 'Climber', 'Climber',
        'Laughs easily', now() - row_number() over () * interval '1 second'`,
      `students where college_id = '${college}'`,
    ),
    insert(
      ['dating_matches', pair],
      `low, high, low, gen_random_uuid(), 'accepted', now()`,
      `(select id as low, lead(id) over (order by id) as high from students
        where college_id = '${college}' and id not in ('${viewer}', '${other}')) pairs
       where high is not null`,
    ),
    insert(
      ['dating_matches', pair],
      `least('${viewer}'::uuid, '${other}'::uuid), greatest('${viewer}'::uuid, '${other}'::uuid),
        '${other}'::uuid, '${match}'::uuid, 'accepted', now()`,
      'generate_series(1, 1)',
    ),
    insert(
      ['dating_matches', pair],
      `least('${viewer}'::uuid, ${nth}), greatest('${viewer}'::uuid, ${nth}), ${nth},
        gen_random_uuid(), 'pending', now()`,
      upTo(requests),
    ),
    insert(
      ['dating_messages', 'match_id, sender_id, message, created_at'],
      `'${match}'::uuid, case when n % 10 = 0 then '${viewer}'::uuid else '${other}'::uuid end,
        'Message ' || n, ${earlier}`,
    ),
  ];
}

/** Requests for a seat in every ride and for more in one of the viewer's, and a person blocked by each student. */
function seatsAndBlocks({ college, viewer, other, rows, insert }: Plan): string[] {
  const following = nth.replace('n::text', '(n + 1)::text');
  const blocks: Parameters<Plan['insert']>[0] = [
    'person_blocks',
    'blocker_id, blocked_id, created_at',
  ];
  const asked: Parameters<Plan['insert']>[0] = ['seat_requests', 'cab_id, student_id, created_at'];
  const theirs = `(select id, row_number() over () as n from cabs
    where college_id = '${college}' and author_id <> '${viewer}') theirs`;
  return [
    insert(asked, `id, ${following}, now()`, theirs),
    insert(asked, `id, ${nth}, ${earlier}`, `(${latestRideOf(viewer)}) own, ${upTo(requests)}`),
    insert(blocks, `${nth}, ${following}, now()`, upTo(rows - 1)),
    insert(blocks, `'${other}'::uuid, ${nth}, ${earlier}`, upTo(blockedPeople)),
  ];
}

/** Conversations about listings that were deleted, and one with many messages. */
function conversations({ college, viewer, other, rows, someone, insert }: Plan): string[] {
  const asker = `('00000000-0000-4000-8000-' || lpad((n % ${rows} + 1)::text, 12, '0'))::uuid`;
  const columns = 'id, kind, listing_id, asker_id, owner_id, created_at, last_message_at';
  return [
    insert(
      ['conversations', columns],
      `gen_random_uuid(), 'ad', gen_random_uuid(), ${asker}, ${someone}, ${earlier}, ${earlier}`,
    ),
    insert(
      ['conversation_messages', 'conversation_id, sender_id, message, created_at'],
      `id, asker_id, 'Is it still there?', last_message_at`,
      `conversations where college_id = '${college}'`,
    ),
    insert(
      ['conversations', columns],
      `'${conversation}'::uuid, 'ad', gen_random_uuid(), '${other}'::uuid, '${viewer}'::uuid, now(), now()`,
      'generate_series(1, 1)',
    ),
    insert(
      ['conversation_messages', 'conversation_id, sender_id, message, created_at'],
      `'${conversation}'::uuid, '${other}'::uuid, 'Message ' || n, ${earlier}`,
    ),
  ];
}

export interface Filled {
  readonly match: string;
  readonly conversation: string;
  /** The message of the match that is followed by 999 pages, or by all except the last one. */
  readonly deepMessage: string;
  readonly community: string;
  readonly post: string;
  /** A ride of the viewer's that has many requests. */
  readonly ride: string;
}

/** Messages on a page of a conversation. */
const chatPage = 50;

/** Adds this many rows to each table that a list reads, and updates the database's statistics. */
export async function fillRows(database: Database, rows: number): Promise<Filled> {
  const [people] = await database.query<People>(peopleText);
  if (people === undefined) throw new Error('The load test college is missing.');
  await database.transaction(
    async (tx) => {
      for (const part of [writings, listings, seatsAndBlocks, dating, conversations])
        for (const statement of part(planFor(people, rows))) await tx.execute(statement);
    },
    { unlimited: true },
  );
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) await database.query(`vacuum analyze ${name}`);
  const [first] = await database.query<{ message: string; post: string; ride: string }>(
    `select (select id from dating_messages where match_id = '${match}' order by created_at desc
        offset ${Math.min(999 * chatPage, rows - 2 * chatPage)} limit 1) as message,
      (select id from posts where author_id is not null order by created_at desc limit 1) as post,
      (${latestRideOf(people.viewer)}) as ride`,
  );
  return {
    match,
    conversation,
    deepMessage: first?.message ?? '',
    community: people.community,
    post: first?.post ?? '',
    ride: first?.ride ?? '',
  };
}

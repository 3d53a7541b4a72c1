import type { Database } from '@campus/api/seeding';

/** Whom the rows concern, as the database names them. */
interface People {
  readonly college: string;
  /** Student 1 of the load seed, who will look at the lists. */
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
/** A student has written so many confessions, however many there are. */
const ownConfessions = 30;
const commentsOfPost = 20;

/** Student `n` of those that are made here. */
const nth = `('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid`;
const earlier = `now() - n * interval '1 second'`;

interface Plan extends People {
  readonly rows: number;
  /** Whose a row is: every tenth is the viewer's own. */
  readonly someone: string;
  /** A statement that makes a row of each `n` of `from`. */
  insert(table: string, values: Readonly<Record<string, string>>, from?: string): string;
}

function planFor(people: People, rows: number): Plan {
  const numbers = `generate_series(1, ${rows}) n`;
  return {
    ...people,
    rows,
    someone: `case when n % 10 = 0 then '${people.viewer}'::uuid else ${nth} end`,
    insert: (table, values, from = numbers) =>
      `insert into ${table} (college_id, ${Object.keys(values).join(', ')})
       select '${people.college}'::uuid, ${Object.values(values).join(', ')} from ${from}`,
  };
}

function students({ insert }: Plan): string[] {
  return [
    insert('students', {
      id: nth,
      email: `'many' || n || '@load.example'`,
      username: `'many_' || n`,
      username_lower: `'many_' || n`,
      password_hash: `''`,
    }),
  ];
}

function writings(plan: Plan): string[] {
  const { college, viewer, community, confessions, rows, someone, insert } = plan;
  const posts = `posts p where p.college_id = '${college}'`;
  const numbered = `(select id, row_number() over () as n from ${posts} and author_id is not null) written`;
  return [
    insert('posts', {
      community_id: `'${community}'::uuid`,
      author_id: someone,
      content: `'Post ' || n`,
      created_at: earlier,
    }),
    insert('posts', {
      community_id: `'${confessions}'::uuid`,
      content: `'Confession ' || n`,
      created_at: `date_trunc('minute', ${earlier})`,
    }),
    insert(
      'confession_authors',
      {
        post_id: 'id',
        author_id: `case when n % (${rows} / ${ownConfessions}) = 0 then '${viewer}'::uuid else ${nth} end`,
      },
      `(select id, row_number() over (order by created_at, id) as n from ${posts}
        and author_id is null) numbered`,
    ),
    insert(
      'comments',
      {
        post_id: 'p.id',
        author_id: nth,
        content: `'Comment ' || n`,
        created_at: `p.created_at + n * interval '1 second'`,
      },
      `(select * from ${posts} and author_id is not null order by created_at desc
        limit ${rows / commentsOfPost}) p, generate_series(1, ${commentsOfPost}) n`,
    ),
    insert('votes', { post_id: 'id', student_id: nth, value: '1' }, numbered),
    insert(
      'reports',
      {
        reporter_id: nth,
        kind: `'post'`,
        subject_id: 'id',
        reason: `'hate'`,
        details: `''`,
        evidence: `'{}'::jsonb`,
        created_at: 'now()',
      },
      numbered,
    ),
  ];
}

function listings({ college, viewer, other, rows, someone, insert }: Plan): string[] {
  // Half of them have ended.
  const start = `now() + (n - ${rows / 2}) * interval '1 minute'`;
  const occasion = {
    organizer_id: someone,
    title: `'Number ' || n`,
    organiser_name: `'Asha'`,
    phone: `'1'`,
    starts_at: start,
    description: `'Bring water'`,
    created_at: earlier,
  };
  return [
    insert('ads', {
      seller_id: someone,
      title: `'Thing number ' || n`,
      price_paise: 'n',
      description: `'As good as new'`,
      contact_name: `'Asha'`,
      social: `''`,
      phone: `'1'`,
      created_at: earlier,
    }),
    insert('cabs', {
      author_id: someone,
      source: `'Main gate'`,
      destination: `'Kochi airport'`,
      passenger_name: `'Asha'`,
      starts_at: start,
      seats_available: '3',
      description: `'Two bags each'`,
      social: `''`,
      phone: `'1'`,
      created_at: earlier,
    }),
    insert('events', occasion),
    insert('explores', {
      ...occasion,
      source: `'Main gate'`,
      destination: `'Munnar'`,
      duration: `'Two days'`,
      social: `''`,
    }),
    insert(
      'notifications',
      {
        student_id: `'${viewer}'::uuid`,
        kind: `'seat-granted'`,
        actor_id: `'${other}'::uuid`,
        subject_id: 'id',
        created_at: 'created_at',
        read_at: 'created_at',
      },
      `cabs where college_id = '${college}'`,
    ),
  ];
}

function dating({ college, viewer, other, insert }: Plan): string[] {
  const pair = (sender: string) => ({
    sender_id: sender,
    state: `'accepted'`,
    created_at: 'now()',
  });
  return [
    insert(
      'dating_profiles',
      {
        student_id: 'id',
        name: `'Asha'`,
        gender: `case when id = '${viewer}' then 'male' else 'female' end`,
        short_description: `'Climber'`,
        full_description: `'Climber and chai person'`,
        partner_preferences: `'Laughs easily'`,
        created_at: `now() - row_number() over () * interval '1 second'`,
      },
      `students where college_id = '${college}'`,
    ),
    insert(
      'dating_matches',
      { low_id: 'low', high_id: 'high', ...pair('low') },
      `(select id as low, lead(id) over (order by id) as high from students
        where college_id = '${college}' and id not in ('${viewer}', '${other}')) pairs
       where high is not null`,
    ),
    insert(
      'dating_matches',
      {
        id: `'${match}'::uuid`,
        low_id: `least('${viewer}'::uuid, '${other}'::uuid)`,
        high_id: `greatest('${viewer}'::uuid, '${other}'::uuid)`,
        ...pair(`'${other}'::uuid`),
      },
      'generate_series(1, 1)',
    ),
    insert('dating_messages', {
      match_id: `'${match}'::uuid`,
      sender_id: `case when n % 10 = 0 then '${viewer}'::uuid else '${other}'::uuid end`,
      message: `'Message ' || n`,
      created_at: earlier,
    }),
  ];
}

export interface Filled {
  readonly match: string;
  /** A message of the match that 999 pages come after, or all but the last one. */
  readonly deepMessage: string;
  readonly community: string;
  readonly post: string;
}

/** Messages on a page of a conversation. */
const chatPage = 50;

/** Makes so many rows in each table that a list is read from, and makes the database know how much there is. */
export async function fillRows(database: Database, rows: number): Promise<Filled> {
  const [people] = await database.query<People>(peopleText);
  if (people === undefined) throw new Error('The college was not seeded.');
  await database.transaction(
    async (tx) => {
      for (const part of [students, writings, listings, dating])
        for (const statement of part(planFor(people, rows))) await tx.execute(statement);
    },
    { unlimited: true },
  );
  const tables = await database.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  );
  for (const { name } of tables) await database.query(`vacuum analyze ${name}`);
  const [first] = await database.query<{ message: string; post: string }>(
    `select (select id from dating_messages where match_id = '${match}' order by created_at desc
        offset ${Math.min(999 * chatPage, rows - 2 * chatPage)} limit 1) as message,
      (select id from posts where author_id is not null order by created_at desc limit 1) as post`,
  );
  return {
    match,
    deepMessage: first?.message ?? '',
    community: people.community,
    post: first?.post ?? '',
  };
}

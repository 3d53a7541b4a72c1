import {
  type Config,
  insertCollege,
  isThisMachine,
  type Orm,
  rows,
  type Services,
  tables,
} from '@campus/api/seeding';
import { eq, inArray, sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { type DemoCampus, demoCampuses } from './content';
import { seedDating } from './dating';
import { seedFeed } from './feed';
import { seedListings } from './listings';

export const demoPassword = 'campus-demo';
export const demoEmail = 'aarav@sahyadri.edu.example';

type Where = Pick<Config, 'publicOrigin' | 'sessionSecret'>;

/** The password of demo students: if others can reach the site, not the one printed in a README. */
export function demoPasswordOf(config: Where): string {
  if (isThisMachine(config.publicOrigin)) return demoPassword;
  return createHmac('sha256', config.sessionSecret).update('demo').digest('base64url').slice(0, 16);
}

/** For a demo that was filled on one machine and is now to be reached by others. */
export async function replacePublishedPassword(services: Services): Promise<void> {
  const { config, database, passwords } = services;
  if (isThisMachine(config.publicOrigin)) return;
  const { students } = tables;
  const ids = demoCampuses.flatMap((campus) => campus.students.map(({ id }) => id));
  const hashes = await database.orm
    .selectDistinct({ hash: students.passwordHash })
    .from(students)
    .where(inArray(students.id, ids));
  for (const { hash } of hashes) {
    if (!(await passwords.matches(demoPassword, hash))) continue;
    const passwordHash = await passwords.hash(demoPasswordOf(config));
    await database.transaction(async (tx) => {
      await rows(
        tx,
        sql`delete from sessions where student_id in (select id from students where password_hash = ${hash})`,
      );
      await rows(
        tx,
        sql`update students set password_hash = ${passwordHash} where password_hash = ${hash}`,
      );
    });
  }
}

/** A step of the demo. Its own work may already be partly or completely done. */
type DemoStep = (services: Services) => Promise<void>;

/** In the order of their dependencies. */
const demoSteps: readonly DemoStep[] = [seedCampuses, seedFeed, seedListings, seedDating];

/** Colleges with their communities and students; a college is inserted completely or not at all. */
export async function seedCampuses({ config, database, passwords }: Services): Promise<void> {
  const passwordHash = await passwords.hash(demoPasswordOf(config));
  for (const campus of demoCampuses) {
    await database.transaction((tx) => seedCampus(tx, campus, passwordHash));
  }
}

function moderatorsOf({ id: collegeId, communities, students }: DemoCampus) {
  return communities.flatMap(({ id: communityId, founder, moderators }) =>
    [...(founder === undefined ? [] : [founder]), ...moderators].map((at) => {
      const studentId = students[at]?.id ?? '';
      const isFounder = at === founder;
      return { collegeId, communityId, studentId, isFounder, createdAt: new Date() };
    }),
  );
}

async function seedCampus(tx: Orm, campus: DemoCampus, passwordHash: string): Promise<void> {
  const { id, name, state, emailSuffix } = campus;
  const { colleges, communities, students } = tables;
  const [there] = await tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, id));
  if (there) return;
  await insertCollege(tx, { id, name, state, country: 'India', emailSuffix });
  await tx.insert(communities).values(
    campus.communities.map(({ founder: _, moderators: __, ...community }) => ({
      ...community,
      collegeId: id,
    })),
  );
  await tx.insert(students).values(
    campus.students.map((student) => ({
      ...student,
      collegeId: id,
      mailbox: student.email,
      usernameLower: student.username.toLowerCase(),
      passwordHash,
    })),
  );
  const named = moderatorsOf(campus);
  if (named.length > 0) await tx.insert(tables.communityModerators).values(named);
}

const { colleges, seeds } = tables;
const name = 'demo';

/** Milliseconds after which the filling process counts as killed, unless it has reported progress meanwhile. */
const lease = 60_000;
const pause = 250;

/** Whether this process should fill it now: of several that start at once only one does. */
async function claim({ clock, database }: Services): Promise<boolean> {
  const now = clock();
  // The embedded database has one process, so the previous one was killed.
  const stale = database.kind === 'pglite' ? now : new Date(now.getTime() - lease);
  const claimed = await rows(
    database.orm,
    sql`insert into seeds as s (name, begun_at) values (${name}, ${now.toISOString()}::timestamptz)
        on conflict (name) do update set begun_at = excluded.begun_at
        where s.done_at is null and s.begun_at <= ${stale.toISOString()}::timestamptz
        returning name`,
  );
  return claimed.length > 0;
}

async function fill(services: Services): Promise<void> {
  const { clock, database } = services;
  const note = (set: { begunAt: Date } | { doneAt: Date }) =>
    database.orm.update(seeds).set(set).where(eq(seeds.name, name));
  const goesOn = setInterval(
    () => void note({ begunAt: clock() }).catch(() => undefined),
    lease / 4,
  );
  try {
    for (const step of demoSteps) await step(services);
  } finally {
    clearInterval(goesOn);
  }
  await note({ doneAt: clock() });
}

/**
 * Fills an empty database once: one process does it, and the others wait. Each step can be repeated: work that a
 * killed process left unfinished is completed by another one or by the next start.
 * @returns the line with the demo's sign-in, or undefined if this is not a demo
 */
export async function seedDemo(services: Services): Promise<string | undefined> {
  const { orm } = services.database;
  const find = async () => (await orm.select().from(seeds).where(eq(seeds.name, name)))[0];
  let seed = await find();
  if (seed === undefined) {
    const [college] = await orm.select({ id: colleges.id }).from(colleges).limit(1);
    if (college) return undefined;
  }
  while (!seed?.doneAt) {
    if (await claim(services)) await fill(services);
    else await after(pause);
    seed = await find();
  }
  return `demo: sign in as ${demoEmail} with the password ${demoPasswordOf(services.config)}`;
}

/** Prepares the demo before the site answers, if this is one. */
export async function startDemo(services: Services): Promise<void> {
  await replacePublishedPassword(services);
  const signIn = services.config.demo ? await seedDemo(services) : undefined;
  if (signIn !== undefined) process.stderr.write(`${signIn}\n`);
}

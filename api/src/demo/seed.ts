import { eq } from 'drizzle-orm';
import { tables, type Orm } from '../database/database';
import { insertCollege } from '../modules/colleges/colleges.repository';
import type { Services } from '../services';
import { demoCampuses, demoEmail, type DemoCampus } from './campuses';
import { demoPasswordOf } from './demo-password';
import { seedDating } from './seed-dating';
import { seedFeed } from './seed-feed';
import { seedListings } from './seed-listings';

/** A part of the demo. It may find its own work half done, or done. */
type DemoStep = (services: Services) => Promise<void>;

/** In the order in which they need each other. */
const demoSteps: readonly DemoStep[] = [seedCampuses, seedFeed, seedListings, seedDating];

/** Colleges with their communities and students; a college is there whole or not at all. */
export async function seedCampuses({ config, database, passwords }: Services): Promise<void> {
  const passwordHash = await passwords.hash(demoPasswordOf(config));
  for (const campus of demoCampuses) {
    await database.transaction((tx) => seedCampus(tx, campus, passwordHash));
  }
}

async function seedCampus(tx: Orm, campus: DemoCampus, passwordHash: string): Promise<void> {
  const { id, name, state, emailSuffix } = campus;
  const { colleges, communities, students } = tables;
  const [there] = await tx.select({ id: colleges.id }).from(colleges).where(eq(colleges.id, id));
  if (there) return;
  await insertCollege(tx, { id, name, state, country: 'India', emailSuffix });
  await tx
    .insert(communities)
    .values(campus.communities.map((community) => ({ ...community, collegeId: id })));
  await tx.insert(students).values(
    campus.students.map((student) => ({
      ...student,
      collegeId: id,
      mailbox: student.email,
      usernameLower: student.username.toLowerCase(),
      passwordHash,
    })),
  );
}

const { colleges, seeds } = tables;
const name = 'demo';

/**
 * Fills an empty database, once. Each step can be repeated: what a killed process left unfinished is
 * completed by the next start.
 * @returns the line that tells what to sign in with, or undefined where this is no demo
 */
export async function seedDemo(services: Services): Promise<string | undefined> {
  const { orm } = services.database;
  const [seed] = await orm.select().from(seeds).where(eq(seeds.name, name));
  if (seed === undefined) {
    const [college] = await orm.select({ id: colleges.id }).from(colleges).limit(1);
    if (college) return undefined;
    await orm.insert(seeds).values({ name, begunAt: services.clock() }).onConflictDoNothing();
  }
  if (!seed?.doneAt) {
    for (const step of demoSteps) await step(services);
    await orm.update(seeds).set({ doneAt: services.clock() }).where(eq(seeds.name, name));
  }
  return `demo: sign in as ${demoEmail} with the password ${demoPasswordOf(services.config)}`;
}

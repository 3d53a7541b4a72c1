import { eq } from 'drizzle-orm';
import { tables, type Orm } from '../database';
import { insertCollege } from '../modules/colleges/colleges.repository';
import type { Services } from '../services';
import { demoCampuses, type DemoCampus } from './campuses';
import { demoPasswordOf } from './demo-password';

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

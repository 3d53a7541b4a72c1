import { eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tables, type Orm } from '../database';
import type { StoredPicture } from '../media/media';
import { insertPictures } from '../modules/pictures/picture-rows';
import type { Services } from '../services';
import { demoCampuses } from './campuses';
import { plainDating, richDating } from './content/dating';
import type { DemoProfile } from './content/dating-types';
import { datingRows, studentId, type Dating } from './dating-rows';
import { picturesFolder } from './pictures-folder';

const { datingProfiles, datingMatches, datingMessages } = tables;

/** Who looks for company at the first two colleges; a college's dating is there whole or not at all. */
export async function seedDating(services: Services): Promise<void> {
  const contents = [richDating, plainDating];
  for (const [index, campus] of demoCampuses.entries()) {
    const content = contents[index];
    if (content) await seedCollege(services, { campus, content, now: services.clock() });
  }
}

async function seedCollege({ database, media }: Services, dating: Dating): Promise<void> {
  const [there] = await database.orm
    .select({ id: datingProfiles.studentId })
    .from(datingProfiles)
    .where(eq(datingProfiles.collegeId, dating.campus.id))
    .limit(1);
  if (there) return;
  const { profiles } = dating.content;
  const files = await Promise.all(profiles.flatMap(namesOf).map(read));
  const pictures = await media.keepBytes(files, 'guarded');
  await database.transaction((tx) => insertAll(tx, dating, pictures));
}

/** The main photo first. */
function namesOf({ portrait, pictures = [] }: DemoProfile): string[] {
  return [portrait, ...pictures];
}

function read(name: string): Promise<Buffer> {
  return readFile(join(picturesFolder(), `${name}.webp`));
}

async function insertAll(tx: Orm, dating: Dating, pictures: readonly StoredPicture[]) {
  const { profiles, matches, messages } = datingRows(dating);
  await tx.insert(datingProfiles).values(profiles);
  let taken = 0;
  for (const profile of dating.content.profiles) {
    const owner = { kind: 'dating', collegeId: dating.campus.id } as const;
    const place = { ...owner, id: studentId(dating, profile.by), createdAt: dating.now };
    const from = taken;
    taken += namesOf(profile).length;
    await insertPictures(tx, place, pictures.slice(from, taken));
  }
  await tx.insert(datingMatches).values(matches);
  await tx.insert(datingMessages).values(messages);
}

import {
  insertPictures,
  later,
  type Orm,
  type Services,
  type StoredPicture,
  tables,
} from '@campus/api/seeding';
import { eq } from 'drizzle-orm';
import { fixedId } from '../random';
import {
  demoCampuses,
  type DemoCampus,
  plainDating,
  richDating,
  type DemoDating,
  type DemoMatch,
  type DemoProfile,
  readPicture,
  readUntil,
} from './content';

type Insert<T extends keyof typeof tables> = (typeof tables)[T]['$inferInsert'];

/** Everything about dating at a college except the photos, as rows. */
interface DatingRows {
  readonly profiles: Insert<'datingProfiles'>[];
  readonly matches: Insert<'datingMatches'>[];
  readonly messages: Insert<'datingMessages'>[];
}

interface Dating {
  readonly campus: DemoCampus;
  readonly content: DemoDating;
  readonly now: Date;
}

function datingRows(dating: Dating): DatingRows {
  const pairs = dating.content.matches.map((match) => pairRows(dating, match));
  return {
    profiles: profileRows(dating),
    matches: pairs.map(({ match }) => match),
    messages: pairs.flatMap(({ messages }) => messages),
  };
}

function studentId({ campus }: Pick<Dating, 'campus'>, index: number): string {
  const student = campus.students[index];
  if (student === undefined) throw new Error(`${campus.name} has no student ${index}.`);
  return student.id;
}

const ago = ({ now }: Dating, hours: number) => later(now, -hours * 3600);

function profileRows(dating: Dating): DatingRows['profiles'] {
  return dating.content.profiles.map((profile) => ({
    collegeId: dating.campus.id,
    studentId: studentId(dating, profile.by),
    name: profile.name,
    gender: profile.gender,
    shortDescription: profile.short,
    fullDescription: profile.full,
    partnerPreferences: profile.preferences,
    createdAt: ago(dating, profile.ago),
  }));
}

function pairRows(dating: Dating, given: DemoMatch) {
  const { from, to, askedAgo, answeredAgo } = given;
  const collegeId = dating.campus.id;
  const senderId = studentId(dating, from);
  const receiverId = studentId(dating, to);
  const [lowId, highId] = senderId < receiverId ? [senderId, receiverId] : [receiverId, senderId];
  const id = fixedId('dating match', lowId, highId);
  const messages = (given.messages ?? []).map(([by, hours, message], index) => ({
    collegeId,
    id: fixedId('dating message', id, String(index)),
    matchId: id,
    senderId: studentId(dating, by),
    message,
    createdAt: ago(dating, hours),
  }));
  const last = messages.at(-1);
  const match = {
    collegeId,
    id,
    lowId,
    highId,
    senderId,
    state: answeredAgo === undefined ? 'pending' : 'accepted',
    createdAt: ago(dating, askedAgo),
    answeredAt: answeredAgo === undefined ? undefined : ago(dating, answeredAgo),
    lastMessageAt: last?.createdAt,
    lowReadAt: readUntil(messages, lowId, given.unread),
    highReadAt: readUntil(messages, highId, given.unread),
  };
  return { match, messages };
}

const { datingProfiles, datingMatches, datingMessages } = tables;

/** The dating profiles of the first two colleges; a college's dating is inserted completely or not at all. */
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
  const files = await Promise.all(profiles.flatMap(namesOf).map(readPicture));
  const pictures = await media.keepBytes(files, 'guarded');
  await database.transaction((tx) => insertAll(tx, dating, pictures));
}

/** The main photo first. */
function namesOf({ portrait, pictures = [] }: DemoProfile): string[] {
  return [portrait, ...pictures];
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

import { Refusal } from '@campus/node-tools/refusal';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { rows, type Database } from '../../database/database';
import { readModerators, studentNamed } from '../../modules/communities/moderators.repository';
import { command, flag, word } from '../command';
import { logDecision } from '../decisions';
import { table } from '../output';
import { theCommunity } from './community-queries';

const meant = { community: word, college: word.optional() };

/** A community and a student of its college. @throws Refusal if either does not exist */
async function theTwo(
  database: Database,
  {
    student: username,
    ...wanted
  }: { community: string; college?: string | undefined; student: string },
) {
  const community = await theCommunity(database, wanted);
  const studentId = await studentNamed(database.orm, community.collegeId, username);
  if (studentId === undefined) {
    throw new Refusal(`${community.college} has no student “${username}”.`);
  }
  return { community, studentId, username };
}

const list = command({
  name: 'moderators list',
  takes: (it) => it.argument('<community>').option('--college <college>'),
  description: 'Lists the moderators of a community. <community> is its id or name.',
  args: z.object(meant),
  async run({ database }, wanted) {
    return { moderators: await readModerators(database, await theCommunity(database, wanted)) };
  },
  toText: ({ moderators }) =>
    table(moderators, { username: 'Student', isFounder: 'Founder', createdAt: 'Since' }),
});

const add = command({
  name: 'moderators add',
  takes: (it) =>
    it
      .argument('<community>')
      .argument('<student>')
      .option('--founder', 'can also add and remove moderators')
      .option('--college <college>'),
  description: 'Makes a student a moderator of a community. <student> is a username.',
  args: z.object({ ...meant, student: word, founder: flag }),
  async run({ database, clock }, { founder, ...wanted }) {
    const { community, studentId, username } = await theTwo(database, wanted);
    await database.transaction(async (tx) => {
      await rows(
        tx,
        sql`insert into community_moderators
            (college_id, community_id, student_id, is_founder, created_at)
          values (${community.collegeId}, ${community.id}, ${studentId}, ${founder}, ${clock().toISOString()})
          on conflict (college_id, community_id, student_id)
          do update set is_founder = excluded.is_founder`,
      );
      await logDecision(tx, { action: 'moderators add', subjectId: community.id, now: clock() });
    });
    return { community: community.name, student: username, founder };
  },
  toText: ({ community, student, founder }) =>
    `${student} is now ${founder ? 'the founder' : 'a moderator'} of ${community}.`,
});

const remove = command({
  name: 'moderators remove',
  takes: (it) => it.argument('<community>').argument('<student>').option('--college <college>'),
  description: 'Removes a student as moderator or founder of a community.',
  args: z.object({ ...meant, student: word }),
  async run({ database, clock }, wanted) {
    const { community, studentId, username } = await theTwo(database, wanted);
    await database.transaction(async (tx) => {
      const gone = await rows(
        tx,
        sql`delete from community_moderators where college_id = ${community.collegeId}
          and community_id = ${community.id} and student_id = ${studentId} returning 1`,
      );
      if (gone.length === 0) throw new Refusal(`${username} does not moderate ${community.name}.`);
      await logDecision(tx, { action: 'moderators remove', subjectId: community.id, now: clock() });
    });
    return { community: community.name, student: username };
  },
  toText: ({ community, student }) => `${student} is no longer a moderator of ${community}.`,
});

interface LogEntry {
  readonly createdAt: string;
  readonly moderator: string | null;
  readonly action: string;
  readonly postId: string | null;
  readonly reason: string;
}

const log = command({
  name: 'moderators log',
  takes: (it) => it.argument('<community>').option('--college <college>'),
  description: 'Lists the last 200 actions of the moderators of a community, newest first.',
  args: z.object(meant),
  async run({ database }, wanted) {
    const { collegeId, id } = await theCommunity(database, wanted);
    const entries = await database.query<LogEntry>(
      `select l.created_at as "createdAt", s.username as moderator, l.action, l.post_id as "postId",
         l.reason
       from moderator_log l left join students s on s.college_id = $1 and s.id = l.moderator_id
       where l.college_id = $1 and l.community_id = $2 order by l.created_at desc, l.id limit 200`,
      [collegeId, id],
    );
    return { entries };
  },
  toText: ({ entries }) =>
    table(entries, {
      createdAt: 'At',
      moderator: 'Moderator',
      action: 'Did',
      postId: 'Post',
      reason: 'Reason',
    }),
});

export const moderatorCommands = [list, add, remove, log];

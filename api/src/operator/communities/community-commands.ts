import { and, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { Refusal } from '@campus/node-tools/refusal';
import { rows, tables, type Database } from '../../database/database';
import { theCollege } from '../colleges';
import {
  command,
  communityDescription,
  communityName,
  counted,
  flag,
  table,
  word,
} from '../command';
import { logDecision } from '../decisions';
import * as queries from './community-queries';
import { readModerators, studentNamed } from '../../modules/communities/moderators.repository';

const list = command({
  name: 'communities list',
  takes: (it) => it.argument('[college]'),
  description:
    'Lists the communities of a college, or of all. <college> is its id, suffix or name.',
  args: z.object({ college: word.optional() }),
  async run({ database }, { college }) {
    const of = college === undefined ? undefined : await theCollege(database, college);
    return { communities: await queries.allCommunities(database, of?.id) };
  },
  toText: ({ communities }) =>
    table(communities, { college: 'College', name: 'Community', posts: 'Posts', id: 'Id' }),
});

const add = command({
  name: 'communities add',
  takes: (it) => it.argument('<college>').argument('<name>').requiredOption('--description <text>'),
  description: 'Adds a community to a college.',
  args: z.object({ college: word, name: communityName, description: communityDescription }),
  async run({ database, clock }, { college: meant, ...texts }) {
    const college = await theCollege(database, meant);
    const id = await database.transaction(async (tx) => {
      const made = await queries.makeCommunity(tx, { collegeId: college.id, ...texts });
      await logDecision(tx, { action: 'communities add', subjectId: made, now: clock() });
      return made;
    });
    return { community: await queries.theCommunity(database, { community: id }) };
  },
  toText: ({ community: { name, college } }) => `Added ${name} to ${college}.`,
});

const rename = command({
  name: 'communities rename',
  takes: (it) => it.argument('<community>').argument('<new-name>').option('--college <college>'),
  description: 'Renames a community. <community> is its id or name.',
  args: z.object({ community: word, newName: communityName, college: word.optional() }),
  async run({ database, clock }, { newName, ...meant }) {
    const { id, collegeId, name: oldName } = await queries.theCommunity(database, meant);
    const { communities } = tables;
    await queries.refusingTaken(newName, () =>
      database.transaction(async (tx) => {
        await tx
          .update(communities)
          .set({ name: newName })
          .where(and(eq(communities.collegeId, collegeId), eq(communities.id, id)));
        await logDecision(tx, { action: 'communities rename', subjectId: id, now: clock() });
      }),
    );
    return { community: await queries.theCommunity(database, { community: id }), oldName };
  },
  toText: ({ community, oldName }) => `Renamed ${oldName} to ${community.name}.`,
});

const remove = command({
  name: 'communities remove',
  takes: (it) =>
    it
      .argument('<community>')
      .option('--college <college>')
      .option('--with-posts')
      .option('--dry-run'),
  description: 'Removes a community. If it has posts, --with-posts is required to remove both.',
  args: z.object({
    community: word,
    college: word.optional(),
    withPosts: flag,
    dryRun: flag,
  }),
  async run({ database, clock, media }, { withPosts, dryRun, ...meant }) {
    const community = await queries.theCommunity(database, meant);
    const outcome = await database.transaction(async (tx) => {
      if (!dryRun) await queries.lockCommunity(tx, community);
      const content = await queries.contentOf(tx, community);
      if (content.posts > 0 && !withPosts && !dryRun) {
        throw new Refusal(
          `${community.name} has ${counted(content.posts, 'post')}: use --with-posts to remove them too.`,
        );
      }
      if (dryRun) return { content, keys: [] };
      const keys = await queries.removeCommunity(tx, community);
      const log = { action: 'communities remove', subjectId: community.id, now: clock() };
      await logDecision(tx, { ...log, reason: withPosts ? 'with its posts' : '' });
      return { content, keys };
    });
    await media.drop(outcome.keys);
    return { community, dryRun, withPosts, ...outcome.content };
  },
  toText({ community, dryRun, withPosts, ...content }) {
    const what = [
      counted(content.posts, 'post'),
      counted(content.comments, 'comment'),
      counted(content.pictures, 'picture'),
    ].join(', ');
    const which = `${community.name} of ${community.college}`;
    if (!dryRun) return `Removed ${which}, with ${what}.`;
    const needs = content.posts > 0 && !withPosts ? ' This requires --with-posts.' : '';
    return `This would remove ${which}, with ${what}.${needs} Nothing was changed.`;
  },
});

export const communityCommands = [list, add, rename, remove];

const meant = { community: word, college: word.optional() };

/** A community and a student of its college. @throws Refusal if either does not exist */
async function theTwo(
  database: Database,
  {
    student: username,
    ...wanted
  }: { community: string; college?: string | undefined; student: string },
) {
  const community = await queries.theCommunity(database, wanted);
  const studentId = await studentNamed(database.orm, community.collegeId, username);
  if (studentId === undefined) {
    throw new Refusal(`${community.college} has no student “${username}”.`);
  }
  return { community, studentId, username };
}

const listModerators = command({
  name: 'moderators list',
  takes: (it) => it.argument('<community>').option('--college <college>'),
  description: 'Lists the moderators of a community. <community> is its id or name.',
  args: z.object(meant),
  async run({ database }, wanted) {
    const community = await queries.theCommunity(database, wanted);
    return { moderators: await readModerators(database, community) };
  },
  toText: ({ moderators }) =>
    table(moderators, { username: 'Student', isFounder: 'Founder', createdAt: 'Since' }),
});

const addModerator = command({
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

const removeModerator = command({
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
  readonly commentId: string | null;
  readonly reason: string;
}

const log = command({
  name: 'moderators log',
  takes: (it) => it.argument('<community>').option('--college <college>'),
  description: 'Lists the last 200 actions of the moderators of a community, newest first.',
  args: z.object(meant),
  async run({ database }, wanted) {
    const { collegeId, id } = await queries.theCommunity(database, wanted);
    const entries = await database.query<LogEntry>(
      `select l.created_at as "createdAt", s.username as moderator, l.action, l.post_id as "postId",
         l.comment_id as "commentId", l.reason
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
      commentId: 'Comment',
      reason: 'Reason',
    }),
});

export const moderatorCommands = [listModerators, addModerator, removeModerator, log];

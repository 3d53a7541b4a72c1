import { Refusal } from '@campus/node-tools/refusal';
import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { tables } from '../../database/database';
import { theCollege } from '../colleges';
import { command, communityDescription, communityName, flag, word } from '../command';
import { logDecision } from '../decisions';
import { counted, table } from '../output';
import * as queries from './community-queries';

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

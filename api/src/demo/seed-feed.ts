import { and, eq } from 'drizzle-orm';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tables, type Orm } from '../database';
import type { StoredPicture } from '../media/media';
import type { Services } from '../services';
import { demoCampuses, type DemoCampus } from './campuses';
import { demoContent, type DemoContent, type PictureName } from './content';
import { feedRows, type FeedRows } from './feed-rows';
import { picturesFolder } from './pictures-folder';

/** What the demo's students wrote; a college's feed is there whole or not at all. */
export async function seedFeed(services: Services): Promise<void> {
  for (const campus of demoCampuses) {
    const content = demoContent[campus.emailSuffix];
    if (content) await seedCollege(services, campus, content);
  }
}

async function seedCollege(services: Services, campus: DemoCampus, content: DemoContent) {
  const { database, clock } = services;
  const { communities, posts } = tables;
  const [there] = await database.orm
    .select({ id: posts.id })
    .from(posts)
    .where(eq(posts.collegeId, campus.id))
    .limit(1);
  if (there) return;
  const [confessions] = await database.orm
    .select({ id: communities.id })
    .from(communities)
    .where(and(eq(communities.collegeId, campus.id), eq(communities.isConfession, true)));
  if (confessions === undefined) throw new Error(`${campus.name} has no confessions.`);
  const take = await keepPictures(services, content);
  const writing = { campus, content, confessionsId: confessions.id, now: clock(), take };
  const rows = feedRows(writing);
  await database.transaction((tx) => insertRows(tx, rows));
}

/** Through the same door as an upload: every use is decoded anew and gets a key of its own. */
async function keepPictures({ media }: Services, content: DemoContent) {
  const names = content.posts.flatMap((post) => post.pictures ?? []);
  const folder = picturesFolder();
  const files = await Promise.all(names.map((name) => readFile(join(folder, `${name}.webp`))));
  const kept = await media.keepBytes(files);
  const unused = kept.map((picture, i) => ({ name: names[i], picture }));
  return (name: PictureName): StoredPicture => {
    const at = unused.findIndex((candidate) => candidate.name === name);
    const [found] = unused.splice(at, 1);
    if (at < 0 || found === undefined) throw new Error(`There is no picture ${name} left.`);
    return found.picture;
  };
}

async function insertRows(tx: Orm, rows: FeedRows): Promise<void> {
  await tx.insert(tables.posts).values(rows.posts);
  if (rows.media.length > 0) await tx.insert(tables.media).values(rows.media);
  if (rows.postImages.length > 0) await tx.insert(tables.postImages).values(rows.postImages);
  await tx.insert(tables.confessionAuthors).values(rows.confessionAuthors);
  await tx.insert(tables.confessionParticipants).values(rows.confessionParticipants);
  await tx.insert(tables.comments).values(rows.comments);
  await tx.insert(tables.votes).values(rows.votes);
}

import type { Post } from '@campus/contract';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { tables } from '../database/database';
import type { Harness, TestCollege, TestStudent } from './harness';

/** Asks for addresses instead of data URLs, as the site's own pages do. */
export const asAddresses = { prefer: 'images=url' };

export interface TestCommunity {
  readonly id: string;
  readonly name: string;
}

export async function makeCommunity(t: Harness, college: TestCollege): Promise<TestCommunity> {
  const name = `Community ${randomUUID().slice(0, 8)}`;
  const [row] = await t.api.services.database.orm
    .insert(tables.communities)
    .values({ collegeId: college.id, name, description: 'For tests.' })
    .returning({ id: tables.communities.id });
  if (row === undefined) throw new Error('The community was not stored.');
  return { id: row.id, name };
}

export interface Campus {
  readonly college: TestCollege;
  readonly community: TestCommunity;
  readonly author: TestStudent;
  /** Of the same college. */
  readonly other: TestStudent;
  readonly stranger: TestStudent;
}

/** A college with a community and two students, and somebody from elsewhere. */
export async function makeCampus(t: Harness): Promise<Campus> {
  const college = await t.college();
  return {
    college,
    community: await makeCommunity(t, college),
    author: await t.student({ college }),
    other: await t.student({ college }),
    stranger: await t.student(),
  };
}

export async function publish(
  author: TestStudent,
  communityId: string,
  post: { content?: string; images?: readonly string[] } = {},
): Promise<Post> {
  const body = { content: 'Anyone up for chai?', images: [], ...post, community_id: communityId };
  const answer = await author.post('/api/posts', body);
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<Post>();
}

/** A small picture of noise, as a browser would send it. */
export async function photo(format: 'jpeg' | 'png' | 'webp' = 'jpeg'): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({
    create: { width: 64, height: 48, channels: 3, background: '#888', noise },
  })
    .toFormat(format)
    .toBuffer();
  return `data:image/${format};base64,${bytes.toString('base64')}`;
}

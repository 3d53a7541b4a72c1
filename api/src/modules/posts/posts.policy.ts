import type { Database } from '../../database';
import type { Viewer } from '../../http/viewer';
import { ownAmong } from '../confessions/confessions.repository';
import type { PostRow } from './feed/hydrate';

/** A student may change and delete what they wrote, confessions included. */
export async function canChange(
  database: Database,
  viewer: Viewer,
  post: PostRow,
): Promise<boolean> {
  if (post.isConfession === false) return post.isAuthor === true;
  return (await ownAmong(database, viewer, [post.id])).has(post.id);
}

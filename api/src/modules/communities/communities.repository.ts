import type { Community } from '@campus/contract';
import type { Database } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';

const columns = `id as "_id", name, description, is_confession as "isConfession"`;

type CommunityRow = Community & { readonly isConfession: boolean };

/** All of the student's college by name, the confessions last. */
export async function listCommunities(database: Database, viewer: Viewer): Promise<CommunityRow[]> {
  return database.query<CommunityRow>(
    `select ${columns} from communities where college_id = $1
     order by is_confession, lower(name), id`,
    [viewer.collegeId],
  );
}

export async function findCommunity(
  database: Database,
  viewer: Viewer,
  id: string,
): Promise<CommunityRow | undefined> {
  if (!canBeId(id)) return undefined;
  const [row] = await database.query<CommunityRow>(
    `select ${columns} from communities where college_id = $1 and id = $2`,
    [viewer.collegeId, id],
  );
  return row;
}

export async function findConfessionCommunity(
  database: Database,
  viewer: Viewer,
): Promise<CommunityRow | undefined> {
  const [row] = await database.query<CommunityRow>(
    `select ${columns} from communities where college_id = $1 and is_confession`,
    [viewer.collegeId],
  );
  return row;
}

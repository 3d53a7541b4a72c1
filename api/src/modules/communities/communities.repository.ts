import type { Community } from '@campus/contract';
import type { Changes } from '../../college-cache/college-cache';
import { createCollegeCache } from '../../college-cache/college-cache';
import type { Database } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';

const columns = `id as "_id", name, description, is_confession as "isConfession"`;

export type CommunityRow = Community & { readonly isConfession: boolean };

/** Caches the communities of each college, which every post needs. Memberships are not cached. */
export interface Communities {
  /** Undefined if the college has no such community. */
  find(viewer: Viewer, id: string): Promise<CommunityRow | undefined>;
  confessions(viewer: Viewer): Promise<CommunityRow | undefined>;
}

export function createCommunities(database: Database, { ofSite }: Changes): Communities {
  const all = createCollegeCache({
    changes: { ofCollege: ofSite },
    load: (collegeId) =>
      database.query<CommunityRow>(`select ${columns} from communities where college_id = $1`, [
        collegeId,
      ]),
  });
  return {
    async find({ collegeId }, id) {
      if (!canBeId(id)) return undefined;
      const known = (await all.read(collegeId)).find(({ _id }) => _id === id.toLowerCase());
      if (known) return known;
      const [row] = await database.query<CommunityRow>(
        `select ${columns} from communities where college_id = $1 and id = $2`,
        [collegeId, id],
      );
      return row;
    },
    async confessions({ collegeId }) {
      return (await all.read(collegeId)).find(({ isConfession }) => isConfession);
    },
  };
}

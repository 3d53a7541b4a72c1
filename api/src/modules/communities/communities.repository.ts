import { type Community, listCommunities } from '@campus/contract';
import fastJson from 'fast-json-stringify';
import type { Changes } from '../../college-cache/changes';
import { createCollegeCache } from '../../college-cache/college-cache';
import type { Database } from '../../database/database';
import { answerSchema, JsonAnswer } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import { canBeId } from '../one-row';

const columns = `id as "_id", name, description, is_confession as "isConfession"`;

export type CommunityRow = Community & { readonly isConfession: boolean };

/** The communities of each college. Students write none, so that their writes leave what is cached as it is. */
export interface Communities {
  /** All of a college as they are answered, by name, the confessions last. */
  list(collegeId: string): JsonAnswer | Promise<JsonAnswer>;
  /** Undefined where the college has no such community. */
  find(viewer: Viewer, id: string): Promise<CommunityRow | undefined>;
  confessions(viewer: Viewer): Promise<CommunityRow | undefined>;
}

const write = fastJson(answerSchema(listCommunities));

export function createCommunities(database: Database, { ofSite }: Changes): Communities {
  const all = createCollegeCache({
    changes: { ofCollege: ofSite },
    async load(collegeId) {
      const list = await database.query<CommunityRow>(
        `select ${columns} from communities where college_id = $1
         order by is_confession, lower(name), id`,
        [collegeId],
      );
      return { list, answer: new JsonAnswer(write(list)) };
    },
  });
  return {
    list: (collegeId) =>
      all.known(collegeId)?.answer ?? all.read(collegeId).then(({ answer }) => answer),
    async find({ collegeId }, id) {
      if (!canBeId(id)) return undefined;
      const known = (await all.read(collegeId)).list.find(({ _id }) => _id === id.toLowerCase());
      if (known) return known;
      const [row] = await database.query<CommunityRow>(
        `select ${columns} from communities where college_id = $1 and id = $2`,
        [collegeId, id],
      );
      return row;
    },
    async confessions({ collegeId }) {
      return (await all.read(collegeId)).list.find(({ isConfession }) => isConfession);
    },
  };
}

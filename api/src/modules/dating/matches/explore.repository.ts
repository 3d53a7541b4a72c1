import {
  limits,
  type exploreProfiles,
  type Gender,
  type Pagination,
  type QueryOf,
} from '@campus/contract';
import type { Database, Parameter } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { readCursor, writeCursor } from '../../listing/cursors';
import { cardColumns, type CardRow } from '../profiles/profiles.repository';
import { isOffered, isThere, isUnasked, isUnblocked } from '../visibility';

interface ExploreRow extends CardRow {
  readonly createdAt: string;
}

/** A query with its values, so that a test can ask the database for its plan. */
export interface ExplorePage {
  readonly text: string;
  readonly params: readonly Parameter[];
  readonly limit: number;
}

const sought = { male: 'female', female: 'male', other: 'other' } as const;

interface Looking {
  /** Gender of the viewing student. */
  readonly gender: Gender;
  /** Refusals before this moment no longer count. */
  readonly since: string;
}

/** Profiles that the student may ask, newest first. The gender is bound, so that an index can provide the order. */
export function explorePage(
  viewer: Viewer,
  query: QueryOf<typeof exploreProfiles>,
  { gender, since }: Looking,
): ExplorePage {
  const { page = 1, limit = limits.pageSize, cursor } = query;
  const params: Parameter[] = [viewer.collegeId, viewer.studentId, since, sought[gender]];
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const from = after ? 'and (p.created_at, p.student_id) < ($5::timestamptz, $6::uuid)' : '';
  if (after) params.push(after.createdAt, after.id);
  const skip = !after && page > 1 ? `offset $${params.push((page - 1) * limit)}::int` : '';
  const text = `select ${cardColumns}, p.created_at as "createdAt"
    from dating_profiles p
    where p.college_id = $1 and p.gender = $4 and not p.is_paused and p.student_id <> $2
      and ${isThere} and ${isOffered} and ${isUnblocked} and ${isUnasked('$3')} ${from}
    order by p.created_at desc, p.student_id desc limit ${limit + 1} ${skip}`;
  return { text, params, limit };
}

export async function readExplorePage(database: Database, { text, params, limit }: ExplorePage) {
  const list = await database.query<ExploreRow>(text, params);
  const shown = list.slice(0, limit);
  const last = list.length > limit ? shown.at(-1) : undefined;
  const pagination: Pagination = last
    ? {
        hasMore: true,
        nextCursor: writeCursor({ createdAt: last.createdAt, id: last.studentId }),
      }
    : { hasMore: false };
  return { shown, pagination };
}

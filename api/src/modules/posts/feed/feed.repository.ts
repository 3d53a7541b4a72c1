import type { Database, Parameter } from '../../../database';
import type { Viewer } from '../../../http/viewer';
import { canBeId } from '../../ids';
import type { Position } from '../../listing/cursors';
import { isShown } from '../../reports/shown';
import { hydrate, type PostRow } from './hydrate';
import { membersOf, type Source } from './source';

/** Which part of a source: after a position, or the so-manieth page. */
export interface Slice {
  readonly limit: number;
  readonly after?: Position | undefined;
  readonly page: number;
}

/** One query with its values, so that a test can ask the database how it would run it. */
export interface Statement {
  readonly text: string;
  readonly params: Parameter[];
}

/** `limit` stands in the text: bound, it would make PostgreSQL plan every call anew. */
export function pageStatement(viewer: Viewer, source: Source, slice: Slice): Statement {
  const params: Parameter[] = [viewer.collegeId, viewer.studentId];
  const bind = (value: Parameter) => `$${params.push(value)}`;
  const members = membersOf(source, bind);
  const { after, limit, page } = slice;
  const from = after ? `and (created_at, id) < (${bind(after.createdAt)}, ${bind(after.id)})` : '';
  const skip = !after && page > 1 ? `offset ${bind((page - 1) * limit)}` : '';
  const ids = `select id, created_at ${members} ${from}
    order by created_at desc, id desc limit ${limit + 1} ${skip}`;
  return { text: hydrate(ids, 'page.created_at desc, page.id desc'), params };
}

const shown = isShown('posts');

/** Days that a post can be important, and how many of the newest are weighed at most. */
const importantDays = 21;
const weighed = 500;

/**
 * Votes and comments count for a post, age against it: half a day old, it needs three times as many
 * as a fresh one. Confessions are never among them.
 */
export function importantStatement(viewer: Viewer, now: Date, limit: number): Statement {
  const recent = `select id, likes, dislikes, comments_count,
      extract(epoch from $3::timestamptz - created_at) / 3600 as hours
    from posts where college_id = $1 and author_id is not null and ${shown}
      and created_at > $3::timestamptz - interval '${importantDays} days'
    order by created_at desc, id desc limit ${weighed}`;
  const ids = `select id, (1 + likes - dislikes + 1.5 * comments_count)
      / power(greatest(hours, 0) + 6, 1.2) as weight
    from (${recent}) recent order by weight desc, id limit ${limit}`;
  const params = [viewer.collegeId, viewer.studentId, now.toISOString()];
  return { text: hydrate(ids, 'page.weight desc, page.id'), params };
}

export async function readRows(database: Database, statement: Statement): Promise<PostRow[]> {
  return database.query<PostRow>(statement.text, statement.params);
}

const one = hydrate(`select id from posts where college_id = $1 and id = $3 and ${shown}`, 'p.id');

/** A post that the student may see. */
export async function findPost(
  database: Database,
  viewer: Viewer,
  id: string,
): Promise<PostRow | undefined> {
  if (!canBeId(id)) return undefined;
  const params = [viewer.collegeId, viewer.studentId, id];
  return (await readRows(database, { text: one, params }))[0];
}

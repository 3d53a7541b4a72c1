import { reportMessages, type ReportKind } from '@campus/contract';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import { badRequest, notFound } from '../../http/errors';
import type { Viewer } from '../../http/viewer';
import { knownStudent } from '../dating/safety/safety.policy';
import { canBeId } from '../one-row';
import { findMessage, findProfile } from './subjects/dating';
import { findListing } from './subjects/listings';
import { findComment, findPost } from './subjects/posts';
import type { Subject } from './subjects/subject';

type Find = (database: Database, viewer: Viewer, id: string) => Promise<Subject | undefined>;

/** Each finds what the student has reported already, too: it is no secret that it was there. */
const finders: Record<ReportKind, Find> = {
  post: findPost,
  comment: findComment,
  ad: findListing('ad'),
  cab: findListing('cab'),
  event: findListing('event'),
  explore: findListing('explore'),
  profile: findProfile,
  message: findMessage,
};

/**
 * Whatever a student can see can be reported, but for their own.
 * @throws ApiError 404, 400
 */
export async function reportable(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  viewer: Viewer,
  { kind, id }: { kind: ReportKind; id: string },
): Promise<Subject> {
  if (kind === 'profile') {
    if (id === viewer.studentId) throw badRequest(reportMessages.own);
    await knownStudent({ database, clock }, viewer, id);
  }
  const subject = canBeId(id) ? await finders[kind](database, viewer, id) : undefined;
  if (subject === undefined) throw notFound(reportMessages.missing);
  if (subject.isOwn) throw badRequest(reportMessages.own);
  return subject;
}

import { type ReportKind, reportMessages, sendReport } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock';
import type { Database } from '../../database/database';
import { badRequest, conflict, notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { knownStudent } from '../dating/safety/safety.repository';
import { canBeId } from '../one-row';
import { insertReport } from './reports.repository';
import { findConversationMessage } from './subjects/conversations';
import { findMessage, findProfile } from './subjects/dating';
import { findListing } from './subjects/listings';
import { findPerson } from './subjects/person';
import { findComment, findPost } from './subjects/posts';
import type { Subject } from './subjects/subject';

type Find = (database: Database, viewer: Viewer, id: string) => Promise<Subject | undefined>;

/** Each also finds content that the student has already reported: they know that it exists. */
const finders: Record<ReportKind, Find> = {
  post: findPost,
  comment: findComment,
  ad: findListing('ad'),
  cab: findListing('cab'),
  event: findListing('event'),
  explore: findListing('explore'),
  person: findPerson,
  profile: findProfile,
  message: findMessage,
  'conversation-message': findConversationMessage,
};

/**
 * Students can report any content that they can see, except their own.
 * @throws ApiError 404, 400
 */
async function reportable(
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

export function reportRoutes(app: FastifyInstance, services: Services): void {
  const { clock, once } = services;

  route(app, sendReport, {
    access: 'student',
    limit: 'report',
    async handler(call) {
      const { viewer, body } = call;
      const { kind, reason, details } = body;
      // In the database's notation: an id in capitals is the same id.
      const id = body.id.toLowerCase();
      await once(call, {
        prepare: () => reportable(services, viewer, { kind, id }),
        async write(tx, { authorId, evidence }) {
          const report = { kind, subjectId: id, authorId, reason, details, evidence };
          const isNew = await insertReport(tx, viewer, { ...report, now: clock() });
          if (!isNew) throw conflict(reportMessages.sentBefore);
          return {};
        },
      });
      return { message: reportMessages.sent };
    },
  });
}

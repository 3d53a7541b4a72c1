import {
  commentMessages,
  communityMessages as say,
  hideComment,
  hidePost,
  listHiddenPosts,
  nameModerator,
  pinPost,
  postMessages,
  readCommunityRules,
  removeModerator,
  restoreComment,
  restorePost,
  rulesForm,
  hideForm,
  writeCommunityRules,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import type { Reach } from '../../college-cache/college-cache';
import type { Orm } from '../../database/database';
import { conflict, forbidden, notFound, orNotFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { createNotification } from '../notifications/create';
import { reachOfPost } from '../posts/shared-posts';
import * as repository from './moderators.repository';
import type { Act, Hideable, Role } from './moderators.repository';

interface Wanted {
  readonly viewer: Viewer;
  readonly communityId: string;
}

/** An action of a moderator, in one transaction. */
type Work<T> = (tx: Orm, act: Act, role: Role) => Promise<T>;

/**
 * Runs an action that only moderators of this community may take.
 * @throws ApiError 404 if there is no such community, 403 if the student is not its moderator
 */
async function moderate<T>(
  { clock }: Pick<Services, 'clock'>,
  tx: Orm,
  { work, ...wanted }: Wanted & { readonly work: Work<T> },
): Promise<T> {
  const role = await repository.lockRole(tx, wanted.viewer, wanted.communityId);
  if (role === undefined) throw notFound(say.missing);
  if (role === 'student') throw forbidden(say.notModerator);
  return work(tx, { ...wanted, now: clock() }, role);
}

export function moderatorRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator } = services;
  const own = { access: 'student', limit: 'moderate', reach: (): Reach => 'own' } as const;

  const inCommunity = <T>(viewer: Viewer, communityId: string, work: Work<T>): Promise<T> =>
    database.transaction((tx) => moderate(services, tx, { viewer, communityId, work }));

  route(app, readCommunityRules, {
    access: 'student',
    async handler({ viewer, params }) {
      return orNotFound(await repository.readRules(database, viewer, params.id), say.missing);
    },
  });

  route(app, writeCommunityRules, {
    ...own,
    async handler({ viewer, params, body }) {
      await refuseUnfit(moderator, moderatedTexts(rulesForm, body));
      await inCommunity(viewer, params.id, (tx, act) => repository.setRules(tx, act, body.rules));
      return { message: say.rulesSaved };
    },
  });

  route(app, nameModerator, {
    ...own,
    async handler({ viewer, params }) {
      await inCommunity(viewer, params.id, async (tx, act, role) => {
        if (role !== 'founder') throw forbidden(say.notFounder);
        const named = await repository.studentNamed(tx, viewer.collegeId, params.username);
        if (named === undefined) throw notFound(say.nobody);
        if (!(await repository.addModerator(tx, act, named))) throw conflict(say.moderatorsFull);
      });
      return { message: say.named };
    },
  });

  route(app, removeModerator, {
    ...own,
    async handler({ viewer, params }) {
      await inCommunity(viewer, params.id, async (tx, act, role) => {
        const named = await repository.studentNamed(tx, viewer.collegeId, params.username);
        if (role !== 'founder' && named !== viewer.studentId) throw forbidden(say.notFounder);
        if (named === undefined) throw notFound(say.nobody);
        await repository.deleteModerator(tx, act, named);
      });
      return { message: say.removed };
    },
  });

  route(app, listHiddenPosts, {
    access: 'student',
    async handler({ viewer, params }) {
      const rules = await repository.readRules(database, viewer, params.id);
      if (rules === undefined) throw notFound(say.missing);
      if (!rules.isModerator) throw forbidden(say.notModerator);
      return repository.listHidden(database, viewer, params.id);
    },
  });
}

const missing = ({ commentId }: Hideable) =>
  notFound(commentId === undefined ? postMessages.missing : commentMessages.missing);

/** Moderators' actions on the posts of their community, and on the comments there. */
export function postModerationRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, importantPosts } = services;
  const onPost = { access: 'student', limit: 'moderate', reach: reachOfPost } as const;

  const withPost = <T>(viewer: Viewer, postId: string, work: Work<T>): Promise<T> =>
    database.transaction(async (tx) => {
      const communityId = await repository.communityOf(tx, viewer, postId);
      if (communityId === undefined) throw notFound(postMessages.missing);
      return moderate(services, tx, { viewer, communityId, work });
    });

  route(app, pinPost, {
    ...onPost,
    async handler({ viewer, params: { id: postId }, body: { pinned } }) {
      const outcome = await withPost(viewer, postId, (tx, act) =>
        repository.setPinned(tx, act, { postId, pinned }),
      );
      if (outcome === 'full') throw conflict(say.pinsFull);
      if (outcome === 'missing') throw notFound(postMessages.missing);
      return { message: pinned ? say.pinned : say.unpinned };
    },
  });

  /** Tells the author why. @throws ApiError 422 for the reason, 404, 403 */
  async function hide(viewer: Viewer, what: Hideable, reason: string) {
    await refuseUnfit(moderator, moderatedTexts(hideForm, { reason }));
    const push = await withPost(viewer, what.postId, async (tx, act) => {
      const hidden = await repository.hide(tx, act, { ...what, reason });
      if (hidden === undefined) throw missing(what);
      const { authorId: studentId, entryId: subjectId } = hidden;
      if (studentId === viewer.studentId) return undefined;
      const { collegeId } = viewer;
      const news = { collegeId, studentId, kind: 'post-hidden', subjectId } as const;
      return createNotification(services, tx, news);
    });
    push?.();
    importantPosts.weighAgain(viewer.collegeId, what.postId);
    return { message: say.hidden };
  }

  /** @throws ApiError 404, 403 */
  async function restore(viewer: Viewer, what: Hideable) {
    const isBack = await withPost(viewer, what.postId, (tx, act) =>
      repository.restore(tx, act, what),
    );
    if (!isBack) throw missing(what);
    importantPosts.weighAgain(viewer.collegeId, what.postId);
    return { message: say.restored };
  }

  route(app, hidePost, {
    ...onPost,
    handler: ({ viewer, params, body }) => hide(viewer, { postId: params.id }, body.reason),
  });

  route(app, restorePost, {
    access: 'student',
    limit: 'moderate',
    handler: ({ viewer, params }) => restore(viewer, { postId: params.id }),
  });

  route(app, hideComment, {
    ...onPost,
    handler: ({ viewer, params: { id: postId, commentId }, body }) =>
      hide(viewer, { postId, commentId }, body.reason),
  });

  route(app, restoreComment, {
    ...onPost,
    handler: ({ viewer, params: { id: postId, commentId } }) =>
      restore(viewer, { postId, commentId }),
  });
}

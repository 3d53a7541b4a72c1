import { createComment, listComments, postMessages } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { pushNews } from '../notifications/create';
import { reachOfPost } from '../posts/shared-posts';
import * as repository from './comments.repository';

/** Posts of which is remembered what they are: 150 bytes each. */
const postsMax = 20_000;

export function commentRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, once, clock, importantPosts } = services;

  /** By college and post: what a post is never changes, so that it is read once. */
  const confessions = new LRUCache<string, boolean>({ max: postsMax });

  /** @throws ApiError 404 */
  async function isOnConfession(viewer: Viewer, postId: string): Promise<boolean> {
    const key = `${viewer.collegeId} ${postId}`;
    const known = confessions.get(key);
    if (known !== undefined) return known;
    const isConfession = await repository.isOnConfession(database, viewer, postId);
    if (isConfession === undefined) throw notFound(postMessages.missing);
    confessions.set(key, isConfession);
    return isConfession;
  }

  route(app, listComments, {
    access: 'student',
    async handler({ viewer, params }) {
      const comments = await repository.listComments(database, viewer, params.id);
      if (comments === undefined) throw notFound(postMessages.missing);
      return comments;
    },
  });

  route(app, createComment, {
    access: 'student',
    limit: 'comment',
    reach: reachOfPost,
    async handler(call) {
      const { viewer, params, body } = call;
      const stored = await once.inOneStatement(call, {
        async prepare() {
          const isConfession = await isOnConfession(viewer, params.id);
          await refuseUnfit(moderator, moderatedTexts(createComment.body, body, { isConfession }));
        },
        write: (claim) =>
          repository.insertComment(database, claim, {
            postId: params.id,
            content: body.comment,
            now: clock(),
          }),
        async find(id) {
          const comment = await repository.findComment(database, viewer, id);
          return comment && { comment, newsFor: null };
        },
      });
      if (stored === undefined) throw notFound(postMessages.missing);
      const { comment, newsFor } = stored;
      const { collegeId } = viewer;
      if (newsFor !== null) pushNews(services, { collegeId, studentId: newsFor });
      importantPosts.weighAgain(collegeId, params.id);
      return comment;
    },
  });
}

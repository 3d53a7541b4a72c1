import { createComment, listComments, postMessages } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { createForComment } from '../notifications/create';
import { findPost } from '../posts/posts.repository';
import * as repository from './comments.repository';

export function commentRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, once, clock, importantPosts } = services;

  async function readable(viewer: Viewer, postId: string) {
    const post = await findPost(database, viewer, postId);
    if (post === undefined) throw notFound(postMessages.missing);
    return post;
  }

  route(app, listComments, {
    access: 'student',
    async handler({ viewer, params }) {
      const post = await readable(viewer, params.id);
      return repository.listComments(database, viewer, post.id);
    },
  });

  route(app, createComment, {
    access: 'student',
    limit: 'comment',
    async handler(call) {
      const { viewer, params, body } = call;
      let tell: () => void = () => undefined;
      const { id } = await once(call, {
        async prepare() {
          const post = await readable(viewer, params.id);
          await refuseUnfit(moderator, moderatedTexts(createComment.body, body, post));
          return post.id;
        },
        async write(tx, postId) {
          const comment = { postId, content: body.comment, now: clock() };
          const id = await repository.insertComment(tx, viewer, comment);
          if (id === undefined) throw notFound(postMessages.missing);
          tell = await createForComment(services, { tx, viewer }, postId);
          return { id };
        },
      });
      tell();
      importantPosts.forget(viewer.collegeId);
      const comment = await repository.findComment(database, viewer, id);
      if (comment === undefined) throw notFound(postMessages.missing);
      return comment;
    },
  });
}

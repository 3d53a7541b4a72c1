import {
  createPost,
  deletePost,
  postMessages,
  updatePost,
  verifyPostAuthor,
  type Post,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { forbidden, notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { publishPost } from './create-post';
import type { Asking } from '../pictures/present-pictures';
import { createFeed } from './feed/feed';
import { findPost } from './feed/feed.repository';
import { canChange } from './posts.policy';
import { deleteOwnPost, updateOwnPost } from './posts.repository';

/** Three pictures of 1 MB as base64, and room for the text. */
const postBody = 4.5 * 1024 * 1024;

export function postRoutes(app: FastifyInstance, services: Services): void {
  const { database, media, moderator, clock } = services;
  const feed = createFeed(services);

  async function readable(viewer: Viewer, id: string) {
    const post = await findPost(database, viewer, id);
    if (post === undefined) throw notFound(postMessages.missing);
    return post;
  }

  async function changeable(viewer: Viewer, id: string) {
    const post = await readable(viewer, id);
    if (!(await canChange(database, viewer, post))) throw forbidden(postMessages.notYours);
    return post;
  }

  async function answer(asking: Asking, id: string): Promise<Post> {
    const [post] = await feed.present(asking, [await readable(asking.viewer, id)]);
    if (post === undefined) throw notFound(postMessages.missing);
    return post;
  }

  route(app, createPost, {
    access: 'student',
    limit: ['create', 'create-daily'],
    bodyLimit: postBody,
    handler: async (call) => answer(call, await publishPost(services, call)),
  });

  route(app, updatePost, {
    access: 'student',
    limit: 'edit',
    async handler(call) {
      const { viewer, body } = call;
      const { id, isConfession } = await changeable(viewer, call.params.id);
      const texts = moderatedTexts(updatePost.body, body, { isConfession });
      await refuseUnfit(moderator, texts);
      const change = { id, content: body.content, now: clock() };
      if (!(await updateOwnPost(database.orm, viewer, change)))
        throw notFound(postMessages.missing);
      return answer(call, id);
    },
  });

  route(app, deletePost, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const { id } = await changeable(viewer, params.id);
      const keys = await database.transaction((tx) => deleteOwnPost(tx, viewer, id));
      if (keys === undefined) throw notFound(postMessages.missing);
      await media.drop(keys);
      return { message: postMessages.deleted };
    },
  });

  route(app, verifyPostAuthor, {
    access: 'student',
    async handler({ viewer, params }) {
      const post = await readable(viewer, params.id);
      return { isAuthor: await canChange(database, viewer, post) };
    },
  });
}

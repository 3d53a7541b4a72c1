import {
  createPost,
  deletePost,
  getPost,
  listCommunityPosts,
  listConfessions,
  listImportantPosts,
  listMyPosts,
  listPosts,
  postMessages,
  updatePost,
  verifyPostAuthor,
  type BodyOf,
  type Post,
} from '@campus/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../database/database';
import { forbidden, notFound, orNotFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { ownAmong } from '../confessions/confessions.repository';
import { moderatedTexts, refuseUnfit } from '../moderated';
import type { Asking } from '../pictures/present-pictures';
import { storeAnonymousPictures, storePictures } from '../pictures/store-pictures';
import {
  deleteOwnPost,
  findPost,
  insertPost,
  updateOwnPost,
  type PostRow,
} from './posts.repository';
import { createFeed } from './present';

/** Students may change and delete their own posts, including confessions. */
async function canChange(database: Database, viewer: Viewer, post: PostRow): Promise<boolean> {
  if (post.isConfession === false) return post.isAuthor === true;
  return (await ownAmong(database, viewer, [post.id])).has(post.id);
}

interface Creation {
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
  readonly body: BodyOf<typeof createPost>;
}

/**
 * Publishes a post once per `Idempotency-Key`. The text is checked before the pictures, which cost a hundred
 * times as much; if the post then fails, its pictures are cleaned up later.
 */
async function publishPost(services: Services, call: Creation): Promise<PostRow> {
  const { communities, database, moderator, clock } = services;
  const { viewer, body } = call;
  const post = await services.once.inOneStatement(call, {
    isCostly: body.images.length > 0,
    async prepare() {
      const community = await communities.find(viewer, body.community_id);
      if (community === undefined) throw notFound(postMessages.communityMissing);
      await refuseUnfit(moderator, moderatedTexts(createPost.body, body, community));
      const store = community.isConfession ? storeAnonymousPictures : storePictures;
      return { community, pictures: await store(services, viewer, body.images) };
    },
    write: (claim, prepared) =>
      insertPost(database, claim, { ...prepared, content: body.content, now: clock() }),
    find: (id) => findPost(database, viewer, id),
  });
  if (post === undefined) throw notFound(postMessages.missing);
  services.importantPosts.forget(viewer.collegeId);
  return post;
}

export function postListRoutes(app: FastifyInstance, services: Services): void {
  const feed = createFeed(services);

  route(app, listPosts, {
    access: 'student',
    handler(call) {
      const { author: username, ...paging } = call.query;
      return username === undefined
        ? feed.home(call, paging)
        : feed.page(call, { kind: 'author', username }, paging);
    },
  });

  route(app, listMyPosts, {
    access: 'student',
    handler: (call) => feed.page(call, { kind: 'mine' }, call.query),
  });

  route(app, listImportantPosts, {
    access: 'student',
    handler: (call) => feed.important(call, call.query.limit),
  });

  route(app, listCommunityPosts, {
    access: 'student',
    async handler(call) {
      const { communityId } = call.params;
      const community = await services.communities.find(call.viewer, communityId);
      if (community === undefined) throw notFound(postMessages.communityMissing);
      const source = community.isConfession
        ? ({ kind: 'confessions', communityId: community._id, mine: false } as const)
        : ({ kind: 'community', communityId: community._id } as const);
      return feed.page(call, source, call.query);
    },
  });

  route(app, listConfessions, {
    access: 'student',
    async handler(call) {
      const community = await services.communities.confessions(call.viewer);
      if (community === undefined) throw notFound(postMessages.communityMissing);
      const mine = call.query.mine === 'true';
      const source = { kind: 'confessions', communityId: community._id, mine } as const;
      const { posts, pagination } = await feed.page(call, source, call.query);
      return { posts, community_id: community._id, pagination };
    },
  });
}

/** Maximum body size: three pictures of 1 MB as base64, and room for the text. */
const postBody = 4.5 * 1024 * 1024;

export function postRoutes(app: FastifyInstance, services: Services): void {
  const { database, media, moderator, clock } = services;
  const feed = createFeed(services);

  async function readable(viewer: Viewer, id: string) {
    return orNotFound(await findPost(database, viewer, id), postMessages.missing);
  }

  async function changeable(viewer: Viewer, id: string) {
    const post = await readable(viewer, id);
    if (!(await canChange(database, viewer, post))) throw forbidden(postMessages.notYours);
    return post;
  }

  async function answer(asking: Asking, id: string): Promise<Post> {
    const [post] = await feed.present(asking, [await readable(asking.viewer, id)]);
    return orNotFound(post, postMessages.missing);
  }

  route(app, createPost, {
    access: 'student',
    limit: ['create', 'create-daily'],
    bodyLimit: postBody,
    async handler(call) {
      const post = await publishPost(services, call);
      return feed.presentOwn(call, post);
    },
  });

  route(app, getPost, {
    access: 'student',
    handler: (call) => answer(call, call.params.id),
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

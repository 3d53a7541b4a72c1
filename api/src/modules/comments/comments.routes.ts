import {
  commentMessages,
  createComment,
  deleteComment,
  likeComment,
  listComments,
  mentionedIn,
  postMessages,
  readMentions,
  unlikeComment,
  updateComment,
  type BodyOf,
} from '@campus/contract';
import type { FieldText } from '@campus/moderation';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { forbidden, notFound, orNotFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { isConfessionPost } from '../confessions/confessions.repository';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { pushNews, refreshBell } from '../notifications/create';
import { reachOfPost } from '../posts/shared-posts';
import * as repository from './comments.repository';

/** Maximum number of posts whose kind is cached, at 150 bytes each. */
const postsMax = 20_000;

export function commentRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, once, clock, importantPosts } = services;

  /** By college and post: a post's kind never changes, so it is read only once. */
  const confessions = new LRUCache<string, boolean>({ max: postsMax });

  /** @throws ApiError 404 */
  async function isOnConfession(viewer: Viewer, postId: string): Promise<boolean> {
    const key = `${viewer.collegeId} ${postId}`;
    const known = confessions.get(key);
    if (known !== undefined) return known;
    const isConfession = await isConfessionPost(database, viewer, postId);
    if (isConfession === undefined) throw notFound(postMessages.missing);
    confessions.set(key, isConfession);
    return isConfession;
  }

  route(app, listComments, {
    access: 'student',
    async handler({ viewer, params }) {
      const comments = await repository.listComments(database, viewer, params.id);
      return orNotFound(comments, postMessages.missing);
    },
  });

  route(app, createComment, {
    access: 'student',
    limit: ['comment', 'comment-daily'],
    reach: reachOfPost,
    async handler(call) {
      const { viewer, params, body } = call;
      const stored = await once.inOneStatement(call, {
        async prepare() {
          const isConfession = await isOnConfession(viewer, params.id);
          await refuseUnfit(moderator, judgedTexts(body, isConfession));
        },
        write: (claim) =>
          repository.insertComment(database, claim, {
            postId: params.id,
            content: body.comment,
            parentId: body.parentId,
            mentioned: mentionedIn(body.comment),
            now: clock(),
          }),
        async find(id) {
          const found = await repository.findComment(database, viewer, { postId: params.id, id });
          return found && { ...found, newsFor: [] };
        },
      });
      if (stored === undefined) throw notFound(postMessages.missing);
      const { comment, isConfession, newsFor } = stored;
      const { collegeId } = viewer;
      const tell = isConfession ? refreshBell : pushNews;
      for (const studentId of newsFor) tell(services, { collegeId, studentId });
      importantPosts.weighAgain(collegeId, params.id);
      return comment;
    },
  });

  changeRoutes(app, services);
}

/** Replaces mentioned names while a sentence is checked. */
const anyName = 'Asha';

/**
 * A mention is not a contact detail: the sentence is checked without the names, and each name is checked as a
 * username. On a confession there are no mentions.
 */
function judgedTexts(body: BodyOf<typeof updateComment>, isConfession: boolean): FieldText[] {
  if (isConfession) return moderatedTexts(updateComment.body, body, { isConfession });
  const pieces = readMentions(body.comment);
  const comment = pieces.map(({ text, username }) => (username ? anyName : text)).join('');
  const names = new Set(pieces.flatMap(({ username }) => username ?? []));
  return [
    ...moderatedTexts(updateComment.body, { comment }),
    ...[...names].map((text) => ({ field: 'comment', text, kind: 'username' as const })),
  ];
}

/** Routes that change an existing comment. */
function changeRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, clock, importantPosts } = services;

  /** @throws ApiError 404, 403 */
  async function changeable(viewer: Viewer, key: repository.CommentKey) {
    const found = await repository.findComment(database, viewer, key);
    if (found === undefined) throw notFound(commentMessages.missing);
    if (!found.comment.isAuthor) throw forbidden(commentMessages.notYours);
    return found;
  }

  route(app, updateComment, {
    access: 'student',
    limit: 'edit',
    reach: () => 'own',
    async handler({ viewer, params, body }) {
      const key = { postId: params.id, id: params.commentId };
      const { comment, isConfession } = await changeable(viewer, key);
      await refuseUnfit(moderator, judgedTexts(body, isConfession));
      const content = body.comment;
      const before = mentionedIn(comment.content);
      const mentioned = mentionedIn(content).filter((name) => !before.includes(name));
      const change = { ...key, content, mentioned, now: clock() };
      const newsFor = await repository.updateOwnComment(database, viewer, change);
      if (newsFor === undefined) throw notFound(commentMessages.missing);
      const { collegeId } = viewer;
      for (const studentId of newsFor) pushNews(services, { collegeId, studentId });
      return { ...comment, content, ...(!isConfession && { isEdited: true }) };
    },
  });

  route(app, deleteComment, {
    access: 'student',
    limit: 'edit',
    reach: reachOfPost,
    async handler({ viewer, params }) {
      const key = { postId: params.id, id: params.commentId };
      await changeable(viewer, key);
      if (!(await repository.deleteOwnComment(database, viewer, key)))
        throw notFound(commentMessages.missing);
      importantPosts.weighAgain(viewer.collegeId, params.id);
      return { message: commentMessages.deleted };
    },
  });

  for (const [endpoint, change] of [
    [likeComment, 'add'],
    [unlikeComment, 'remove'],
  ] as const) {
    route(app, endpoint, {
      access: 'student',
      limit: 'vote',
      reach: () => 'own',
      async handler({ viewer, params }) {
        const asked = { postId: params.id, id: params.commentId, change };
        const likes = await repository.likeComment(database, viewer, asked);
        if (likes === undefined) throw notFound(commentMessages.missing);
        return { likes, isLiked: change === 'add' };
      },
    });
  }
}

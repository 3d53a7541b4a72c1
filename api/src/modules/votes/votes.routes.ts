import { dislikePost, likePost, postMessages, readVotes } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound, orNotFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { reachOfPost } from '../posts/shared-posts';
import * as repository from './votes.repository';

export function voteRoutes(app: FastifyInstance, { database, importantPosts }: Services): void {
  async function toggle(viewer: Viewer, postId: string, vote: repository.Vote) {
    const state = await repository.toggleVote(database, viewer, { postId, vote });
    if (state === undefined) throw notFound(postMessages.missing);
    importantPosts.weighAgain(viewer.collegeId, postId);
    return { ...state, message: postMessages.voteSaved };
  }

  route(app, readVotes, {
    access: 'student',
    async handler({ viewer, params }) {
      const state = await repository.readVotes(database, viewer, params.id);
      return orNotFound(state, postMessages.missing);
    },
  });

  route(app, likePost, {
    access: 'student',
    limit: 'vote',
    reach: reachOfPost,
    handler: ({ viewer, params }) => toggle(viewer, params.id, 1),
  });

  route(app, dislikePost, {
    access: 'student',
    limit: 'vote',
    reach: reachOfPost,
    handler: ({ viewer, params }) => toggle(viewer, params.id, -1),
  });
}

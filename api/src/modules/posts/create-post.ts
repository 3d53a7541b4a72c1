import { createPost, postMessages, type BodyOf } from '@campus/contract';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../http/errors';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { findCommunity } from '../communities/communities.repository';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { keepPictures } from '../pictures/keep-pictures';
import { insertPost } from './posts.repository';

interface Creation {
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
  readonly body: BodyOf<typeof createPost>;
}

/**
 * Publishes a post once per `Idempotency-Key`. The text is judged before the pictures, which cost a
 * hundred times as much; pictures of a post that then fails are swept away later.
 * @returns the id
 */
export async function publishPost(services: Services, call: Creation): Promise<string> {
  const { database, moderator, clock } = services;
  const { viewer, body } = call;
  const { id } = await services.once(call, {
    async prepare() {
      const community = await findCommunity(database, viewer, body.community_id);
      if (community === undefined) throw notFound(postMessages.communityMissing);
      await refuseUnfit(moderator, moderatedTexts(createPost.body, body, community));
      return { community, pictures: await keepPictures(services, viewer, body.images) };
    },
    async write(tx, prepared) {
      const post = { ...prepared, content: body.content, now: clock() };
      return { id: await insertPost(tx, viewer, post) };
    },
  });
  return id;
}

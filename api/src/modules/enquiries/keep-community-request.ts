import { enquiryMessages, requestCommunity, type BodyOf } from '@campus/contract';
import type { FastifyRequest } from 'fastify';
import { conflict } from '../../http/errors';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { insertCommunityRequest } from './enquiries.repository';

interface Asking {
  readonly body: BodyOf<typeof requestCommunity>;
  readonly viewer: Viewer;
  readonly request: FastifyRequest;
}

const refusals = {
  exists: enquiryMessages.communityKnown,
  waits: 'You have requested this community already. We will get back to you.',
} as const;

/**
 * Keeps a request for a community for the operators, once per `Idempotency-Key`.
 * @throws ApiError 422 when moderation refuses it, 409 when there is such a community or request
 */
export async function keepCommunityRequest(services: Services, asking: Asking): Promise<void> {
  const { body, viewer } = asking;
  const { name, description } = body;
  await services.once(asking, {
    prepare: () => refuseUnfit(services.moderator, moderatedTexts(requestCommunity.body, body)),
    async write(tx) {
      const request = { name, description, createdAt: services.clock() };
      const outcome = await insertCommunityRequest(tx, viewer, request);
      if (outcome !== 'kept') throw conflict(refusals[outcome], 'name');
      return { outcome };
    },
  });
}

import {
  exploreProfiles,
  listMatches,
  listMatchRequests,
  matchMessages,
  respondToMatchRequest,
  sendMatchRequest,
  unmatch,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { conflict, notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Viewer } from '../../../http/viewer';
import type { Services } from '../../../services';
import { createForMatch, createForMatchRequest, pushNews } from '../../notifications/create';
import { canBeId } from '../../one-row';
import { profilePresenter } from '../profiles/present-profiles';
import { mustHaveProfile } from '../profiles/profiles.policy';
import { refusalsEndedBefore } from '../visibility';
import { explorePage, readExplorePage } from './explore.repository';
import { mayAnswer, mayAsk } from './matches.policy';
import * as lists from './matches.repository';
import { answer, ask, endMatch } from './matches.repository';

/** Asks for a match and tells the other one. @throws ApiError 409 for who asked before */
async function askAndTell(
  services: Services,
  viewer: Viewer,
  asking: Parameters<typeof ask>[2],
): Promise<'sent' | 'matched'> {
  const { toId } = asking;
  const { asked, tell } = await services.database.transaction(async (tx) => {
    const asked = await ask(tx, viewer, asking);
    if (asked === 'askedBefore') throw conflict(matchMessages.askedBefore);
    return { asked, tell: await createForMatchRequest(services, { tx, viewer }, { toId, asked }) };
  });
  tell();
  // What the other one had asked is news no more.
  if (asked === 'matched') pushNews(services, viewer);
  return asked;
}

/** Answers a request and tells its sender of a match, never of a refusal. @throws ApiError 409 */
async function answerAndTell(
  services: Services,
  viewer: Viewer,
  answering: Parameters<typeof answer>[2],
): Promise<void> {
  const tell = await services.database.transaction(async (tx) => {
    const answered = await answer(tx, viewer, answering);
    if (!answered) throw conflict(matchMessages.answeredBefore);
    if (answering.state === 'rejected') return undefined;
    return createForMatch(services, { tx, viewer }, answering.matchId);
  });
  tell?.();
  // The request is news no more.
  pushNews(services, viewer);
}

export function matchRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, realtime } = services;
  const present = profilePresenter(services);

  route(app, exploreProfiles, {
    access: 'student',
    async handler(call) {
      const { viewer, query } = call;
      const gender = await mustHaveProfile(database, viewer);
      const since = refusalsEndedBefore(clock());
      const page = explorePage(viewer, query, { gender, since });
      const { shown, pagination } = await readExplorePage(database, page);
      return { profiles: await present.cards(call, shown), pagination };
    },
  });

  route(app, sendMatchRequest, {
    access: 'student',
    limit: ['ask', 'ask-daily'],
    async handler({ viewer, body: { toUserId: toId } }) {
      await mayAsk(database, viewer, toId);
      const now = clock();
      const since = refusalsEndedBefore(now);
      const asked = await askAndTell(services, viewer, { toId, now, since });
      return { message: matchMessages[asked], matched: asked === 'matched' };
    },
  });

  route(app, listMatchRequests, {
    access: 'student',
    async handler(call) {
      const found = await lists.listRequests(database, call.viewer);
      const cards = await present.cards(call, found);
      return found.flatMap(({ id, createdAt }, index) => {
        const profile = cards[index];
        return profile ? { _id: id, profile, createdAt } : [];
      });
    },
  });

  route(app, respondToMatchRequest, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body: { matchId, action } }) {
      await mayAnswer(database, viewer, matchId);
      const state = action === 'accept' ? 'accepted' : 'rejected';
      await answerAndTell(services, viewer, { matchId, state, now: clock() });
      return { message: matchMessages[state] };
    },
  });

  route(app, listMatches, {
    access: 'student',
    async handler(call) {
      const found = await lists.listMatches(database, call.viewer);
      const cards = await present.cards(call, found);
      return found.flatMap(
        ({ matchId, unread, lastMessage: message, lastAt: createdAt }, index) => {
          const profile = cards[index];
          const lastMessage =
            message === null || createdAt === null ? null : { message, createdAt };
          return profile ? { matchId, profile, unread, lastMessage } : [];
        },
      );
    },
  });

  route(app, unmatch, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body: { matchId } }) {
      const ending = { matchId, now: clock() };
      const partnerId = canBeId(matchId)
        ? await database.transaction((tx) => endMatch(tx, viewer, ending))
        : undefined;
      if (partnerId === undefined) throw notFound(matchMessages.matchMissing);
      // Their pages connect again and learn that the conversation is gone.
      realtime.disconnect(viewer.collegeId, [viewer.studentId, partnerId]);
      return { message: matchMessages.unmatched };
    },
  });
}

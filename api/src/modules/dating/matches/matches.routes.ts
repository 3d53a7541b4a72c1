import {
  datingMessages,
  exploreProfiles,
  listMatches,
  listMatchRequests,
  matchMessages,
  reportMessages,
  respondToMatchRequest,
  sendMatchRequest,
  unmatch,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../database/database';
import { conflict, forbidden, notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Viewer } from '../../../http/viewer';
import type { Services } from '../../../services';
import { createForMatch, createForMatchRequest, pushNews } from '../../notifications/create';
import { canBeId } from '../../one-row';
import { mustHaveProfile, profilePresenter } from '../profiles/profiles.policy';
import {
  isEligible,
  isLooking,
  isThere,
  isUnblocked,
  isWanted,
  lookingStudent,
  mayBeAsked,
  refusalsEndedBefore,
} from '../visibility';
import { explorePage, readExplorePage } from './explore.repository';
import * as lists from './matches.repository';
import { answer, ask, endMatch, type Asked } from './matches.repository';

/**
 * A student with a visible profile may ask any eligible student.
 * @throws ApiError 403 without a visible profile, 404 for a student who cannot be asked or does not exist
 */
async function mayAsk(database: Database, viewer: Viewer, toId: string): Promise<void> {
  const [me] = await database.query<{
    isPaused: boolean;
    isHidden: boolean;
    eligible: boolean;
  }>(
    `select me.is_paused as "isPaused", me.hidden_at is not null as "isHidden", exists (select 1 from dating_profiles p
       where p.college_id = $1 and p.student_id = $3 and p.student_id <> $2
         and ${isThere} and ${mayBeAsked} and ${isEligible} and ${isUnblocked}) as eligible
     from dating_profiles me where me.college_id = $1 and me.student_id = $2`,
    [viewer.collegeId, viewer.studentId, canBeId(toId) ? toId : null],
  );
  if (me === undefined) throw forbidden(datingMessages.noProfile);
  if (me.isHidden) throw forbidden(reportMessages.profileHidden);
  if (me.isPaused) throw forbidden(matchMessages.pausedCannotAsk);
  if (!me.eligible) throw notFound(matchMessages.notAvailable);
}

/**
 * Only the recipient can answer a request, once, and only while its sender is visible.
 * @throws ApiError 403 for its sender, 404, 409
 */
async function mayAnswer(database: Database, viewer: Viewer, matchId: string) {
  const [row] = canBeId(matchId)
    ? await database.query<{ state: string; mine: boolean; visible: boolean }>(
        `select m.state, m.sender_id = $2 as mine, exists (select 1 from ${lookingStudent}
           where ${isLooking} and p.student_id = m.sender_id and ${isThere} and ${isWanted}
             and ${isEligible} and ${isUnblocked}) as visible
         from dating_matches m
         where m.college_id = $1 and m.id = $3 and (m.low_id = $2 or m.high_id = $2)`,
        [viewer.collegeId, viewer.studentId, matchId],
      )
    : [];
  if (row === undefined) throw notFound(matchMessages.requestMissing);
  if (row.mine) throw forbidden();
  if (row.state === 'pending' && !row.visible) throw notFound(matchMessages.requestMissing);
  if (row.state !== 'pending') throw conflict(matchMessages.answeredBefore);
}

/** Asks for a match and notifies the other student. @throws ApiError 409 if they were already asked */
async function askAndTell(
  services: Services,
  viewer: Viewer,
  asking: Parameters<typeof ask>[2],
): Promise<Exclude<Asked, { is: 'askedBefore' }>> {
  const { toId } = asking;
  const { asked, push } = await services.database.transaction(async (tx) => {
    const asked = await ask(tx, viewer, asking);
    if (asked.is === 'askedBefore') throw conflict(matchMessages.askedBefore);
    const request = { toId, asked: asked.is };
    return { asked, push: await createForMatchRequest(services, { tx, viewer }, request) };
  });
  push();
  // The notification about the other student's request is no longer needed.
  if (asked.is === 'matched') pushNews(services, viewer);
  return asked;
}

/** Answers a request; its sender is notified of a match but never of a rejection. @throws ApiError 409 */
async function answerAndTell(
  services: Services,
  viewer: Viewer,
  answering: Parameters<typeof answer>[2],
): Promise<void> {
  const push = await services.database.transaction(async (tx) => {
    const answered = await answer(tx, viewer, answering);
    if (!answered) throw conflict(matchMessages.answeredBefore);
    if (answering.state === 'rejected') return undefined;
    return createForMatch(services, { tx, viewer }, answering.matchId);
  });
  push?.();
  // The notification about the request is no longer needed.
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
      const message = matchMessages[asked.is];
      if (asked.is === 'sent') return { message, matched: false };
      return { message, matched: true, matchId: asked.matchId };
    },
  });

  route(app, listMatchRequests, {
    access: 'student',
    async handler(call) {
      const list = await lists.listRequests(database, call.viewer);
      const cards = await present.cards(call, list);
      return list.flatMap(({ id, createdAt }, index) => {
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
      const list = await lists.listMatches(database, call.viewer);
      const cards = await present.cards(call, list);
      return list.flatMap((match, index) => {
        const { matchId, unread, seenTo, lastMessage: message, lastAt: createdAt } = match;
        const profile = cards[index];
        const lastMessage = message === null || createdAt === null ? null : { message, createdAt };
        if (!profile) return [];
        return { matchId, profile, unread, ...(seenTo !== null && { seenTo }), lastMessage };
      });
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
      // The open pages of both reconnect and learn that the conversation is deleted.
      realtime.disconnect(viewer.collegeId, [viewer.studentId, partnerId]);
      return { message: matchMessages.unmatched };
    },
  });
}

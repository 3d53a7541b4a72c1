import {
  exploreMessages,
  findExplore,
  listExplores,
  listMyExplores,
  showInterestInExplore,
  verifyExploreOrganizer,
  withdrawInterestInExplore,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route';
import type { Services } from '../../../services';
import type { TimedPage } from '../../listing/timed-page';
import type { Asking } from '../../pictures/present-pictures';
import { calendarRoute } from '../calendar/calendar-route';
import { interestHandlers } from '../interest/interest-handlers';
import * as lists from './explore-lists.repository';
import { readableExplore } from './explores.policy';
import { exploreAnswer, explorePresenter } from './present-explores';

/** What every student of the college may do with a trip: read it, note it, be interested in it. */
export function exploreListRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const present = explorePresenter(services);
  const answer = exploreAnswer(services);
  const interest = interestHandlers(services, 'explore', exploreMessages.missing);

  async function page(asking: Asking, asked: TimedPage) {
    const { shown, pagination } = await lists.readExplores(database, asked);
    return { explores: await present(asking, shown), pagination };
  }

  route(app, listExplores, {
    access: 'student',
    handler: (call) => page(call, lists.upcoming(call.viewer, call.query, clock())),
  });

  route(app, listMyExplores, {
    access: 'student',
    handler: (call) => page(call, lists.own(call.viewer, call.query, clock())),
  });

  route(app, findExplore, {
    access: 'student',
    handler: (call) => answer(call, call.params.id),
  });

  route(app, verifyExploreOrganizer, {
    access: 'student',
    async handler({ viewer, params }) {
      const { isOrganizer } = await readableExplore(database, viewer, params.id);
      return { isOrganizer };
    },
  });

  route(app, showInterestInExplore, {
    access: 'student',
    limit: 'vote',
    handler: interest.show,
  });

  route(app, withdrawInterestInExplore, {
    access: 'student',
    limit: 'vote',
    handler: interest.withdraw,
  });

  calendarRoute(app, {
    url: '/api/explores/:id/calendar.ics',
    clock,
    async find(viewer, id) {
      const trip = await readableExplore(database, viewer, id);
      return { ...trip, location: trip.source };
    },
  });
}

import {
  eventMessages,
  findEvent,
  listEvents,
  listMyEvents,
  showInterestInEvent,
  verifyEventOrganizer,
  withdrawInterestInEvent,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../http/route';
import type { Services } from '../../../services';
import type { TimedPage } from '../../listing/timed-page';
import type { Asking } from '../../pictures/present-pictures';
import { calendarRoute } from '../calendar/calendar-route';
import { interestHandlers } from '../interest/interest-handlers';
import * as lists from './event-lists.repository';
import { readableEvent } from './events.policy';
import { eventAnswer, eventPresenter } from './present-events';

/** What every student of the college may do with an event: read it, note it, be interested in it. */
export function eventListRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const present = eventPresenter(services);
  const answer = eventAnswer(services);
  const interest = interestHandlers(services, 'event', eventMessages.missing);

  async function page(asking: Asking, asked: TimedPage) {
    const { shown, pagination } = await lists.readEvents(database, asked);
    return { events: await present(asking, shown), pagination };
  }

  route(app, listEvents, {
    access: 'student',
    handler: (call) => page(call, lists.upcoming(call.viewer, call.query, clock())),
  });

  route(app, listMyEvents, {
    access: 'student',
    handler: (call) => page(call, lists.own(call.viewer, call.query, clock())),
  });

  route(app, findEvent, {
    access: 'student',
    handler: (call) => answer(call, call.params.id),
  });

  route(app, verifyEventOrganizer, {
    access: 'student',
    async handler({ viewer, params }) {
      const { isOrganizer } = await readableEvent(database, viewer, params.id);
      return { isOrganizer };
    },
  });

  route(app, showInterestInEvent, {
    access: 'student',
    limit: 'vote',
    handler: interest.show,
  });

  route(app, withdrawInterestInEvent, {
    access: 'student',
    limit: 'vote',
    handler: interest.withdraw,
  });

  calendarRoute(app, {
    url: '/api/events/:id/calendar.ics',
    clock,
    find: (viewer, id) => readableEvent(database, viewer, id),
  });
}

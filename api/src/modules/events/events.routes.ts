import {
  createEvent,
  deleteEvent,
  eventMessages,
  findEvent,
  listEvents,
  listMyEvents,
  showInterestInEvent,
  updateEvent,
  verifyEventOrganizer,
  withdrawInterestInEvent,
  type CampusEvent,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound, orNotFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { calendarRoute } from '../listing/calendar';
import { interestHandlers } from '../listing/interest';
import { listingBody } from '../listing/own-rows';
import { movedStart, startOf } from '../listing/start-times';
import type { TimedPage } from '../listing/timed-page';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { accessTo } from '../one-row';
import { presentPictured, type Asking } from '../pictures/present-pictures';
import { storePictures } from '../pictures/store-pictures';
import { presentEvent, type EventRow } from './events.repository';
import * as events from './events.repository';

/** The field that an error about the start refers to. */
const field = 'eventDate';

const { readable, changeable } = accessTo<EventRow>({
  find: events.findEvent,
  isOwn: ({ isOrganizer }) => isOrganizer,
  messages: eventMessages,
});

function presenter({ database, media, clock }: Services) {
  async function present(asking: Asking, rows: readonly EventRow[]): Promise<CampusEvent[]> {
    const now = clock();
    return presentPictured({ asking, media }, rows, (row) => presentEvent(row, now));
  }
  return {
    async page(asking: Asking, asked: TimedPage) {
      const { shown, pagination } = await events.readEvents(database, asked);
      return { events: await present(asking, shown), pagination };
    },
    async answer(asking: Asking, id: string): Promise<CampusEvent> {
      const [event] = await present(asking, [await readable(database, asking.viewer, id)]);
      return orNotFound(event, eventMessages.missing);
    },
  };
}

/** Routes for every student of the college: read an event, add it to a calendar, be interested in it. */
export function eventListRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const { answer, page } = presenter(services);
  const interest = interestHandlers(services, 'event', eventMessages.missing);

  route(app, listEvents, {
    access: 'student',
    handler: (call) => page(call, events.upcoming(call.viewer, call.query, clock())),
  });

  route(app, listMyEvents, {
    access: 'student',
    handler: (call) => page(call, events.own(call.viewer, call.query, clock())),
  });

  route(app, findEvent, {
    access: 'student',
    handler: (call) => answer(call, call.params.id),
  });

  route(app, verifyEventOrganizer, {
    access: 'student',
    async handler({ viewer, params }) {
      const { isOrganizer } = await readable(database, viewer, params.id);
      return { isOrganizer };
    },
  });

  route(app, showInterestInEvent, { access: 'student', limit: 'vote', handler: interest.show });
  route(app, withdrawInterestInEvent, {
    access: 'student',
    limit: 'vote',
    handler: interest.withdraw,
  });

  calendarRoute(app, {
    url: '/api/events/:id/calendar.ics',
    clock,
    find: (viewer, id) => readable(database, viewer, id),
  });
}

/** Routes for the organiser only. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  const { database, media, moderator, once, clock } = services;
  const { answer } = presenter(services);

  route(app, createEvent, {
    access: 'student',
    limit: ['create', 'create-daily'],
    bodyLimit: listingBody,
    async handler(call) {
      const { viewer, body } = call;
      const { id } = await once(call, {
        // Checked in here, so that a later repetition of the submit gets the same answer.
        async prepare() {
          const { eventDate: day, eventTime: time } = body;
          const startsAt = startOf({ day, time, field }, clock());
          await refuseUnfit(moderator, moderatedTexts(createEvent.body, body));
          return { startsAt, pictures: await storePictures(services, viewer, body.images) };
        },
        async write(tx, prepared) {
          return { id: await events.insertEvent(tx, viewer, { ...prepared, body, now: clock() }) };
        },
      });
      return answer(call, id);
    },
  });

  route(app, updateEvent, {
    access: 'student',
    limit: 'edit',
    async handler(call) {
      const { viewer, body } = call;
      const { id } = await changeable(database, viewer, call.params.id);
      await refuseUnfit(moderator, moderatedTexts(updateEvent.body, body));
      const { eventDate: day, eventTime: time } = body;
      const move = (stored: Date) => movedStart({ day, time, field, stored }, clock());
      const changed = await database.transaction((tx) =>
        events.changeOwnEvent(tx, viewer, { id, body, move }),
      );
      if (!changed) throw notFound(eventMessages.missing);
      return answer(call, id);
    },
  });

  route(app, deleteEvent, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const { id } = await changeable(database, viewer, params.id);
      const keys = await database.transaction((tx) => events.deleteOwnEvent(tx, viewer, id));
      if (keys === undefined) throw notFound(eventMessages.missing);
      await media.drop(keys);
      return { message: eventMessages.deleted };
    },
  });
}

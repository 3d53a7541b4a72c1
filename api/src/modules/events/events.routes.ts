import { createEvent, eventListing, listEvents, listMyEvents, updateEvent } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { occasionRoutes } from '../listing/occasion-routes';
import { listingBody } from '../listing/own-rows';
import { movedStart, startOf } from '../listing/start-times';
import type { TimedPage } from '../listing/timed-page';
import { moderatedTexts, refuseUnfit } from '../moderated';
import type { Asking } from '../pictures/present-pictures';
import { storePictures } from '../pictures/store-pictures';
import * as events from './events.repository';

/** The field that an error about the start refers to. */
const field = eventListing.dayField;

export function eventRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, once, clock } = services;
  const { present, answer, changeable } = occasionRoutes(app, services, {
    ...eventListing,
    find: events.findEvent,
    deleteOwn: events.deleteOwnEvent,
    present: events.presentEvent,
  });

  async function page(asking: Asking, asked: TimedPage) {
    const { shown, pagination } = await events.readEvents(database, asked);
    return { events: await present(asking, shown), pagination };
  }

  route(app, listEvents, {
    access: 'student',
    handler: (call) => page(call, events.upcoming(call.viewer, call.query, clock())),
  });

  route(app, listMyEvents, {
    access: 'student',
    handler: (call) => page(call, events.own(call.viewer, call.query, clock())),
  });

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
      if (!changed) throw notFound(eventListing.messages.missing);
      return answer(call, id);
    },
  });
}

import { createEvent, deleteEvent, eventMessages, updateEvent } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Services } from '../../../services';
import { listingBody } from '../../listing/body-limit';
import { movedStart, startOf } from '../../listing/timed-clock';
import { moderatedTexts, refuseUnfit } from '../../moderated';
import { keepPictures } from '../../pictures/keep-pictures';
import { changeableEvent } from './events.policy';
import { changeOwnEvent, deleteOwnEvent, insertEvent } from './events.repository';
import { eventAnswer } from './present-events';

const field = 'eventDate';

/** What only the organiser does. */
export function eventRoutes(app: FastifyInstance, services: Services): void {
  const { database, media, moderator, once, clock } = services;
  const answer = eventAnswer(services);

  route(app, createEvent, {
    access: 'student',
    limit: ['create', 'create-daily'],
    bodyLimit: listingBody,
    async handler(call) {
      const { viewer, body } = call;
      const { id } = await once(call, {
        // Judged in here, so that a submit that comes again later is answered as it was.
        async prepare() {
          const { eventDate: day, eventTime: time } = body;
          const startsAt = startOf({ day, time, field }, clock());
          await refuseUnfit(moderator, moderatedTexts(createEvent.body, body));
          return { startsAt, pictures: await keepPictures(services, viewer, body.images) };
        },
        async write(tx, prepared) {
          return { id: await insertEvent(tx, viewer, { ...prepared, body, now: clock() }) };
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
      const { id } = await changeableEvent(database, viewer, call.params.id);
      await refuseUnfit(moderator, moderatedTexts(updateEvent.body, body));
      const { eventDate: day, eventTime: time } = body;
      const move = (stored: Date) => movedStart({ day, time, field, stored }, clock());
      const changed = await database.transaction((tx) =>
        changeOwnEvent(tx, viewer, { id, body, move }),
      );
      if (!changed) throw notFound(eventMessages.missing);
      return answer(call, id);
    },
  });

  route(app, deleteEvent, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const { id } = await changeableEvent(database, viewer, params.id);
      const keys = await database.transaction((tx) => deleteOwnEvent(tx, viewer, id));
      if (keys === undefined) throw notFound(eventMessages.missing);
      await media.drop(keys);
      return { message: eventMessages.deleted };
    },
  });
}

import { createExplore, deleteExplore, exploreMessages, updateExplore } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Services } from '../../../services';
import { listingBody } from '../../listing/body-limit';
import { movedStart, startOf } from '../../listing/timed-clock';
import { moderatedTexts, refuseUnfit } from '../../moderated';
import { keepPictures } from '../../pictures/keep-pictures';
import { changeableExplore } from './explores.policy';
import { changeOwnExplore, deleteOwnExplore, insertExplore } from './explores.repository';
import { exploreAnswer } from './present-explores';

const field = 'exploreDate';

/** What only the organiser does. */
export function exploreRoutes(app: FastifyInstance, services: Services): void {
  const { database, media, moderator, once, clock } = services;
  const answer = exploreAnswer(services);

  route(app, createExplore, {
    access: 'student',
    limit: ['create', 'create-daily'],
    bodyLimit: listingBody,
    async handler(call) {
      const { viewer, body } = call;
      const { id } = await once(call, {
        // Judged in here, so that a submit that comes again later is answered as it was.
        async prepare() {
          const { exploreDate: day, exploreTime: time } = body;
          const startsAt = startOf({ day, time, field }, clock());
          await refuseUnfit(moderator, moderatedTexts(createExplore.body, body));
          return { startsAt, pictures: await keepPictures(services, viewer, body.images) };
        },
        async write(tx, prepared) {
          return { id: await insertExplore(tx, viewer, { ...prepared, body, now: clock() }) };
        },
      });
      return answer(call, id);
    },
  });

  route(app, updateExplore, {
    access: 'student',
    limit: 'edit',
    async handler(call) {
      const { viewer, body } = call;
      const { id } = await changeableExplore(database, viewer, call.params.id);
      await refuseUnfit(moderator, moderatedTexts(updateExplore.body, body));
      const { exploreDate: day, exploreTime: time } = body;
      const move = (stored: Date) => movedStart({ day, time, field, stored }, clock());
      const changed = await database.transaction((tx) =>
        changeOwnExplore(tx, viewer, { id, body, move }),
      );
      if (!changed) throw notFound(exploreMessages.missing);
      return answer(call, id);
    },
  });

  route(app, deleteExplore, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const { id } = await changeableExplore(database, viewer, params.id);
      const keys = await database.transaction((tx) => deleteOwnExplore(tx, viewer, id));
      if (keys === undefined) throw notFound(exploreMessages.missing);
      await media.drop(keys);
      return { message: exploreMessages.deleted };
    },
  });
}

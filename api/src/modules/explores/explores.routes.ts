import {
  createExplore,
  exploreListing,
  listExplores,
  listMyExplores,
  updateExplore,
} from '@campus/contract';
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
import * as explores from './explores.repository';

/** The field that an error about the start refers to. */
const field = exploreListing.dayField;

export function exploreRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, once, clock } = services;
  const { present, answer, changeable } = occasionRoutes(app, services, {
    ...exploreListing,
    find: explores.findExplore,
    deleteOwn: explores.deleteOwnExplore,
    present: explores.presentExplore,
    locationOf: ({ source }) => source,
  });

  async function page(asking: Asking, asked: TimedPage) {
    const { shown, pagination } = await explores.readExplores(database, asked);
    return { explores: await present(asking, shown), pagination };
  }

  route(app, listExplores, {
    access: 'student',
    handler: (call) => page(call, explores.upcoming(call.viewer, call.query, clock())),
  });

  route(app, listMyExplores, {
    access: 'student',
    handler: (call) => page(call, explores.own(call.viewer, call.query, clock())),
  });

  route(app, createExplore, {
    access: 'student',
    limit: ['create', 'create-daily'],
    bodyLimit: listingBody,
    async handler(call) {
      const { viewer, body } = call;
      const { id } = await once(call, {
        // Checked in here, so that a later repetition of the submit gets the same answer.
        async prepare() {
          const { exploreDate: day, exploreTime: time } = body;
          const startsAt = startOf({ day, time, field }, clock());
          await refuseUnfit(moderator, moderatedTexts(createExplore.body, body));
          return { startsAt, pictures: await storePictures(services, viewer, body.images) };
        },
        async write(tx, prepared) {
          return {
            id: await explores.insertExplore(tx, viewer, { ...prepared, body, now: clock() }),
          };
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
      const { id } = await changeable(database, viewer, call.params.id);
      await refuseUnfit(moderator, moderatedTexts(updateExplore.body, body));
      const { exploreDate: day, exploreTime: time } = body;
      const move = (stored: Date) => movedStart({ day, time, field, stored }, clock());
      const changed = await database.transaction((tx) =>
        explores.changeOwnExplore(tx, viewer, { id, body, move }),
      );
      if (!changed) throw notFound(exploreListing.messages.missing);
      return answer(call, id);
    },
  });
}

import {
  createExplore,
  deleteExplore,
  exploreMessages,
  findExplore,
  listExplores,
  listMyExplores,
  showInterestInExplore,
  updateExplore,
  verifyExploreOrganizer,
  withdrawInterestInExplore,
  type Explore,
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
import { presentExplore, type ExploreRow } from './explores.repository';
import * as explores from './explores.repository';

/** The field that an error about the start refers to. */
const field = 'exploreDate';

const { readable, changeable } = accessTo<ExploreRow>({
  find: explores.findExplore,
  isOwn: ({ isOrganizer }) => isOrganizer,
  messages: exploreMessages,
});

function presenter({ database, media, clock }: Services) {
  async function present(asking: Asking, rows: readonly ExploreRow[]): Promise<Explore[]> {
    const now = clock();
    return presentPictured({ asking, media }, rows, (row) => presentExplore(row, now));
  }
  return {
    async page(asking: Asking, asked: TimedPage) {
      const { shown, pagination } = await explores.readExplores(database, asked);
      return { explores: await present(asking, shown), pagination };
    },
    async answer(asking: Asking, id: string): Promise<Explore> {
      const [explore] = await present(asking, [await readable(database, asking.viewer, id)]);
      return orNotFound(explore, exploreMessages.missing);
    },
  };
}

/** Routes for every student of the college: read a trip, add it to a calendar, be interested in it. */
export function exploreListRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;
  const { answer, page } = presenter(services);
  const interest = interestHandlers(services, 'explore', exploreMessages.missing);

  route(app, listExplores, {
    access: 'student',
    handler: (call) => page(call, explores.upcoming(call.viewer, call.query, clock())),
  });

  route(app, listMyExplores, {
    access: 'student',
    handler: (call) => page(call, explores.own(call.viewer, call.query, clock())),
  });

  route(app, findExplore, {
    access: 'student',
    handler: (call) => answer(call, call.params.id),
  });

  route(app, verifyExploreOrganizer, {
    access: 'student',
    async handler({ viewer, params }) {
      const { isOrganizer } = await readable(database, viewer, params.id);
      return { isOrganizer };
    },
  });

  route(app, showInterestInExplore, { access: 'student', limit: 'vote', handler: interest.show });
  route(app, withdrawInterestInExplore, {
    access: 'student',
    limit: 'vote',
    handler: interest.withdraw,
  });

  calendarRoute(app, {
    url: '/api/explores/:id/calendar.ics',
    clock,
    async find(viewer, id) {
      const trip = await readable(database, viewer, id);
      return { ...trip, location: trip.source };
    },
  });
}

/** Routes for the organiser only. */
export function exploreRoutes(app: FastifyInstance, services: Services): void {
  const { database, media, moderator, once, clock } = services;
  const { answer } = presenter(services);

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
      if (!changed) throw notFound(exploreMessages.missing);
      return answer(call, id);
    },
  });

  route(app, deleteExplore, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const { id } = await changeable(database, viewer, params.id);
      const keys = await database.transaction((tx) => explores.deleteOwnExplore(tx, viewer, id));
      if (keys === undefined) throw notFound(exploreMessages.missing);
      await media.drop(keys);
      return { message: exploreMessages.deleted };
    },
  });
}

import {
  cabMessages,
  createCab,
  deleteCab,
  findCab,
  listCabs,
  listMyCabs,
  updateCab,
  verifyCabAuthor,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Viewer } from '../../../http/viewer';
import type { Services } from '../../../services';
import { movedStart, startOf } from '../../listing/timed-clock';
import { moderatedTexts, refuseUnfit } from '../../moderated';
import * as lists from './cab-lists.repository';
import { presentCab } from './cab-row';
import { changeableCab, readableCab } from './cabs.policy';
import { changeOwnCab, deleteOwnCab, insertCab } from './cabs.repository';

const field = 'journeyDate';

export function cabRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, once, clock } = services;

  async function answer(viewer: Viewer, id: string) {
    return presentCab(await readableCab(database, viewer, id), clock());
  }

  route(app, listCabs, {
    access: 'student',
    async handler({ viewer, query }) {
      const now = clock();
      const { shown } = await lists.readCabs(database, lists.upcoming(viewer, query, now));
      return shown.map((row) => presentCab(row, now));
    },
  });

  route(app, listMyCabs, {
    access: 'student',
    async handler({ viewer, query }) {
      const now = clock();
      const page = lists.own(viewer, query, now);
      const { shown, pagination } = await lists.readCabs(database, page);
      return { cabs: shown.map((row) => presentCab(row, now)), pagination };
    },
  });

  route(app, findCab, {
    access: 'student',
    handler: ({ viewer, params }) => answer(viewer, params.id),
  });

  route(app, createCab, {
    access: 'student',
    limit: ['create', 'create-daily'],
    async handler(call) {
      const { viewer, body } = call;
      const { id } = await once(call, {
        // Judged in here, so that a submit that comes again later is answered as it was.
        async prepare() {
          const { journeyDate: day, journeyTime: time } = body;
          const startsAt = startOf({ day, time, field }, clock());
          await refuseUnfit(moderator, moderatedTexts(createCab.body, body));
          return startsAt;
        },
        async write(tx, startsAt) {
          return { id: await insertCab(tx, viewer, { body, startsAt, now: clock() }) };
        },
      });
      return answer(viewer, id);
    },
  });

  route(app, updateCab, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params, body }) {
      const { id } = await changeableCab(database, viewer, params.id);
      await refuseUnfit(moderator, moderatedTexts(updateCab.body, body));
      const { journeyDate: day, journeyTime: time } = body;
      const move = (stored: Date) => movedStart({ day, time, field, stored }, clock());
      const changed = await database.transaction((tx) =>
        changeOwnCab(tx, viewer, { id, body, move }),
      );
      if (!changed) throw notFound(cabMessages.missing);
      return answer(viewer, id);
    },
  });

  route(app, deleteCab, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const { id } = await changeableCab(database, viewer, params.id);
      if (!(await deleteOwnCab(database.orm, viewer, id))) throw notFound(cabMessages.missing);
      return { message: cabMessages.deleted };
    },
  });

  route(app, verifyCabAuthor, {
    access: 'student',
    async handler({ viewer, params }) {
      const { isAuthor } = await readableCab(database, viewer, params.id);
      return { isAuthor };
    },
  });
}

import {
  answerSeatRequest,
  askForSeat,
  cabMessages,
  createCab,
  deleteCab,
  findCab,
  giveSeatBack,
  listCabs,
  listMyCabs,
  listSeatRequests,
  seatMessages,
  updateCab,
  verifyCabAuthor,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { conflict, notFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { sharedList } from '../listing/shared-list';
import { movedStart, startOf } from '../listing/start-times';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { createForSeatAnswer, createForSeatRequest } from '../notifications/create';
import { accessTo } from '../one-row';
import * as cabs from './cabs.repository';
import { type CabRow, presentCab } from './cabs.repository';
import * as seats from './seats.repository';

/** The field that an error about the start refers to. */
const field = 'journeyDate';

const { readable, changeable } = accessTo<CabRow>({
  find: cabs.findCab,
  isOwn: ({ isAuthor }) => isAuthor,
  messages: cabMessages,
});

export function cabRoutes(app: FastifyInstance, services: Services): void {
  const { database, moderator, once, clock } = services;

  async function answer(viewer: Viewer, id: string) {
    return presentCab(await readable(database, viewer, id), clock());
  }

  const upcoming = sharedList(services, {
    endpoint: listCabs,
    name: 'cabs',
    hasAddresses: () => true,
    async read(viewer, query) {
      const now = clock();
      const { shown } = await cabs.readCabs(database, cabs.upcoming(viewer, query, now));
      return shown.map((row) => presentCab(row, now));
    },
  });
  route(app, listCabs, { access: 'student', handler: upcoming });

  route(app, listMyCabs, {
    access: 'student',
    async handler({ viewer, query }) {
      const now = clock();
      const page = cabs.own(viewer, query, now);
      const { shown, pagination } = await cabs.readCabs(database, page);
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
        // Checked in here, so that a later repetition of the submit gets the same answer.
        async prepare() {
          const { journeyDate: day, journeyTime: time } = body;
          const startsAt = startOf({ day, time, field }, clock());
          await refuseUnfit(moderator, moderatedTexts(createCab.body, body));
          return startsAt;
        },
        async write(tx, startsAt) {
          return { id: await cabs.insertCab(tx, viewer, { body, startsAt, now: clock() }) };
        },
      });
      return answer(viewer, id);
    },
  });

  route(app, updateCab, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params, body }) {
      const { id } = await changeable(database, viewer, params.id);
      await refuseUnfit(moderator, moderatedTexts(updateCab.body, body));
      const { journeyDate: day, journeyTime: time } = body;
      const move = (stored: Date) => movedStart({ day, time, field, stored }, clock());
      const changed = await database.transaction((tx) =>
        cabs.changeOwnCab(tx, viewer, { id, body, move }),
      );
      if (!changed) throw notFound(cabMessages.missing);
      return answer(viewer, id);
    },
  });

  route(app, deleteCab, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const { id } = await changeable(database, viewer, params.id);
      if (!(await cabs.deleteOwnCab(database.orm, viewer, id))) throw notFound(cabMessages.missing);
      return { message: cabMessages.deleted };
    },
  });

  route(app, verifyCabAuthor, {
    access: 'student',
    async handler({ viewer, params }) {
      const { isAuthor } = await readable(database, viewer, params.id);
      return { isAuthor };
    },
  });
}

export function seatRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  async function answer(viewer: Viewer, id: string, message: string) {
    return { message, cab: presentCab(await readable(database, viewer, id), clock()) };
  }

  route(app, askForSeat, {
    access: 'student',
    limit: 'seat',
    async handler({ viewer, params }) {
      const { id: cabId } = await readable(database, viewer, params.id);
      const asking = { cabId, now: clock() };
      const push = await database.transaction(async (tx) => {
        const outcome = await seats.askForSeat(tx, viewer, asking);
        if (outcome !== 'done') throw refusal(outcome);
        return createForSeatRequest(services, { tx, viewer }, cabId);
      });
      push();
      return answer(viewer, cabId, seatMessages.asked);
    },
  });

  route(app, giveSeatBack, {
    access: 'student',
    limit: 'seat',
    async handler({ viewer, params }) {
      const { id } = await readable(database, viewer, params.id);
      const given = await database.transaction((tx) => seats.giveSeatBack(tx, viewer, id));
      if (!given) throw notFound(seatMessages.missing);
      return answer(viewer, id, seatMessages.withdrawn);
    },
  });

  route(app, listSeatRequests, {
    access: 'student',
    async handler({ viewer, params }) {
      const { id } = await changeable(database, viewer, params.id);
      return seats.listRequests(database, viewer, id);
    },
  });

  route(app, answerSeatRequest, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params, body: { action } }) {
      const { id: cabId } = await changeable(database, viewer, params.id);
      const reply = { cabId, requestId: params.requestId, action, now: clock() };
      const push = await database.transaction(async (tx) => {
        const outcome = await seats.answerRequest(tx, viewer, reply);
        if (outcome !== 'done') throw refusal(outcome);
        return createForSeatAnswer(services, { tx, viewer }, reply);
      });
      push();
      const said = action === 'grant' ? seatMessages.granted : seatMessages.refused;
      return answer(viewer, cabId, said);
    },
  });
}

type Refusal = 'missing' | 'own' | 'ended' | 'full' | 'askedBefore' | 'answeredBefore';

function refusal(why: Refusal) {
  return why === 'missing' ? notFound(cabMessages.missing) : conflict(seatMessages[why]);
}

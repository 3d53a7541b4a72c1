import {
  answerSeatRequest,
  askForSeat,
  cabMessages,
  giveSeatBack,
  listSeatRequests,
  seatMessages,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { conflict, notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Viewer } from '../../../http/viewer';
import type { Services } from '../../../services';
import { tellOfSeatAnswer, tellOfSeatRequest } from '../../notifications/tell-of';
import { presentCab } from './cab-row';
import { changeableCab, readableCab } from './cabs.policy';
import * as seats from './seats.repository';

export function seatRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services;

  async function answer(viewer: Viewer, id: string, message: string) {
    return { message, cab: presentCab(await readableCab(database, viewer, id), clock()) };
  }

  route(app, askForSeat, {
    access: 'student',
    limit: 'seat',
    async handler({ viewer, params }) {
      const { id: cabId } = await readableCab(database, viewer, params.id);
      const asking = { cabId, now: clock() };
      const tell = await database.transaction(async (tx) => {
        const outcome = await seats.askForSeat(tx, viewer, asking);
        if (outcome !== 'done') throw refusal(outcome);
        return tellOfSeatRequest(services, { tx, viewer }, cabId);
      });
      tell();
      return answer(viewer, cabId, seatMessages.asked);
    },
  });

  route(app, giveSeatBack, {
    access: 'student',
    limit: 'seat',
    async handler({ viewer, params }) {
      const { id } = await readableCab(database, viewer, params.id);
      const given = await database.transaction((tx) => seats.giveSeatBack(tx, viewer, id));
      if (!given) throw notFound(seatMessages.missing);
      return answer(viewer, id, seatMessages.withdrawn);
    },
  });

  route(app, listSeatRequests, {
    access: 'student',
    async handler({ viewer, params }) {
      const { id } = await changeableCab(database, viewer, params.id);
      return seats.listRequests(database, viewer, id);
    },
  });

  route(app, answerSeatRequest, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params, body: { action } }) {
      const { id: cabId } = await changeableCab(database, viewer, params.id);
      const reply = { cabId, requestId: params.requestId, action, now: clock() };
      const tell = await database.transaction(async (tx) => {
        const outcome = await seats.answerRequest(tx, viewer, reply);
        if (outcome !== 'done') throw refusal(outcome);
        return tellOfSeatAnswer(services, { tx, viewer }, reply);
      });
      tell();
      const said = action === 'grant' ? seatMessages.granted : seatMessages.refused;
      return answer(viewer, cabId, said);
    },
  });
}

type Refusal = 'missing' | 'own' | 'ended' | 'full' | 'askedBefore' | 'answeredBefore';

function refusal(why: Refusal) {
  return why === 'missing' ? notFound(cabMessages.missing) : conflict(seatMessages[why]);
}

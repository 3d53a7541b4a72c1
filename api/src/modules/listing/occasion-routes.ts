import type { Endpoint, eventListing } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import type * as z from 'zod/mini';
import type { Orm } from '../../database/database';
import { notFound, orNotFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import type { Services } from '../../services';
import { accessTo, type Find } from '../one-row';
import {
  presentPictured,
  presentPictures,
  type Asking,
  type Images,
} from '../pictures/present-pictures';
import { calendarRoute } from './calendar';
import { interestHandlers, type Interesting } from './interest';
import type { OccasionRow } from './occasion-rows';

type EventCalls = (typeof eventListing)['calls'];

interface Occasions<Row, Item> {
  readonly kind: Interesting;
  readonly calls: Pick<EventCalls, 'verify' | 'interest' | 'remove'> & {
    readonly find: Endpoint &
      Pick<EventCalls['find'], 'params'> & { answer: z.core.$ZodType<Item & Images> };
  };
  readonly messages: Readonly<Record<'missing' | 'notYours' | 'deleted', string>>;
  readonly find: Find<Row>;
  /** @returns the keys of its pictures; undefined if the student has no such occasion */
  deleteOwn(tx: Orm, viewer: Viewer, id: string): Promise<string[] | undefined>;
  /** An occasion without its pictures. */
  present(row: Row, now: Date): Item;
  /** The place in a calendar entry. */
  locationOf?(row: Row): string;
}

/**
 * Registers the calls that are the same for events and trips: read one, add it to a calendar, be interested in
 * it, ask whether one is its organiser, delete it.
 * @returns what the handlers of the other calls need
 */
export function occasionRoutes<Row extends OccasionRow, Item>(
  app: FastifyInstance,
  services: Services,
  { kind, calls, messages, find, deleteOwn, present: presentRow, locationOf }: Occasions<Row, Item>,
) {
  const { database, media, clock } = services;
  const isOwn = ({ isOrganizer }: Row) => isOrganizer;
  const { readable, changeable } = accessTo<Row>({ find, isOwn, messages });
  const interest = interestHandlers(services, kind, messages.missing);

  async function present(asking: Asking, rows: readonly Row[]) {
    const now = clock();
    return presentPictured(presentPictures(asking, media), rows, (row) => presentRow(row, now));
  }

  async function answer(asking: Asking, id: string) {
    const [occasion] = await present(asking, [await readable(database, asking.viewer, id)]);
    return orNotFound(occasion, messages.missing);
  }

  route(app, calls.find, {
    access: 'student',
    handler: (call) => answer(call, call.params.id),
  });

  route(app, calls.verify, {
    access: 'student',
    async handler({ viewer, params }) {
      const { isOrganizer } = await readable(database, viewer, params.id);
      return { isOrganizer };
    },
  });

  const { show, withdraw } = calls.interest;
  route(app, show, { access: 'student', limit: 'vote', handler: interest.show });
  route(app, withdraw, { access: 'student', limit: 'vote', handler: interest.withdraw });

  calendarRoute(app, {
    url: `${calls.find.path}/calendar.ics`,
    clock,
    async find(viewer, id) {
      const row = await readable(database, viewer, id);
      return { ...row, location: locationOf?.(row) };
    },
  });

  route(app, calls.remove, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const { id } = await changeable(database, viewer, params.id);
      const keys = await database.transaction((tx) => deleteOwn(tx, viewer, id));
      if (keys === undefined) throw notFound(messages.missing);
      await media.drop(keys);
      return { message: messages.deleted };
    },
  });

  return { present, answer, changeable };
}

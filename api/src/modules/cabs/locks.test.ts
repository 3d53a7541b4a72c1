import { cabMessages, seatMessages } from '@campus/contract';
import { sql } from 'drizzle-orm';
import { rows, type Orm } from '../../database/database';
import type { Viewer } from '../../http/viewer';
import { describeOnEachDatabase, makeCampus, type TestStudent } from '../../testing';
import { gate } from '../../testing/timing';
import { ask, giveBack, offer, readCab, requestsFor } from './cab-fixture';
import { deleteOwnCab } from './cabs.repository';
import { answerRequest, askForSeat } from './seats.repository';

const viewerOf = (student: TestStudent): Viewer => ({
  collegeId: student.collegeId,
  studentId: student.id,
  session: '',
});

/** Two calls, the second of which arrives while the first is within its transaction. */
describeOnEachDatabase('concurrent changes to the seats of a ride', (t) => {
  async function somebodyWaits() {
    const waiting = await t.api.services.database.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  }

  /** `first` pauses where it calls `pause` and continues once `second` waits for its rows. */
  async function together<A, B>(
    first: (tx: Orm, pause: () => Promise<void>) => Promise<A>,
    second: () => Promise<B>,
  ): Promise<[A, B]> {
    const { database } = t.api.services;
    const [reached, goOn] = [gate(), gate()];
    const pause = () => {
      reached.open();
      return goOn.opened;
    };
    const one = database.transaction((tx) => first(tx, pause));
    await reached.opened;
    const two = second();
    // The embedded database starts no transaction while another one runs.
    while (database.kind === 'postgres' && !(await somebodyWaits())) continue;
    goOn.open();
    return Promise.all([one, two]);
  }

  async function withRide() {
    const { author, other } = await makeCampus(t);
    return { author, other, cab: await offer(t, author) };
  }

  it('a second request of the same student is rejected while the first is being stored', async () => {
    const { author, other, cab } = await withRide();
    const asking = { cabId: cab._id, now: t.api.services.clock() };
    const [first, second] = await together(
      async (tx, pause) => {
        const outcome = await askForSeat(tx, viewerOf(other), asking);
        await pause();
        return outcome;
      },
      () => ask(other, cab._id),
    );
    expect(first).toBe('done');
    expect(second.statusCode).toBe(409);
    expect(second.json()).toEqual({ message: seatMessages.askedBefore });
    expect(await requestsFor(author, cab._id)).toHaveLength(1);
  });

  it('a request during the deletion of the ride gets 404', async () => {
    const { author, other, cab } = await withRide();
    const [gone, asked] = await together(
      async (tx, pause) => {
        const done = await deleteOwnCab(tx, viewerOf(author), cab._id);
        await pause();
        return done;
      },
      () => ask(other, cab._id),
    );
    expect(gone).toBe(true);
    expect(asked.statusCode).toBe(404);
    expect(asked.json()).toEqual({ message: cabMessages.missing });
  });

  it('granting a seat and giving it back at the same time does not deadlock', async () => {
    const { author, other, cab } = await withRide();
    await ask(other, cab._id);
    const [request] = await requestsFor(author, cab._id);
    const answer = { cabId: cab._id, requestId: request?._id ?? '', action: 'grant' } as const;
    const [granted, back] = await together(
      async (tx, pause) => {
        await rows(tx, sql`select id from cabs where id = ${cab._id} for no key update`);
        await pause();
        return answerRequest(tx, viewerOf(author), { ...answer, now: t.api.services.clock() });
      },
      () => giveBack(other, cab._id),
    );
    expect(granted).toBe('done');
    expect(back.statusCode).toBe(200);
    expect(await readCab(author, cab._id)).toEqual(cab);
  });
});

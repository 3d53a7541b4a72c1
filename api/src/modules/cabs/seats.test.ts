import { cabMessages, seatMessages } from '@campus/contract';
import { describeOnEachDatabase, makeCampus } from '../../testing';
import {
  ask,
  giveBack,
  inMinutes,
  missing,
  offer,
  readCab,
  reply,
  requestsFor,
} from './cab-fixture';

describeOnEachDatabase('seats of a ride', (t) => {
  async function withRide(changes = {}) {
    const campus = await makeCampus(t);
    const cab = await offer(t, campus.author, changes);
    return { ...campus, cab };
  }

  it('are requested, granted, given back and requested again', async () => {
    const { author, other, cab } = await withRide({ seatsAvailable: 1 });
    const seen = { ...cab, isAuthor: false };
    const asked = await ask(other, cab._id);
    expect(asked.statusCode).toBe(200);
    expect(asked.json()).toEqual({
      message: seatMessages.asked,
      cab: { ...seen, mySeat: 'asked' },
    });
    const [request] = await requestsFor(author, cab._id);
    expect(await requestsFor(author, cab._id)).toEqual([
      {
        _id: expect.any(String),
        username: other.username,
        state: 'asked',
        date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      },
    ]);
    expect(await readCab(author, cab._id)).toEqual({ ...cab, seatRequests: 1 });

    const answer = { cab: cab._id, request: request?._id ?? '', action: 'grant' };
    const granted = await reply(author, answer);
    expect(granted.statusCode).toBe(200);
    expect(granted.json()).toEqual({
      message: seatMessages.granted,
      cab: { ...cab, seatsAvailable: 0, seatRequests: 0 },
    });
    const full = { ...seen, seatsAvailable: 0, mySeat: 'granted' };
    expect((await other.get('/api/cabs')).json()).toEqual([full]);

    const back = await giveBack(other, cab._id);
    expect(back.json()).toEqual({ message: seatMessages.withdrawn, cab: seen });
    expect(await requestsFor(author, cab._id)).toEqual([]);
    expect((await ask(other, cab._id)).statusCode).toBe(200);
  });

  it('a request withdrawn before its answer changes no seats and cannot be granted', async () => {
    const { author, other, cab } = await withRide();
    await ask(other, cab._id);
    const [request] = await requestsFor(author, cab._id);
    expect((await giveBack(other, cab._id)).json().cab).toEqual({ ...cab, isAuthor: false });
    const again = await giveBack(other, cab._id);
    expect(again.statusCode).toBe(404);
    expect(again.json()).toEqual({ message: seatMessages.missing });
    const late = await reply(author, {
      cab: cab._id,
      request: request?._id ?? '',
      action: 'grant',
    });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({ message: seatMessages.answeredBefore });
    expect(await readCab(author, cab._id)).toEqual(cab);
  });

  it('a refused request cannot be repeated, withdrawn or answered again', async () => {
    const { author, other, cab } = await withRide();
    await ask(other, cab._id);
    const [request] = await requestsFor(author, cab._id);
    const answer = { cab: cab._id, request: request?._id ?? '' };
    const refused = await reply(author, { ...answer, action: 'refuse' });
    expect(refused.json()).toEqual({ message: seatMessages.refused, cab });
    expect(await readCab(other, cab._id)).toMatchObject({ mySeat: 'refused', seatsAvailable: 3 });
    expect((await giveBack(other, cab._id)).statusCode).toBe(404);
    expect((await ask(other, cab._id)).json()).toEqual({ message: seatMessages.askedBefore });
    for (const action of ['grant', 'refuse']) {
      const second = await reply(author, { ...answer, action });
      expect(second.statusCode).toBe(409);
      expect(second.json()).toEqual({ message: seatMessages.answeredBefore });
    }
    expect((await requestsFor(author, cab._id))[0]).toMatchObject({ state: 'refused' });
  });

  it('the author cannot request a seat, and other students only once', async () => {
    const { author, other, cab } = await withRide();
    const own = await ask(author, cab._id);
    expect(own.statusCode).toBe(409);
    expect(own.json()).toEqual({ message: seatMessages.own });
    await ask(other, cab._id);
    const twice = await ask(other, cab._id);
    expect(twice.statusCode).toBe(409);
    expect(twice.json()).toEqual({ message: seatMessages.askedBefore });
    expect(await readCab(author, cab._id)).toMatchObject({ seatRequests: 1 });
  });

  it('20 simultaneous requests of one student create one request', async () => {
    const { author, other, cab } = await withRide();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(other, cab._id)));
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await requestsFor(author, cab._id)).toHaveLength(1);
  });

  it('a full ride rejects new requests, and grants until its author adds a seat', async () => {
    const { author, other, college, cab } = await withRide({ seatsAvailable: 1 });
    const third = await t.student({ college });
    for (const student of [other, third]) await ask(student, cab._id);
    const [first, second] = await requestsFor(author, cab._id);
    expect(first?.username).toBe(other.username);
    await reply(author, { cab: cab._id, request: first?._id ?? '', action: 'grant' });
    const over = await reply(author, { cab: cab._id, request: second?._id ?? '', action: 'grant' });
    expect(over.statusCode).toBe(409);
    expect(over.json()).toEqual({ message: seatMessages.full });
    const late = await ask(await t.student({ college }), cab._id);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({ message: seatMessages.full });
    expect((await requestsFor(author, cab._id))[1]).toMatchObject({ state: 'asked' });
    await author.put(`/api/cabs/${cab._id}`, { seatsAvailable: 1 });
    const now = await reply(author, { cab: cab._id, request: second?._id ?? '', action: 'grant' });
    expect(now.json()).toMatchObject({ cab: { seatsAvailable: 0, seatRequests: 0 } });
  });

  it('a ride that has left rejects requests and grants', async () => {
    const { author, other, college, cab } = await withRide(inMinutes(t, 3));
    await ask(other, cab._id);
    t.advance(600);
    const late = await ask(await t.student({ college }), cab._id);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toEqual({ message: seatMessages.ended });
    const [request] = await requestsFor(author, cab._id);
    const granted = await reply(author, {
      cab: cab._id,
      request: request?._id ?? '',
      action: 'grant',
    });
    expect(granted.statusCode).toBe(409);
    expect(granted.json()).toEqual({ message: seatMessages.ended });
  });

  it('only the author of the ride reads and answers requests', async () => {
    const { author, other, college, stranger, cab } = await withRide();
    const third = await t.student({ college });
    await ask(other, cab._id);
    const [request] = await requestsFor(author, cab._id);
    const answer = { cab: cab._id, request: request?._id ?? '', action: 'grant' };
    for (const student of [other, third]) {
      for (const refused of [
        await reply(student, answer),
        await student.get(`/api/cabs/${cab._id}/seat-requests`),
      ]) {
        expect(refused.statusCode).toBe(403);
        expect(refused.json()).toEqual({ message: cabMessages.notYours });
      }
    }
    for (const [student, id] of [
      [stranger, cab._id],
      [author, missing],
      [author, 'x'],
    ] as const) {
      for (const absent of [
        await reply(student, { ...answer, cab: id }),
        await student.get(`/api/cabs/${id}/seat-requests`),
        await ask(student, id),
        await giveBack(student, id),
      ]) {
        expect(absent.statusCode).toBe(404);
        expect(absent.json()).toEqual({ message: cabMessages.missing });
      }
    }
    expect(await readCab(third, cab._id)).toMatchObject({ seatRequests: 0, mySeat: 'none' });
    expect(await readCab(author, cab._id)).toEqual({ ...cab, seatRequests: 1 });
  });

  it('rejects an answer with another ride, an unknown request or an unknown action', async () => {
    const { author, other, cab } = await withRide();
    const second = await offer(t, author);
    await ask(other, cab._id);
    const [request] = await requestsFor(author, cab._id);
    const answer = { cab: cab._id, request: request?._id ?? '', action: 'grant' };
    for (const wrong of [
      { ...answer, cab: second._id },
      { ...answer, request: missing },
      { ...answer, request: 'x' },
    ]) {
      expect((await reply(author, wrong)).statusCode).toBe(409);
    }
    expect((await reply(author, { ...answer, action: 'sell' })).statusCode).toBe(400);
    expect(await readCab(author, cab._id)).toEqual({ ...cab, seatRequests: 1 });
    expect(await readCab(author, second._id)).toEqual(second);
  });

  it('requests are deleted with the ride', async () => {
    const { author, other, cab } = await withRide();
    await ask(other, cab._id);
    expect((await author.delete(`/api/cabs/${cab._id}`)).statusCode).toBe(200);
    const left = await t.api.services.database.query(
      'select 1 from seat_requests where cab_id = $1',
      [cab._id],
    );
    expect(left).toEqual([]);
  });
});

import { cabMessages } from '@campus/contract';
import { describeOnEachDatabase, makeCampus } from '../../testing';
import { changeOwnCab, deleteOwnCab } from './cabs.repository';
import { inMinutes, missing, offer, readCab, ride } from './cab-fixture';

describeOnEachDatabase('rides', (t) => {
  it('answers what was offered, to its author and to others', async () => {
    const { author, other } = await makeCampus(t);
    const form = ride(t, { source: '  Main gate ' });
    const answer = await author.post('/api/cabs', form);
    expect(answer.statusCode).toBe(201);
    const cab = {
      ...form,
      source: 'Main gate',
      _id: expect.stringMatching(/^[\w-]{36}$/),
      isAuthor: true,
      hasEnded: false,
      mySeat: 'none',
      seatRequests: 0,
    };
    expect(answer.json()).toEqual(cab);
    const { _id } = answer.json();
    expect((await author.get('/api/cabs')).json()).toEqual([cab]);
    expect(await readCab(other, _id)).toEqual({ ...cab, isAuthor: false });
  });

  it('needs no social media', async () => {
    const { author } = await makeCampus(t);
    const { socialMedia: _, ...form } = ride(t);
    expect((await author.post('/api/cabs', form)).json()).toMatchObject({ socialMedia: '' });
  });

  it('changes the fields that are sent and no others', async () => {
    const { author, other } = await makeCampus(t);
    const cab = await offer(t, author);
    const change = { destination: 'Ernakulam Junction', seatsAvailable: 1, socialMedia: '' };
    const answer = await author.put(`/api/cabs/${cab._id}`, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...cab, ...change });
    expect((await author.put(`/api/cabs/${cab._id}`, {})).json()).toEqual({ ...cab, ...change });
    expect(await readCab(other, cab._id)).toEqual({ ...cab, ...change, isAuthor: false });
  });

  it('takes all fields at once', async () => {
    const { author } = await makeCampus(t);
    const cab = await offer(t, author);
    const change = {
      source: 'Hostel 4',
      destination: 'Fort Kochi',
      passengerName: 'Ravi',
      ...inMinutes(t, 3000),
      seatsAvailable: 10,
      description: 'Bring water',
      socialMedia: '@ravi',
      phone: '12345',
    };
    expect((await author.put(`/api/cabs/${cab._id}`, change)).json()).toEqual({
      ...cab,
      ...change,
    });
  });

  it('is gone once it is deleted', async () => {
    const { author } = await makeCampus(t);
    const cab = await offer(t, author);
    const answer = await author.delete(`/api/cabs/${cab._id}`);
    expect(answer.json()).toEqual({ message: cabMessages.deleted });
    expect((await author.get(`/api/cabs/${cab._id}`)).statusCode).toBe(404);
    expect((await author.get('/api/cabs')).json()).toEqual([]);
    expect((await author.delete(`/api/cabs/${cab._id}`)).json().message).toBe(cabMessages.missing);
  });

  it('tells who offers it', async () => {
    const { author, other } = await makeCampus(t);
    const { _id } = await offer(t, author);
    const verify = async (who: typeof author) =>
      (await who.get(`/api/cabs/${_id}/verify-author`)).json();
    expect([await verify(author), await verify(other)]).toEqual([
      { isAuthor: true },
      { isAuthor: false },
    ]);
  });

  it('is for its author alone to change, whatever the route checks', async () => {
    const { author, other } = await makeCampus(t);
    const cab = await offer(t, author);
    for (const answer of [
      await other.put(`/api/cabs/${cab._id}`, { destination: 'Nowhere' }),
      await other.delete(`/api/cabs/${cab._id}`),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ message: cabMessages.notYours });
    }
    const viewer = { collegeId: other.collegeId, studentId: other.id, session: '' };
    const { orm } = t.api.services.database;
    const change = { id: cab._id, body: { source: 'X' }, move: () => undefined };
    expect(await changeOwnCab(orm, viewer, change)).toBe(false);
    expect(await deleteOwnCab(orm, viewer, cab._id)).toBe(false);
    expect(await readCab(author, cab._id)).toEqual(cab);
  });

  it('is not there for another college, nor where there is none', async () => {
    const { author, stranger } = await makeCampus(t);
    const cab = await offer(t, author);
    for (const [who, id] of [
      [stranger, cab._id],
      [author, missing],
      [author, 'not-a-uuid'],
    ] as const) {
      for (const answer of [
        await who.get(`/api/cabs/${id}`),
        await who.put(`/api/cabs/${id}`, { source: 'X' }),
        await who.delete(`/api/cabs/${id}`),
        await who.get(`/api/cabs/${id}/verify-author`),
      ]) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({ message: cabMessages.missing });
      }
    }
    expect((await stranger.get('/api/cabs')).json()).toEqual([]);
    expect(await readCab(author, cab._id)).toEqual(cab);
  });

  it('is for students who are signed in', async () => {
    const { author } = await makeCampus(t);
    const { _id } = await offer(t, author);
    const visitor = t.visitor();
    for (const answer of [
      await visitor.get('/api/cabs'),
      await visitor.get('/api/cabs/user'),
      await visitor.get(`/api/cabs/${_id}`),
      await visitor.get(`/api/cabs/${_id}/verify-author`),
      await visitor.post('/api/cabs', ride(t)),
      await visitor.put(`/api/cabs/${_id}`, { source: 'X' }),
      await visitor.delete(`/api/cabs/${_id}`),
      await visitor.post(`/api/cabs/${_id}/seat`),
      await visitor.delete(`/api/cabs/${_id}/seat`),
      await visitor.get(`/api/cabs/${_id}/seat-requests`),
      await visitor.post(`/api/cabs/${_id}/seat-requests/${missing}`, { action: 'grant' }),
    ]) {
      expect(answer.statusCode).toBe(401);
    }
    expect(await readCab(author, _id)).toMatchObject({ source: 'Main gate', mySeat: 'none' });
  });

  it('is one ride however often the same submit arrives, even after it left', async () => {
    const { author } = await makeCampus(t);
    const form = ride(t, inMinutes(t, 5));
    const key = { 'idempotency-key': 'ride-1' };
    const submit = () => author.post('/api/cabs', form, key);
    const answers = await Promise.all(Array.from({ length: 10 }, submit));
    expect(new Set(answers.map((answer) => answer.json()._id)).size).toBe(1);
    t.advance(3600);
    const late = await submit();
    expect(late.statusCode).toBe(201);
    expect(late.json()).toEqual({ ...answers[0]?.json(), hasEnded: true });
    expect((await author.get('/api/cabs/user')).json().cabs).toHaveLength(1);
  });
});

import { describeOnEachDatabase, makeCampus } from '../../testing';
import { inMinutes, offer, readCab, ride } from './cab-fixture';

describeOnEachDatabase('rides', (t) => {
  it('creates a ride and returns it to its author and to other students', async () => {
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
      postedBy: author.username,
    };
    expect(answer.json()).toEqual(cab);
    const { _id } = answer.json();
    expect((await author.get('/api/cabs')).json()).toEqual([cab]);
    expect(await readCab(other, _id)).toEqual({ ...cab, isAuthor: false });
  });

  it('accepts a ride without social media', async () => {
    const { author } = await makeCampus(t);
    const { socialMedia: _, ...form } = ride(t);
    expect((await author.post('/api/cabs', form)).json()).toMatchObject({ socialMedia: '' });
  });

  it('changes only the fields that are sent', async () => {
    const { author, other } = await makeCampus(t);
    const cab = await offer(t, author);
    const change = { destination: 'Ernakulam Junction', seatsAvailable: 1, socialMedia: '' };
    const answer = await author.put(`/api/cabs/${cab._id}`, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...cab, ...change });
    expect((await author.put(`/api/cabs/${cab._id}`, {})).json()).toEqual({ ...cab, ...change });
    expect(await readCab(other, cab._id)).toEqual({ ...cab, ...change, isAuthor: false });
  });

  it('changes all fields at once', async () => {
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

  it('repeated submits with one idempotency key create one ride, even after it ended', async () => {
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

import { describeOnEachDatabase, makeCampus } from '../../testing';
import { announce, inMinutes, planned } from './event-fixture';

describeOnEachDatabase('events', (t) => {
  it('creates an event and returns it to its organiser and to other students', async () => {
    const { author, other } = await makeCampus(t);
    const form = await planned(t, { title: ' Open mic night ' });
    const answer = await author.post('/api/events', form);
    expect(answer.statusCode).toBe(201);
    const event = {
      ...form,
      title: 'Open mic night',
      _id: expect.stringMatching(/^[\w-]{36}$/),
      images: [expect.stringMatching(/^data:image\/webp;base64,/)],
      isOrganizer: true,
      hasEnded: false,
      interestedCount: 0,
      isInterested: false,
      postedBy: author.username,
    };
    expect(answer.json()).toEqual(event);
    const list = { events: [event], pagination: { hasMore: false } };
    expect((await author.get('/api/events')).json()).toEqual(list);
    expect((await author.get('/api/events/user')).json()).toEqual(list);
    const seen = { ...event, isOrganizer: false };
    const { _id } = answer.json();
    expect((await other.get(`/api/events/${_id}`)).json()).toEqual(seen);
    expect((await other.get('/api/events')).json()).toEqual({ ...list, events: [seen] });
    expect((await other.get('/api/events/user')).json().events).toEqual([]);
    const verify = `/api/events/${_id}/verify-organizer`;
    expect((await author.get(verify)).json()).toEqual({ isOrganizer: true });
    expect((await other.get(verify)).json()).toEqual({ isOrganizer: false });
  });

  it('changes only the fields that are sent', async () => {
    const { author } = await makeCampus(t);
    const event = await announce(t, author);
    const change = { title: 'Poetry night', phone: '12345', ...inMinutes(t, 3000) };
    const answer = await author.put(`/api/events/${event._id}`, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...event, ...change });
    expect((await author.put(`/api/events/${event._id}`, {})).json()).toEqual({
      ...event,
      ...change,
    });
  });
});

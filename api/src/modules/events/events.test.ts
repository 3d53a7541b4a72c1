import { eventMessages } from '@campus/contract';
import { asAddresses, describeOnEachDatabase, makeCampus } from '../../testing';
import { announce, inMinutes, planned } from './event-fixture';
import { changeOwnEvent, deleteOwnEvent } from './events.repository';

const missing = '00000000-0000-4000-8000-000000000000';

describeOnEachDatabase('events', (t) => {
  it('answers what was announced, to its organiser and to others', async () => {
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

  it('changes the fields that are sent and no others', async () => {
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

  it('is deleted with its pictures', async () => {
    const { author, college } = await makeCampus(t);
    const { _id } = await announce(t, author);
    const event = (await author.get(`/api/events/${_id}`, asAddresses)).json();
    for (const address of [...event.images, ...event.thumbnails]) {
      expect((await author.get(address)).headers['content-type']).toBe('image/webp');
    }
    const answer = await author.delete(`/api/events/${_id}`);
    expect(answer.json()).toEqual({ message: eventMessages.deleted });
    expect((await author.get(`/api/events/${_id}`)).statusCode).toBe(404);
    for (const address of [...event.images, ...event.thumbnails]) {
      expect((await author.get(address)).statusCode).toBe(404);
    }
    const [left] = await t.api.services.database.query<{ n: number }>(
      'select count(*)::int as n from media where college_id = $1',
      [college.id],
    );
    expect(left?.n).toBe(0);
  });

  it('makes one event of a submit that comes twice', async () => {
    const { author } = await makeCampus(t);
    const form = await planned(t);
    const headers = { 'idempotency-key': 'one-submit' };
    await Promise.all([1, 2].map(() => author.post('/api/events', form, headers)));
    const again = await author.post('/api/events', form, headers);
    expect(again.statusCode).toBe(201);
    expect((await author.get('/api/events')).json().events).toEqual([again.json()]);
  });

  it('is for students who are signed in', async () => {
    const { author } = await makeCampus(t);
    const one = `/api/events/${(await announce(t, author))._id}`;
    const visitor = t.visitor();
    const answers = [
      await visitor.get('/api/events'),
      await visitor.get('/api/events/user'),
      await visitor.get(one),
      await visitor.get(`${one}/verify-organizer`),
      await visitor.get(`${one}/calendar.ics`),
      await visitor.post('/api/events', await planned(t)),
      await visitor.post(`${one}/interest`),
      await visitor.delete(`${one}/interest`),
      await visitor.put(one, { title: 'Mine now' }),
      await visitor.delete(one),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 401));
    expect(JSON.stringify(answers.map((answer) => answer.body))).not.toContain('98765');
  });

  it("lets nobody change or delete another student's event, nor the database", async () => {
    const { author, other, college } = await makeCampus(t);
    const event = await announce(t, author);
    for (const answer of [
      await other.put(`/api/events/${event._id}`, { title: 'Mine now' }),
      await other.delete(`/api/events/${event._id}`),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ message: eventMessages.notYours });
    }
    const { database } = t.api.services;
    const viewer = { collegeId: college.id, studentId: other.id, session: '' };
    const change = { id: event._id, body: { title: 'Mine now' }, move: () => undefined };
    const changed = await database.transaction((tx) => changeOwnEvent(tx, viewer, change));
    expect(changed).toBe(false);
    const deleted = await database.transaction((tx) => deleteOwnEvent(tx, viewer, event._id));
    expect(deleted).toBeUndefined();
    expect((await author.get(`/api/events/${event._id}`)).json()).toEqual(event);
  });

  it('is not there for another college, nor under ids that are none', async () => {
    const { author, stranger } = await makeCampus(t);
    const event = await announce(t, author);
    for (const id of [event._id, missing, 'none']) {
      const one = `/api/events/${id}`;
      const answers = [
        await stranger.get(one),
        await stranger.get(`${one}/verify-organizer`),
        await stranger.get(`${one}/calendar.ics`),
        await stranger.post(`${one}/interest`),
        await stranger.delete(`${one}/interest`),
        await stranger.put(one, { title: 'Mine now' }),
        await stranger.delete(one),
      ];
      for (const answer of answers) {
        expect(answer.statusCode).toBe(404);
        expect(answer.json()).toEqual({ message: eventMessages.missing });
      }
    }
    expect((await stranger.get('/api/events')).json().events).toEqual([]);
    expect((await author.get(`/api/events/${event._id}`)).json()).toEqual(event);
  });

  it('comes as a calendar file at its time on the campus clock', async () => {
    const { author, other } = await makeCampus(t);
    const event = await announce(t, author, { title: 'Diwali "night"' });
    const answer = await other.get(`/api/events/${event._id}/calendar.ics`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="diwali-night.ics"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const stamp = `${event.eventDate}T${event.eventTime}00`.replaceAll(/[-:]/g, '');
    expect(answer.body).toContain(`DTSTART;TZID=Asia/Kolkata:${stamp}`);
  });

  it('counts who is interested, each once, however many at once', async () => {
    const { author, college } = await makeCampus(t);
    const { _id } = await announce(t, author);
    const students = await Promise.all(Array.from({ length: 12 }, () => t.student({ college })));
    const path = `/api/events/${_id}/interest`;
    const twice = [...students, ...students];
    const answers = await Promise.all(twice.map((student) => student.post(path)));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    const [first] = students;
    expect((await first!.get(`/api/events/${_id}`)).json()).toMatchObject({
      interestedCount: 12,
      isInterested: true,
    });
    expect((await author.get(`/api/events/${_id}`)).json()).toMatchObject({
      interestedCount: 12,
      isInterested: false,
    });
    await Promise.all(twice.map((student) => student.delete(path)));
    expect((await first!.delete(path)).json()).toEqual({
      message: 'No longer marked as interested',
      interestedCount: 0,
      isInterested: false,
    });
  });
});

import { exploreMessages } from '@campus/contract';
import { asAddresses, describeOnEachDatabase, makeCampus } from '../../testing';
import { announce, inMinutes, planned } from './explore-fixture';
import { changeOwnExplore, deleteOwnExplore } from './explores.repository';

const missing = '00000000-0000-4000-8000-000000000000';

describeOnEachDatabase('explores', (t) => {
  it('answers what was announced, to its organiser and to others', async () => {
    const { author, other } = await makeCampus(t);
    const form = await planned(t, { title: ' Sunrise trek ' });
    const answer = await author.post('/api/explores', form);
    expect(answer.statusCode).toBe(201);
    const explore = {
      ...form,
      title: 'Sunrise trek',
      _id: expect.stringMatching(/^[\w-]{36}$/),
      images: [expect.stringMatching(/^data:image\/webp;base64,/)],
      isOrganizer: true,
      hasEnded: false,
      interestedCount: 0,
      isInterested: false,
    };
    expect(answer.json()).toEqual(explore);
    const list = { explores: [explore], pagination: { hasMore: false } };
    expect((await author.get('/api/explores')).json()).toEqual(list);
    expect((await author.get('/api/explores/user')).json()).toEqual(list);
    const seen = { ...explore, isOrganizer: false };
    const { _id } = answer.json();
    expect((await other.get(`/api/explores/${_id}`)).json()).toEqual(seen);
    expect((await other.get('/api/explores')).json()).toEqual({ ...list, explores: [seen] });
    expect((await other.get('/api/explores/user')).json().explores).toEqual([]);
    const verify = `/api/explores/${_id}/verify-organizer`;
    expect((await author.get(verify)).json()).toEqual({ isOrganizer: true });
    expect((await other.get(verify)).json()).toEqual({ isOrganizer: false });
  });

  it('needs no place, duration or handle', async () => {
    const { author } = await makeCampus(t);
    const {
      source: _s,
      destination: _d,
      duration: _l,
      socialMediaHandle: _h,
      ...form
    } = await planned(t);
    expect((await author.post('/api/explores', form)).json()).toMatchObject({
      source: '',
      destination: '',
      duration: '',
      socialMediaHandle: '',
    });
  });

  it('changes the fields that are sent and no others', async () => {
    const { author } = await makeCampus(t);
    const explore = await announce(t, author);
    const change = {
      title: 'Sunset trek',
      destination: '',
      socialMediaHandle: '',
      ...inMinutes(t, 3000),
    };
    const answer = await author.put(`/api/explores/${explore._id}`, change);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ ...explore, ...change });
    expect((await author.put(`/api/explores/${explore._id}`, {})).json()).toEqual({
      ...explore,
      ...change,
    });
  });

  it('is deleted with its pictures', async () => {
    const { author, college } = await makeCampus(t);
    const { _id } = await announce(t, author);
    const explore = (await author.get(`/api/explores/${_id}`, asAddresses)).json();
    for (const address of [...explore.images, ...explore.thumbnails]) {
      expect((await author.get(address)).headers['content-type']).toBe('image/webp');
    }
    const answer = await author.delete(`/api/explores/${_id}`);
    expect(answer.json()).toEqual({ message: exploreMessages.deleted });
    expect((await author.get(`/api/explores/${_id}`)).statusCode).toBe(404);
    for (const address of [...explore.images, ...explore.thumbnails]) {
      expect((await author.get(address)).statusCode).toBe(404);
    }
    const [left] = await t.api.services.database.query<{ n: number }>(
      'select count(*)::int as n from media where college_id = $1',
      [college.id],
    );
    expect(left?.n).toBe(0);
  });

  it('makes one explore of a submit that comes twice', async () => {
    const { author } = await makeCampus(t);
    const form = await planned(t);
    const headers = { 'idempotency-key': 'one-submit' };
    await Promise.all([1, 2].map(() => author.post('/api/explores', form, headers)));
    const again = await author.post('/api/explores', form, headers);
    expect(again.statusCode).toBe(201);
    expect((await author.get('/api/explores')).json().explores).toEqual([again.json()]);
  });

  it('is for students who are signed in', async () => {
    const { author } = await makeCampus(t);
    const one = `/api/explores/${(await announce(t, author))._id}`;
    const visitor = t.visitor();
    const answers = [
      await visitor.get('/api/explores'),
      await visitor.get('/api/explores/user'),
      await visitor.get(one),
      await visitor.get(`${one}/verify-organizer`),
      await visitor.get(`${one}/calendar.ics`),
      await visitor.post('/api/explores', await planned(t)),
      await visitor.post(`${one}/interest`),
      await visitor.delete(`${one}/interest`),
      await visitor.put(one, { title: 'Mine now' }),
      await visitor.delete(one),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual(answers.map(() => 401));
    expect(JSON.stringify(answers.map((answer) => answer.body))).not.toContain('98765');
  });

  it("lets nobody change or delete another student's explore, nor the database", async () => {
    const { author, other, college } = await makeCampus(t);
    const explore = await announce(t, author);
    for (const answer of [
      await other.put(`/api/explores/${explore._id}`, { title: 'Mine now' }),
      await other.delete(`/api/explores/${explore._id}`),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(answer.json()).toEqual({ message: exploreMessages.notYours });
    }
    const { database } = t.api.services;
    const viewer = { collegeId: college.id, studentId: other.id, session: '' };
    const change = { id: explore._id, body: { title: 'Mine now' }, move: () => undefined };
    const changed = await database.transaction((tx) => changeOwnExplore(tx, viewer, change));
    expect(changed).toBe(false);
    const deleted = await database.transaction((tx) => deleteOwnExplore(tx, viewer, explore._id));
    expect(deleted).toBeUndefined();
    expect((await author.get(`/api/explores/${explore._id}`)).json()).toEqual(explore);
  });

  it('is not there for another college, nor under ids that are none', async () => {
    const { author, stranger } = await makeCampus(t);
    const explore = await announce(t, author);
    for (const id of [explore._id, missing, 'none']) {
      const one = `/api/explores/${id}`;
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
        expect(answer.json()).toEqual({ message: exploreMessages.missing });
      }
    }
    expect((await stranger.get('/api/explores')).json().explores).toEqual([]);
    expect((await author.get(`/api/explores/${explore._id}`)).json()).toEqual(explore);
  });

  it('comes as a calendar file at its time on the campus clock', async () => {
    const { author, other } = await makeCampus(t);
    const explore = await announce(t, author, { title: 'Diwali "night"' });
    const answer = await other.get(`/api/explores/${explore._id}/calendar.ics`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="diwali-night.ics"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const stamp = `${explore.exploreDate}T${explore.exploreTime}00`.replaceAll(/[-:]/g, '');
    expect(answer.body).toContain('LOCATION:Main gate');
    expect(answer.body).toContain(`DTSTART;TZID=Asia/Kolkata:${stamp}`);
  });

  it('counts who is interested, each once, however many at once', async () => {
    const { author, college } = await makeCampus(t);
    const { _id } = await announce(t, author);
    const students = await Promise.all(Array.from({ length: 12 }, () => t.student({ college })));
    const path = `/api/explores/${_id}/interest`;
    const twice = [...students, ...students];
    const answers = await Promise.all(twice.map((student) => student.post(path)));
    expect(answers.every((answer) => answer.statusCode === 200)).toBe(true);
    const [first] = students;
    expect((await first!.get(`/api/explores/${_id}`)).json()).toMatchObject({
      interestedCount: 12,
      isInterested: true,
    });
    expect((await author.get(`/api/explores/${_id}`)).json()).toMatchObject({
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

import { describeOnEachDatabase, makeCampus } from '../../testing';
import { announce, inMinutes, planned } from './explore-fixture';

describeOnEachDatabase('explores', (t) => {
  it('creates a trip and returns it to its organiser and to other students', async () => {
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
      postedBy: author.username,
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

  it('accepts a trip without source, destination, duration or social media handle', async () => {
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

  it('changes only the fields that are sent', async () => {
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
});

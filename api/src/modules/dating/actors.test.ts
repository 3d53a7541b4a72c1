import { asAddresses, describeOnEachDatabase, type Client, type TestStudent } from '../../testing';
import {
  askFor,
  dater,
  explored,
  introduced,
  match,
  matchesOf,
  missing,
  requestTo,
  respond,
  say,
} from './dating-fixture';

const actors = [
  'visitor',
  'owner',
  'noProfile',
  'otherCollege',
  'ineligible',
  'eligible',
  'asking',
  'asked',
  'partner',
  'refused',
  'blocked',
  'unmatched',
] as const;
type Actor = (typeof actors)[number];
type Statuses = Readonly<Record<Actor, number>>;

/** The same status for all actors, except for those in `but`. */
const all = (status: number, but: Partial<Statuses> = {}): Statuses =>
  ({ ...Object.fromEntries(actors.map((actor) => [actor, status])), ...but }) as Statuses;

describeOnEachDatabase('access to dating calls', (t) => {
  let cast: Record<Actor, Client>;
  let owner: TestStudent;
  let photo: string;
  /** `matchId`: the match of owner and partner; `requestId`: the request of `asking` to the owner. */
  let matchId: string;
  let requestId: string;
  const members: TestStudent[] = [];

  beforeAll(async () => {
    const college = await t.college();
    owner = await dater(t, college, 'female');
    const man = () => dater(t, college, 'male');
    const [eligible, asking, asked, partner, refused, blocked, unmatched] = await Promise.all([
      man(),
      man(),
      man(),
      man(),
      man(),
      man(),
      man(),
    ]);
    matchId = await match(partner, owner);
    await askFor(refused, owner);
    await respond(owner, await requestTo(owner), 'reject');
    await owner.post('/api/dating/unmatch', { matchId: await match(unmatched, owner) });
    await match(blocked, owner);
    await owner.post('/api/dating/block', { userId: blocked.id });
    await askFor(owner, asked);
    await askFor(asking, owner);
    requestId = await requestTo(owner);
    photo = (await owner.get('/api/dating/profile', asAddresses)).json().profilePhoto;
    members.push(eligible, asking, asked, partner, refused, blocked, unmatched);
    cast = {
      visitor: t.visitor(),
      owner,
      noProfile: await t.student({ college }),
      otherCollege: await dater(t, await t.college(), 'male'),
      ineligible: await dater(t, college, 'female'),
      ...{ eligible, asking, asked, partner, refused, blocked, unmatched },
    };
  });

  async function statuses(ask: (actor: Client) => Promise<{ statusCode: number }>) {
    const found: Record<string, number> = {};
    for (const actor of actors) found[actor] = (await ask(cast[actor])).statusCode;
    return found;
  }

  const post = (path: string, body: object) => (actor: Client) =>
    actor.post(`/api/dating/${path}`, body);
  const get = (path: string) => (actor: Client) => actor.get(`/api/dating/${path}`);
  const seen = { visitor: 401, owner: 200, eligible: 200, asked: 200, asking: 200, partner: 200 };
  /** A student whose request is pending sees no more than one who was refused. */
  const maySee = all(404, { ...seen, asking: 404 });
  const ofTwo = all(404, { visitor: 401, owner: 200, partner: 200 });

  it('each actor gets the expected status for the own profile, lists and pause', async () => {
    expect(await statuses(get('check-profile'))).toEqual(all(200, { visitor: 401 }));
    for (const path of ['home', 'profile']) {
      expect(await statuses(get(path))).toEqual(all(200, { visitor: 401, noProfile: 404 }));
    }
    for (const path of ['match-requests', 'accepted-matches', 'blocked']) {
      expect(await statuses(get(path))).toEqual(all(200, { visitor: 401 }));
    }
    expect(await statuses((actor) => actor.put('/api/dating/profile', {}))).toEqual(
      all(200, { visitor: 401, noProfile: 404 }),
    );
    expect(await statuses(post('pause', { isPaused: false }))).toEqual(
      all(200, { visitor: 401, noProfile: 404 }),
    );
    const form = await introduced({ gender: 'none' });
    expect(await statuses(post('create-profile', form))).toEqual(all(400, { visitor: 401 }));
  });

  it('each actor gets the expected status for another profile, explore and photos', async () => {
    expect(await statuses(get('explore'))).toEqual(all(200, { visitor: 401, noProfile: 403 }));
    const shown = await Promise.all(
      members.map(async (man) => (await explored(man)).some((card) => card.user_id === owner.id)),
    );
    expect(shown).toEqual([true, false, false, false, false, false, false]);
    expect(await statuses(get(`profile/${owner.id}`))).toEqual({ ...maySee, noProfile: 403 });
    expect(await statuses((actor) => actor.get(photo))).toEqual(maySee);
  });

  it('each actor gets the expected status for the conversation of a match', async () => {
    expect(await statuses(get(`chat/${matchId}`))).toEqual(ofTwo);
    expect(await statuses(post(`chat/${matchId}/read`, { messageId: missing }))).toEqual(ofTwo);
    expect(await statuses(post('send-message', { matchId, message: 'Hi' }))).toEqual(ofTwo);
    const pending = post('send-message', { matchId: requestId, message: 'Hi' });
    expect(await statuses(pending)).toEqual(all(404, { visitor: 401 }));
    const messages = (await owner.get(`/api/dating/chat/${matchId}`)).json();
    expect(messages).toHaveLength(2);
  });

  it('each actor gets the expected status for sending and answering a match request', async () => {
    expect(await statuses(post('send-match-request', { toUserId: owner.id }))).toEqual(
      all(409, {
        visitor: 401,
        noProfile: 403,
        owner: 404,
        otherCollege: 404,
        ineligible: 404,
        blocked: 404,
        eligible: 200,
        // The owner had already asked this student: they are now a match.
        asked: 200,
      }),
    );
    const stranger = all(404, { visitor: 401 });
    const answers = (id: string) =>
      post('respond-match-request', { matchId: id, action: 'accept' });
    expect(await statuses(answers(requestId))).toEqual({ ...stranger, asking: 403, owner: 200 });
    expect(await statuses(answers(matchId))).toEqual({ ...stranger, partner: 403, owner: 409 });
  });

  it('each actor gets the expected status for reporting a profile', async () => {
    const body = { kind: 'profile', id: owner.id, reason: 'harassment' };
    const found = await statuses((actor) => actor.post('/api/reports', body));
    // Students who had contact may report it afterwards; nobody can report themselves.
    const never = { noProfile: 404, otherCollege: 404, ineligible: 404 };
    expect(found).toEqual(all(200, { visitor: 401, owner: 400, ...never }));
  });

  it('each actor gets the expected status for block, unblock, unmatch and profile deletion', async () => {
    for (const path of ['block', 'unblock'] as const) {
      const body = { userId: owner.id };
      const known = all(200, { visitor: 401, owner: 404, noProfile: 404 });
      const expected = { ...known, otherCollege: 404, ineligible: 404 };
      const open = all(200, { visitor: 401 });
      // The partner's block would end the match, which is tested below.
      const found = await statuses((actor) =>
        path === 'block' && actor === cast.partner
          ? Promise.resolve({ statusCode: 200 })
          : actor.post(`/api/dating/${path}`, body),
      );
      expect(found).toEqual(path === 'unblock' ? open : expected);
    }
    const end = post('unmatch', { matchId });
    // The first of the two to end it ends it for both.
    expect(await statuses(end)).toEqual(all(404, { visitor: 401, owner: 200 }));
    expect(await matchesOf(cast.partner as TestStudent)).toEqual([]);
    expect((await say(owner, matchId, 'Hi')).statusCode).toBe(404);
    const gone = await statuses((actor) => actor.delete('/api/dating/profile'));
    expect(gone).toEqual(all(200, { visitor: 401, noProfile: 404 }));
  });
});

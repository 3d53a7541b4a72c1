import type { OpenSession } from '@campus/contract';
import { endpoints } from '@campus/contract/testing';
import { randomUUID } from 'node:crypto';
import { ask, requestsFor } from '../modules/cabs/cab-fixture';
import { begin } from '../modules/conversations/conversation-fixture';
import {
  askFor,
  introduced,
  joinDating,
  match,
  requestTo,
  say,
} from '../modules/dating/dating-fixture';
import { ads, cabs, events, explores } from '../modules/listing/listing-fixture';
import { operate } from '../operator/operate-fixture';
import {
  describeOnEachDatabase,
  makeCampus,
  photo,
  publish,
  queriesOf,
  type Campus,
  type Client,
  type TestStudent,
} from '../testing';

/** Who calls what, the statements that it needs, what is sent, and a name for the id in the answer. */
type Write = [
  who: 'student' | 'author' | 'visitor',
  call: string,
  statements: number,
  sent?: unknown,
  named?: string,
];

/** As in `queries.test.ts`: change a number only on purpose. */
describeOnEachDatabase('the number of database queries of a write', (t) => {
  const places = new Map<string, string>();
  const place = (path: string) => path.replace(/:\w+/g, (name) => places.get(name) ?? name);
  let campus: Campus;
  let student: TestStudent;
  let author: TestStudent;
  let visitor: Client;

  /** What the later writes change. */
  async function makeWritable({ other, community, college }: Campus) {
    const third = await t.student({ college });
    await operate(t, 'moderators add', {
      ...{ community: community.id, student: other.username, founder: true },
    });
    const talk = place('/api/conversations/:talk/messages');
    const said = await author.post(talk, { message: 'Still here' });
    const whispered = await say(author, place(':match'), 'Hello there');
    const cab = await cabs.make(t, author);
    await ask(third, cab._id);
    const [seat] = await requestsFor(author, cab._id);
    const [asking, dater] = [await t.student({ college }), await t.student({ college })];
    for (const woman of [asking, dater]) await joinDating(woman, { gender: 'female' });
    await askFor(asking, other);
    const page = await other.get(`/api/people/${third.username}`);
    const made: readonly (readonly [string, string | undefined])[] = [
      [':photo', await photo()],
      [':said', said.json<{ sent: { _id: string } }>().sent._id],
      [':whispered', whispered.json<{ sent: { _id: string } }>().sent._id],
      [':cab', cab._id],
      [':seat', seat?._id],
      [':event', (await events.make(t, author))._id],
      [':explore', (await explores.make(t, author))._id],
      [':asked', await requestTo(other)],
      [':dater', dater.id],
      [':third', third.username],
      [':person', page.json<{ _id: string }>()._id],
    ];
    for (const [name, value = ''] of made) places.set(name, value);
  }

  beforeAll(async () => {
    campus = await makeCampus(t);
    const { other, community, college } = campus;
    author = campus.author;
    student = other;
    visitor = t.visitor();
    places.set(':community', community.id);
    places.set(':author', author.username);
    places.set(':confessions', college.confessionsId);
    places.set(':post', (await publish(author, community.id))._id);
    places.set(':secret', (await publish(author, college.confessionsId))._id);
    await joinDating(author, { gender: 'female' });
    await joinDating(other, { gender: 'male' });
    places.set(':lover', author.id);
    places.set(':match', await match(other, author));
    const sold = await ads.make(t, author);
    places.set(':listing', sold._id);
    places.set(':talk', (await begin(other, sold._id)).conversationId);
    await makeWritable(campus);
    stopped = [Date.now(), performance.now()];
    stopClocks();
    // Reads the names of the communities again: on a busy machine they are older than a second by now.
    await queriesOf(t, () => student.get(place('/api/posts/community/:community')));
  });

  // Cached data does not expire meanwhile, however busy the machine is.
  let stopped = [0, 0];
  function stopClocks() {
    jest.spyOn(Date, 'now').mockReturnValue(stopped[0] ?? 0);
    jest.spyOn(performance, 'now').mockReturnValue(stopped[1] ?? 0);
  }
  beforeEach(stopClocks);

  const text = 'Has anybody seen my umbrella?';
  const post = (community: string) => ({ content: text, images: [], community_id: community });

  const posts: readonly [path: string, sent: unknown, statements: number][] = [
    ['/api/posts/:post/like', undefined, 1],
    ['/api/posts/:post/comments', { comment: text }, 1],
    ['/api/posts/:secret/comments', { comment: text }, 1],
    ['/api/posts', post(':community'), 1],
    ['/api/posts', post(':confessions'), 1],
    ['/api/conversations', { kind: 'ad', listing: ':listing', message: text }, 1],
    ['/api/conversations/:talk/messages', { message: text }, 1],
    ['/api/dating/send-message', { matchId: ':match', message: text }, 1],
  ];

  it.each(posts)(
    'POST %s %j: %i statements, with or without idempotency key',
    async (path, sent, expected) => {
      const body: unknown = sent && JSON.parse(place(JSON.stringify(sent)));
      const call = (headers: Record<string, string>) => () =>
        student.post(place(path), body, headers);
      // The first comment on a post reads the post once.
      await queriesOf(t, call({}));
      expect(await queriesOf(t, call({}))).toBe(expected);
      expect(await queriesOf(t, call({ 'idempotency-key': randomUUID() }))).toBe(expected);
    },
  );

  const newListings = [
    { listing: ads, expected: 6 },
    { listing: cabs, expected: 4 },
    { listing: events, expected: 6 },
    { listing: explores, expected: 6 },
  ];

  it.each(newListings)(
    'POST $listing.path: $expected statements',
    async ({ listing, expected }) => {
      const form = await listing.form(t);
      expect(await queriesOf(t, () => student.post(listing.path, form))).toBe(expected);
    },
  );

  const answer = { action: 'accept', matchId: ':asked' };
  const image = ':photo';
  const contact = { name: 'Asha', email: 'asha@school.example', subject: 'Hello', message: text };
  const [oldPassword, newPassword] = ['correct horse', 'battery staple'];

  /** Everything else that is written, in this order. */
  const writes: readonly Write[] = [
    ['student', 'PUT /api/user/about', 1, { department: 'Physics', year: 3 }],
    ['student', 'PUT /api/user/interests', 1, { isShown: true }],
    ['student', 'PUT /api/user/avatar', 5, { image }],
    ['student', 'DELETE /api/user/avatar', 4],
    ['student', 'PUT /api/user/blocks/:person', 1],
    ['student', 'DELETE /api/user/blocks/:person', 1],
    [
      'student',
      'PUT /api/push',
      5,
      { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/1' },
    ],
    ['student', 'DELETE /api/push', 1],
    ['student', 'POST /api/reports', 4, { kind: 'ad', id: ':listing', reason: 'hate' }],
    [
      'student',
      'POST /api/community-request',
      5,
      { name: 'Chess', description: 'For all who play' },
    ],
    ['visitor', 'POST /api/contact', 1, contact],
    [
      'visitor',
      'POST /api/college-request',
      6,
      {
        ...{ requesterName: 'Asha', requesterEmail: contact.email, requesterPhone: '98765 43210' },
        ...{ name: 'Konkan Institute', state: 'Goa', country: 'India', emailSuffix: '@k.example' },
        ...{ contactEmail: 'office@k.example', reason: 'Friends are there' },
      },
    ],
    ['visitor', 'POST /api/beacon', 0, { incidents: [], seen: [] }],
    ['student', 'POST /api/posts/:post/dislike', 1],
    ['student', 'POST /api/posts/:post/comments', 1, { comment: text }, ':comment'],
    ['student', 'PUT /api/posts/:post/comments/:comment', 2, { comment: 'It is blue' }],
    ['author', 'PUT /api/posts/:post/comments/:comment/like', 1],
    ['author', 'DELETE /api/posts/:post/comments/:comment/like', 1],
    ['student', 'PUT /api/posts/:post/comments/:comment/hidden', 7, { reason: 'Off topic' }],
    ['student', 'DELETE /api/posts/:post/comments/:comment/hidden', 7],
    ['student', 'DELETE /api/posts/:post/comments/:comment', 2],
    ['student', 'PUT /api/posts/:post/pinned', 8, { pinned: true }],
    ['student', 'PUT /api/posts/:post/hidden', 8, { reason: 'Off topic' }],
    ['student', 'DELETE /api/posts/:post/hidden', 7],
    ['student', 'PUT /api/communities/:community/rules', 6, { rules: 'Be kind' }],
    ['student', 'PUT /api/communities/:community/moderators/:author', 7],
    ['student', 'DELETE /api/communities/:community/moderators/:author', 7],
    ['student', 'PUT /api/communities/:community/membership', 1],
    ['student', 'PUT /api/communities/:community/muted', 1, { muted: true }],
    ['student', 'PUT /api/communities/:community/seen', 1],
    ['student', 'DELETE /api/communities/:community/membership', 1],
    ['author', 'PUT /api/posts/:post', 3, { content: 'Found it' }],
    ['author', 'DELETE /api/posts/:post', 6],
    ['author', 'PUT /api/sell/:listing', 3, { title: 'Desk lamp' }],
    ['author', 'DELETE /api/sell/:listing', 7],
    ['student', 'POST /api/conversations/:talk/read', 1, { messageId: ':said' }],
    ['author', 'PUT /api/cabs/:cab', 6, { description: 'One bag' }],
    ['student', 'POST /api/cabs/:cab/seat', 8],
    ['student', 'DELETE /api/cabs/:cab/seat', 6],
    ['author', 'POST /api/cabs/:cab/seat-requests/:seat', 10, { action: 'grant' }],
    ['author', 'DELETE /api/cabs/:cab', 2],
    ...['event', 'explore'].flatMap((name): Write[] => [
      ['student', `POST /api/${name}s/:${name}/interest`, 5],
      ['student', `DELETE /api/${name}s/:${name}/interest`, 5],
      ['author', `PUT /api/${name}s/:${name}`, 6, { description: 'Bring water' }],
      ['author', `DELETE /api/${name}s/:${name}`, 7],
    ]),
    ['student', 'POST /api/notifications/read', 2, {}],
    ['student', 'POST /api/dating/chat/:match/read', 3, { messageId: ':whispered' }],
    ['student', 'POST /api/dating/show-read', 5, { isShown: false }],
    ['student', 'POST /api/dating/hide-from-department', 5, { isHidden: true }],
    ['student', 'POST /api/dating/pause', 5, { isPaused: false }],
    ['student', 'PUT /api/dating/hidden-from/:third', 5, {}],
    ['student', 'DELETE /api/dating/hidden-from/:third', 1],
    ['student', 'PUT /api/dating/profile', 8, { name: 'Arjun' }],
    ['student', 'POST /api/dating/unmatch', 5, { matchId: ':match' }],
    ['student', 'POST /api/dating/send-match-request', 6, { toUserId: ':dater' }],
    ['student', 'POST /api/dating/respond-match-request', 6, answer],
    ['student', 'POST /api/dating/block', 7, { userId: ':dater' }],
    ['student', 'POST /api/dating/unblock', 1, { userId: ':dater' }],
    ['student', 'DELETE /api/dating/profile', 8],
    ['student', 'PUT /api/user/username', 1, { username: 'renamed_once' }],
    ['student', 'POST /api/user/sessions/end-others', 3],
    [
      'student',
      'PUT /api/user/change-password',
      5,
      { oldPassword, newPassword, confirmPassword: newPassword },
    ],
    ['student', 'POST /api/user/delete', 5, { password: newPassword, confessions: 'keep' }],
  ];

  it.each(writes)('%s %s: %i statements', async (...[who, address, expected, sent, named]) => {
    const [method = '', path = ''] = address.split(' ');
    const body: unknown = sent && JSON.parse(place(JSON.stringify(sent)));
    const client = { student, author, visitor }[who];
    const call = async () => {
      const answer =
        method === 'DELETE'
          ? await client.delete(place(path))
          : await client[method === 'PUT' ? 'put' : 'post'](place(path), body);
      if (named) places.set(named, answer.json<{ _id: string }>()._id);
      return answer;
    };
    expect(await queriesOf(t, call)).toBe(expected);
  });

  const signingIn = {
    '/api/auth/send-otp': 3,
    '/api/auth/verify-otp-register': 9,
    '/api/dating/create-profile': 8,
    '/api/auth/login': 6,
    '/api/user/sessions/end': 2,
    '/api/auth/logout': 1,
    '/api/auth/send-password-reset-otp': 2,
    '/api/auth/verify-otp-reset-password': 7,
  };

  it('signing up, signing in, ending sessions and resetting a password', async () => {
    const { college } = campus;
    const newcomer = t.visitor();
    const email = `newcomer${college.emailSuffix}`;
    const password = newPassword;
    const counted: Record<string, number> = {};
    const count = async (client: Client, path: string, body?: unknown) => {
      counted[path] = await queriesOf(t, () => client.post(path, body));
    };
    const asked = { email, college_id: college.id };
    await count(newcomer, '/api/auth/send-otp', asked);
    const signUp = { ...asked, username: 'newcomer', otp: await t.postbox.codeFor(email) };
    await count(newcomer, '/api/auth/verify-otp-register', { ...signUp, password });
    await count(newcomer, '/api/dating/create-profile', await introduced());
    await count(visitor, '/api/auth/login', { email, password });
    const devices = (await visitor.get('/api/user/sessions')).json<OpenSession[]>();
    const other = devices.find(({ current }) => !current);
    await count(visitor, '/api/user/sessions/end', { id: other?._id });
    await count(visitor, '/api/auth/logout');
    await count(visitor, '/api/auth/send-password-reset-otp', { email });
    const reset = {
      email,
      otp: await t.postbox.codeFor(email, 2),
      newPassword: 'one more password',
    };
    await count(visitor, '/api/auth/verify-otp-reset-password', reset);
    expect(counted).toEqual(signingIn);
  });

  it('is known for every call', () => {
    const shape = (call: string) => call.replace(/\?.*/, '').replaceAll(/:\w+/g, ':');
    const known = new Set(
      [
        ...posts.map(([path]) => `POST ${path}`),
        ...newListings.map(({ listing }) => `POST ${listing.path}`),
        ...writes.map(([, call]) => call),
        ...Object.keys(signingIn).map((path) => `POST ${path}`),
      ].map(shape),
    );
    const calls = endpoints
      .filter(({ method }) => method !== 'GET')
      .map(({ method, path }) => `${method} ${path}`);
    expect(calls.filter((call) => !known.has(shape(call)))).toEqual([]);
  });
});

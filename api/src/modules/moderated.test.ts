import { textFields } from '@campus/contract';
import { endpoints } from '@campus/contract/testing';
import { describeOnOneDatabase, makeCampus, publish, type Harness } from '../testing';
import { offered, sell } from './ads/ad-fixture';
import { offer, ride } from './cabs/cab-fixture';
import { begin } from './conversations/conversation-fixture';
import { introduced, joinDating, makePair, match } from './dating/dating-fixture';
import * as event from './events/event-fixture';
import * as explore from './explores/explore-fixture';
import { operate } from '../operator/operate-fixture';

/** A call: a student who may make it, its address, and a body with all texts, none of them to be refused. */
interface Sending {
  readonly who: ReturnType<Harness['visitor']>;
  readonly url: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const change = { title: 'Anew', description: 'Changed', phone: '12345' };

/** A campus whose `author` is a moderator of the community. */
async function makeModerator(t: Harness) {
  const campus = await makeCampus(t);
  const meant = { community: campus.community.id, student: campus.author.username };
  await operate(t, 'moderators add', meant);
  return campus;
}

/** Every call with texts that other students will read. */
const sendings: Record<string, (t: Harness) => Promise<Sending>> = {
  async 'POST /api/posts'(t) {
    const { author: who, community } = await makeCampus(t);
    return { who, url: '/api/posts', body: { content: 'Chai?', community_id: community.id } };
  },
  async 'PUT /api/posts/:id'(t) {
    const { author: who, community } = await makeCampus(t);
    const { _id } = await publish(who, community.id);
    return { who, url: `/api/posts/${_id}`, body: { content: 'Coffee?' } };
  },
  async 'POST /api/posts/:id/comments'(t) {
    const { author, other: who, community } = await makeCampus(t);
    const { _id } = await publish(author, community.id);
    return { who, url: `/api/posts/${_id}/comments`, body: { comment: 'I am in' } };
  },
  async 'POST /api/sell'(t) {
    return { who: await t.student(), url: '/api/sell', body: await offered() };
  },
  async 'PUT /api/sell/:id'(t) {
    const who = await t.student();
    const { _id } = await sell(who);
    const body = { ...change, name: 'Ravi', socialMediaHandle: '@ravi' };
    return { who, url: `/api/sell/${_id}`, body };
  },
  async 'POST /api/cabs'(t) {
    return { who: await t.student(), url: '/api/cabs', body: ride(t) };
  },
  async 'PUT /api/cabs/:id'(t) {
    const who = await t.student();
    const { _id } = await offer(t, who);
    return { who, url: `/api/cabs/${_id}`, body: ride(t) };
  },
  async 'POST /api/events'(t) {
    return { who: await t.student(), url: '/api/events', body: await event.planned(t) };
  },
  async 'PUT /api/events/:id'(t) {
    const who = await t.student();
    const { _id } = await event.announce(t, who);
    return { who, url: `/api/events/${_id}`, body: { ...change, organiserName: 'Drama club' } };
  },
  async 'POST /api/explores'(t) {
    return { who: await t.student(), url: '/api/explores', body: await explore.planned(t) };
  },
  async 'PUT /api/explores/:id'(t) {
    const who = await t.student();
    const { _id } = await explore.announce(t, who);
    const { images: _images, ...body } = await explore.planned(t);
    return { who, url: `/api/explores/${_id}`, body };
  },
  async 'PUT /api/posts/:id/comments/:commentId'(t) {
    const { author: who, community } = await makeCampus(t);
    const { _id } = await publish(who, community.id);
    const comments = `/api/posts/${_id}/comments`;
    const comment = (await who.post(comments, { comment: 'Well said' })).json();
    return { who, url: `${comments}/${comment._id}`, body: { comment: 'Very well said' } };
  },
  async 'POST /api/dating/create-profile'(t) {
    const url = '/api/dating/create-profile';
    return { who: await t.student(), url, body: await introduced() };
  },
  async 'PUT /api/dating/profile'(t) {
    const who = await t.student();
    await joinDating(who);
    const { images: _images, profilePhoto: _photo, ...body } = await introduced();
    return { who, url: '/api/dating/profile', body };
  },
  async 'POST /api/dating/send-message'(t) {
    const { asha: who, arjun } = await makePair(t);
    const matchId = await match(arjun, who);
    return { who, url: '/api/dating/send-message', body: { matchId, message: 'Hello' } };
  },
  async 'POST /api/conversations'(t) {
    const { author, other: who } = await makeCampus(t);
    const body = { kind: 'ad', listing: (await sell(author))._id, message: 'Is it there?' };
    return { who, url: '/api/conversations', body };
  },
  async 'POST /api/conversations/:id/messages'(t) {
    const { author, other: who } = await makeCampus(t);
    const { conversationId } = await begin(who, (await sell(author))._id);
    const url = `/api/conversations/${conversationId}/messages`;
    return { who, url, body: { message: 'Hello' } };
  },
  async 'PUT /api/communities/:id/rules'(t) {
    const { author: who, community } = await makeModerator(t);
    return { who, url: `/api/communities/${community.id}/rules`, body: { rules: 'No ads' } };
  },
  async 'PUT /api/posts/:id/hidden'(t) {
    const { author: who, other, community } = await makeModerator(t);
    const { _id } = await publish(other, community.id);
    return { who, url: `/api/posts/${_id}/hidden`, body: { reason: 'Off topic' } };
  },
  async 'PUT /api/posts/:id/comments/:commentId/hidden'(t) {
    const { author: who, other, community } = await makeModerator(t);
    const { _id } = await publish(other, community.id);
    const comments = `/api/posts/${_id}/comments`;
    const comment = (await other.post(comments, { comment: 'Well said' })).json();
    return { who, url: `${comments}/${comment._id}/hidden`, body: { reason: 'Off topic' } };
  },
  async 'POST /api/community-request'(t) {
    const body = { name: 'Chess', description: 'For all who play' };
    return { who: await t.student(), url: '/api/community-request', body };
  },
  async 'PUT /api/user/about'(t) {
    const body = { department: 'Physics', year: 2 };
    return { who: await t.student(), url: '/api/user/about', body };
  },
  async 'PUT /api/user/username'(t) {
    const body = { username: 'quokka_78' };
    return { who: await t.student(), url: '/api/user/username', body };
  },
  async 'POST /api/auth/verify-otp-register'(t) {
    const { id: college_id, emailSuffix } = await t.college();
    const email = `asha${emailSuffix}`;
    await t.visitor().post('/api/auth/send-otp', { email, college_id });
    const otp = await t.postbox.codeFor(email);
    const body = { email, college_id, otp, username: 'asha_78', password: 'monsoon-2026' };
    return { who: t.visitor(), url: '/api/auth/verify-otp-register', body };
  },
};

const calls = endpoints.flatMap(({ method, path, body }) => {
  const texts = body ? textFields(body).filter(({ moderation }) => moderation !== 'none') : [];
  return texts.length > 0 ? [{ name: `${method} ${path}`, texts }] : [];
});

const unfit = (moderation: string) =>
  moderation === 'username' ? 'fuck_you_all' : 'You are a fucking idiot, kill yourself';

it('every call with moderated text fields has a test case in this file', () => {
  expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(sendings).sort());
});

const written = [
  ...['posts', 'comments', 'ads', 'cabs', 'events', 'explores', 'students'],
  ...[
    'dating_profiles',
    'dating_messages',
    'conversations',
    'conversation_messages',
    'community_requests',
    'communities',
    'moderator_log',
  ],
];

describeOnOneDatabase('moderation', (t) => {
  const stored = () =>
    Promise.all(
      written.map((table) =>
        t.api.services.database.query(`select to_jsonb(x) as row from ${table} x order by 1`),
      ),
    );

  it.each(calls)(
    '$name rejects an insult in every text field and stores nothing',
    async ({ name, texts }) => {
      const prepare = sendings[name];
      if (prepare === undefined) throw new Error(`${name} is not tried.`);
      const { who, url, body } = await prepare(t);
      const send = (sent: object) =>
        name.startsWith('PUT') ? who.put(url, sent) : who.post(url, sent);
      expect(Object.keys(body)).toEqual(expect.arrayContaining(texts.map(({ field }) => field)));
      const before = await stored();
      for (const { field, moderation } of texts) {
        const answer = await send({ ...body, [field]: unfit(moderation) });
        expect([field, answer.statusCode, answer.json()]).toEqual([
          field,
          422,
          {
            type: 'content_moderation_failed',
            field,
            reason: expect.stringMatching(/\S/),
            message: expect.stringMatching(/\S/),
          },
        ]);
      }
      expect(await stored()).toEqual(before);
      // The same body without the bad text is accepted.
      expect((await send(body)).statusCode).toBeLessThan(300);
    },
  );
});

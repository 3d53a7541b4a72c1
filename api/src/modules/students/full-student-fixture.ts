import type { Post } from '@campus/contract';
import { randomUUID } from 'node:crypto';
import { tables } from '../../database/database';
import {
  makeCampus,
  photo,
  publish,
  type Campus,
  type Harness,
  type TestStudent,
} from '../../testing';
import { operate } from '../../operator/operate-fixture';
import { sell } from '../ads/ad-fixture';
import { ask, offer, reply, requestsFor } from '../cabs/cab-fixture';
import { begin, write as writeTo } from '../conversations/conversation-fixture';
import { askFor, joinDating, match, say } from '../dating/dating-fixture';
import { announce as announceEvent } from '../events/event-fixture';
import { announce as announceTrip } from '../explores/explore-fixture';

/** The student's names and contact data; nothing else in the test database contains them. */
export const marks = {
  username: 'quokka_77',
  datingName: 'Quokkalina',
  contactName: 'Quokka Nair',
  phone: '90210 43217',
  department: 'Marsupial Studies',
} as const;

export interface FullStudent extends Campus {
  /** A student with one of everything; the author of the campus. */
  readonly student: TestStudent;
  /** Content of the campus's other student. */
  readonly theirs: {
    readonly post: Post;
    readonly confession: Post;
    readonly cabId: string;
  };
  readonly confession: Post;
  readonly matchId: string;
}

const contact = { contactName: marks.contactName, phone: marks.phone };

async function must(
  answer: Promise<{ statusCode: number; body: string }>,
): Promise<{ readonly _id: string }> {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode} ${body}`);
  return JSON.parse(body) as { _id: string };
}

async function write(t: Harness, { author: student, other, community, college }: Campus) {
  const images = [await photo()];
  const own = await publish(student, community.id, { content: 'Lost my umbrella', images });
  const post = await publish(other, community.id, { content: 'Quiz tonight' });
  const confession = await publish(student, college.confessionsId, {
    content: 'I skip lab',
    images,
  });
  const theirConfession = await publish(other, college.confessionsId, {
    content: 'I talk to cats',
  });
  const comment = (who: TestStudent, { _id }: Post, text: string) =>
    must(who.post(`/api/posts/${_id}/comments`, { comment: text }));
  const like = (who: TestStudent, { _id }: Post, comment: string) =>
    must(who.put(`/api/posts/${_id}/comments/${comment}/like`));
  const seen = await comment(other, own, 'Saw it in the canteen');
  await like(student, own, seen._id);
  const joined = await comment(student, post, 'I am in');
  await like(other, post, joined._id);
  await comment(student, post, 'With two friends');
  await comment(other, confession, 'Me too');
  await comment(student, confession, 'Glad to hear');
  await comment(student, theirConfession, 'Cats listen');
  await must(student.post(`/api/posts/${post._id}/like`));
  await must(student.post(`/api/posts/${theirConfession._id}/dislike`));
  await must(other.post(`/api/posts/${own._id}/like`));
  await must(student.put(`/api/communities/${community.id}/membership`));
  await operate(t, 'moderators add', { community: community.id, student: marks.username });
  await must(student.put(`/api/communities/${community.id}/rules`, { rules: 'Be kind' }));
  return { own, post, confession, theirConfession };
}

async function list(t: Harness, { author: student, other }: Campus) {
  const named = { name: contact.contactName, phone: contact.phone };
  const sold = await sell(student, named);
  const ad = await sell(other);
  const { conversationId } = await begin(student, ad._id, { message: 'Is the lamp there?' });
  await must(writeTo(other, conversationId, 'It is'));
  await begin(other, sold._id, { message: 'Is yours there?' });
  const own = await offer(t, student, { passengerName: marks.contactName, phone: marks.phone });
  await must(ask(other, own._id));
  const { _id: cabId } = await offer(t, other);
  await must(ask(student, cabId));
  const [request] = await requestsFor(other, cabId);
  await must(reply(other, { cab: cabId, request: request?._id ?? '', action: 'grant' }));
  const organised = { organiserName: marks.contactName, phone: marks.phone };
  for (const [path, announce] of [
    ['events', announceEvent],
    ['explores', announceTrip],
  ] as const) {
    await announce(t, student, organised);
    const { _id } = await announce(t, other);
    await must(student.post(`/api/${path}/${_id}/interest`));
  }
  return { ad, cabId };
}

/** A profile, a match, a request in each direction, and a block in each direction. */
async function date(t: Harness, { author: student, other, college }: Campus): Promise<string> {
  const images = [await photo()];
  await joinDating(student, { gender: 'female', name: marks.datingName, images });
  const people = [other];
  for (let count = 0; count < 4; count += 1) people.push(await t.student({ college }));
  for (const [index, one] of people.entries()) {
    await joinDating(one, { gender: 'male', name: `Arjun ${'ABCDE'[index]}` });
  }
  const [, asking, asked, blocked, blocking] = people as [
    TestStudent,
    TestStudent,
    TestStudent,
    TestStudent,
    TestStudent,
  ];
  const matchId = await match(other, student);
  await must(say(student, matchId, 'Hello there'));
  await must(say(other, matchId, 'Hello you'));
  await must(askFor(asking, student));
  await must(askFor(student, asked));
  await must(student.post('/api/dating/block', { userId: blocked.id }));
  await must(blocking.post('/api/dating/block', { userId: student.id }));
  await must(student.put(`/api/dating/hidden-from/${blocked.username}`, {}));
  await must(blocking.put(`/api/dating/hidden-from/${marks.username}`, {}));
  return matchId;
}

/** A page with a picture, and a block in each direction. */
async function beSomebody(t: Harness, { author: student, college }: Campus): Promise<void> {
  await must(student.put('/api/user/avatar', { image: await photo() }));
  await must(student.put('/api/user/about', { department: marks.department, year: 3 }));
  const [blocked, blocking] = [await t.student({ college }), await t.student({ college })];
  const idOf = async (of: TestStudent) =>
    (await must(blocking.get(`/api/people/${of.username}`)))._id;
  const own = await must(blocking.get(`/api/people/${marks.username}`));
  await must(student.put(`/api/user/blocks/${await idOf(blocked)}`));
  await must(blocking.put(`/api/user/blocks/${own._id}`));
}

/** Rows that none of the student's own calls writes. */
async function fileAway(t: Harness, campus: Campus): Promise<void> {
  const { author: student, other } = campus;
  const { orm } = t.api.services.database;
  const { collegeId, email } = student;
  const createdAt = t.api.services.clock();
  const asking = { name: 'Chess', description: 'For all who play', createdAt };
  await orm
    .insert(tables.communityRequests)
    .values({ collegeId, studentId: student.id, ...asking });
  await orm.insert(tables.contactMessages).values({
    ...{ name: marks.contactName, email: email.toUpperCase() },
    ...{ subject: 'A question', message: 'How do I join?', createdAt },
  });
  await orm.insert(tables.collegeRequests).values({
    ...{ requesterName: marks.contactName, requesterEmail: email, requesterPhone: marks.phone },
    ...{ name: 'Konkan Institute', state: 'Goa', country: 'India', emailSuffix: '@k.example' },
    ...{ contactEmail: 'office@k.example', reason: 'Friends are there', createdAt },
  });
  const row = { collegeId, kind: 'comment', subjectId: randomUUID(), createdAt };
  await orm.insert(tables.notifications).values([
    { ...row, studentId: student.id, actorId: other.id },
    { ...row, studentId: other.id, actorId: student.id },
  ]);
}

const reasons = { collegeId: '', reason: 'spam', details: 'Again and again' };

/** A student who has used every feature of the site, with other students who have done the same to them. */
export async function makeFullStudent(t: Harness): Promise<FullStudent> {
  const campus = await makeCampus(t);
  const { author: student, other } = campus;
  await must(student.put('/api/user/username', { username: marks.username }));
  const { own, post, confession, theirConfession } = await write(t, campus);
  const { ad, cabId } = await list(t, campus);
  const matchId = await date(t, campus);
  await beSomebody(t, campus);
  await fileAway(t, campus);
  const report = { ...reasons, collegeId: campus.college.id, createdAt: t.api.services.clock() };
  await t.api.services.database.orm.insert(tables.reports).values([
    {
      ...{ ...report, reporterId: student.id, kind: 'ad', subjectId: ad._id, authorId: other.id },
      evidence: { title: ad.title, images: [] },
    },
    {
      ...{ ...report, reporterId: other.id, kind: 'post', subjectId: own._id },
      ...{ authorId: student.id, evidence: { content: own.content, images: [] } },
    },
    {
      ...{ ...report, reporterId: other.id, kind: 'post', subjectId: confession._id },
      evidence: { content: confession.content, images: [] },
    },
  ]);
  await must(t.visitor().post('/api/auth/send-password-reset-otp', { email: student.email }));
  const theirs = { post, confession: theirConfession, cabId };
  return { ...campus, student, theirs, confession, matchId };
}

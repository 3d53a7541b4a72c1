import type { DatingProfile, Match, ProfileCard } from '@campus/contract';
import { photo, type Harness, type TestCollege, type TestStudent } from '../../testing';

/** A valid id that no row has. */
export const missing = '00000000-0000-4000-8000-000000000000';

/** The body that the profile form sends. */
export async function introduced(changes: Record<string, unknown> = {}) {
  return {
    profilePhoto: await photo(),
    images: [],
    name: 'Asha',
    gender: 'female',
    shortDescription: 'Climber and chai person',
    fullDescription: 'I climb on weekends and read in the library lamp light.',
    partnerPreferences: 'Somebody who laughs easily',
    ...changes,
  };
}

export async function joinDating(student: TestStudent, changes: Record<string, unknown> = {}) {
  const answer = await student.post('/api/dating/create-profile', await introduced(changes));
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<DatingProfile>();
}

/** A student of the college with a profile. */
export async function dater(t: Harness, college: TestCollege, gender: string) {
  const student = await t.student({ college });
  await joinDating(student, { gender, name: gender === 'male' ? 'Arjun' : 'Asha' });
  return student;
}

/** A woman and a man of one college, both with a profile. */
export async function makePair(t: Harness, at?: TestCollege) {
  const college = at ?? (await t.college());
  const [asha, arjun] = await Promise.all([dater(t, college, 'female'), dater(t, college, 'male')]);
  return { college, asha, arjun };
}

export function askFor(from: TestStudent, to: { readonly id: string }) {
  return from.post('/api/dating/send-match-request', { toUserId: to.id });
}

/** The id of the newest request to a student. */
export async function requestTo(student: TestStudent): Promise<string> {
  const [request] = (await student.get('/api/dating/match-requests')).json<{ _id: string }[]>();
  if (request === undefined) throw new Error('There is no request.');
  return request._id;
}

export function respond(student: TestStudent, matchId: string, action: 'accept' | 'reject') {
  return student.post('/api/dating/respond-match-request', { matchId, action });
}

/** Creates a match between two students. @returns its id */
export async function match(from: TestStudent, to: TestStudent): Promise<string> {
  await askFor(from, to);
  const matchId = await requestTo(to);
  const answer = await respond(to, matchId, 'accept');
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return matchId;
}

export async function matchesOf(student: TestStudent): Promise<Match[]> {
  return (await student.get('/api/dating/accepted-matches')).json<Match[]>();
}

export async function explored(student: TestStudent, query = ''): Promise<ProfileCard[]> {
  return (await student.get(`/api/dating/explore${query}`)).json().profiles;
}

/** Sends a message, given as text or as a full request body. */
export function say(student: TestStudent, matchId: string, said: string | object) {
  const body = typeof said === 'string' ? { message: said } : said;
  return student.post('/api/dating/send-message', { matchId, ...body });
}

import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  call,
  count,
  enter,
  newName,
  pick,
  type Actor,
  type Operation,
  type World,
} from '../world';

/** The place of a session is named as in the database. */
const sessionOf = (token: string) =>
  `session:${createHash('sha256').update(token).digest('base64url')}`;

export const rename: Operation = async (world, actor) => {
  const username = newName();
  const write = world.history.write(`name:${actor.id}`, [username]);
  const outcome = await call(world, 'rename', {
    method: 'PUT',
    url: '/api/user/username',
    body: { username },
    token: actor.token,
  });
  enter(write, outcome, username);
};

/** Milliseconds: a restarting site is back by then. */
const signInTimeout = 120_000;
const betweenAttempts = 100;

/** Signs in repeatedly until it works: everything else needs a session. */
export async function signIn(world: World, actor: Actor): Promise<void> {
  actor.token = undefined;
  const until = Date.now() + signInTimeout;
  while (actor.token === undefined && Date.now() < until) {
    const { email, password } = actor;
    const body = { email, password };
    const outcome = await call(world, 'sign-in', { method: 'POST', url: '/api/auth/login', body });
    if (outcome.kind !== 'done' || outcome.answer.token === undefined) {
      await wait(betweenAttempts);
      continue;
    }
    actor.token = outcome.answer.token;
    world.history.write(sessionOf(actor.token), ['alive']).happened('alive');
  }
}

/** Ends the session, checks at once whether it is still valid, and signs in again. */
export const signOut: Operation = async (world, actor) => {
  const { token } = actor;
  if (token === undefined) return signIn(world, actor);
  const write = world.history.write(sessionOf(token), [undefined]);
  const url = '/api/auth/logout';
  const outcome = await call(world, 'sign-out', { method: 'POST', url, token });
  enter(write, outcome, undefined);
  if (outcome.kind === 'done') {
    const asking = { method: 'GET', url: '/api/auth/verify-token', token } as const;
    const looked = await call(world, 'ended session looked at', asking);
    const isAlive = looked.kind === 'done' && looked.answer.body['isAuthenticated'] === true;
    if (isAlive) count(world, 'PROBLEM: an ended session lives');
  }
  await signIn(world, actor);
};

/** A new student, by the code from the mail. */
export const signUp: Operation = async (world) => {
  const username = newName();
  const email = `${username}${world.emailSuffix}`;
  const { collegeId: college_id } = world;
  const url = '/api/auth/send-otp';
  const body = { college_id, email };
  const sent = await call(world, 'code asked for', { method: 'POST', url, body });
  const otp = sent.kind === 'done' ? await world.codeFor(email) : undefined;
  if (otp === undefined) return;
  const write = world.history.write(`student:${email}`, [username]);
  const outcome = await call(world, 'sign-up', {
    method: 'POST',
    url: '/api/auth/verify-otp-register',
    body: { college_id, email, username, password: 'correct horse', otp },
  });
  enter(write, outcome, username);
  if (outcome.kind === 'done' && outcome.answer.token !== undefined) {
    world.history.write(sessionOf(outcome.answer.token), ['alive']).happened('alive');
  }
};

const seatOf = (cabId: string, studentId: string) => `seat:${cabId}:${studentId}`;
/** A student who grants a seat does not know who gives theirs back. */
const seatsGivenBack = (cabId: string) => `given back:${cabId}`;

export const askForSeat: Operation = async (world, actor) => {
  const cab = pick(world.shared.cab);
  if (cab === undefined || actor.own.cab.includes(cab)) return;
  const place = seatOf(cab.id, actor.id);
  const write = world.history.write(place, ['there']);
  world.history.vanishesWith(place, cab.place);
  const outcome = await call(world, 'seat asked for', {
    method: 'POST',
    url: `/api/cabs/${cab.id}/seat`,
    token: actor.token,
  });
  enter(write, outcome, 'there');
  if (outcome.kind === 'done') actor.asked.push(cab);
};

export const giveSeatBack: Operation = async (world, actor) => {
  const cab = pick(actor.asked);
  if (cab === undefined) return;
  actor.asked.splice(actor.asked.indexOf(cab), 1);
  const place = seatOf(cab.id, actor.id);
  const write = world.history.write(place, [undefined]);
  world.history.vanishesWith(place, cab.place);
  world.history.write(seatsGivenBack(cab.id), [undefined]);
  const outcome = await call(world, 'seat given back', {
    method: 'DELETE',
    url: `/api/cabs/${cab.id}/seat`,
    token: actor.token,
  });
  enter(write, outcome, undefined);
};

/** Grants a seat to the longest waiting student in one of the actor's own rides. */
export const grantSeat: Operation = async (world, actor) => {
  const cab = pick(actor.own.cab);
  if (cab === undefined) return;
  const url = `/api/cabs/${cab.id}/seat-requests`;
  const reading = await call(world, 'requests read', { method: 'GET', url, token: actor.token });
  if (reading.kind !== 'done') return;
  const requests = reading.answer.body as unknown as readonly { _id: string; state: string }[];
  const waiting = requests.find(({ state }) => state === 'asked');
  if (waiting === undefined) return;
  const place = `grant:${waiting._id}`;
  const write = world.history.write(place, ['granted']);
  world.history.vanishesWith(place, seatsGivenBack(cab.id));
  world.history.vanishesWith(seatsGivenBack(cab.id), cab.place);
  const outcome = await call(world, 'seat granted', {
    method: 'POST',
    url: `${url}/${waiting._id}`,
    body: { action: 'grant' },
    token: actor.token,
  });
  enter(write, outcome, 'granted');
};

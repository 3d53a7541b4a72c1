import assert from 'node:assert/strict';
import { socketEvents } from '@campus/contract';
import { io } from 'socket.io-client';
import { errorIn, liveBuild } from '../support/beacons';
import { photograph } from '../support/photograph';
import { get, signIn, until, type SignIn, type Student } from './calls';

/** A site whose machines have an address each, and at least four students. */
interface Machines {
  readonly urls: readonly [string, string];
  readonly students: SignIn;
}

/** So many calls to each address that every machine's process answers some of them. */
const repeats = 6;

async function send(address: string, { cookie }: Student, body: object) {
  // Pages get the addresses of pictures.
  const headers = { cookie, 'content-type': 'application/json', prefer: 'images=url' };
  const answer = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: answer.status, text: await answer.text() };
}

/** Students alternate between the machines: the first is at the first one. */
const signInAll = ({ urls, students: { first, password } }: Machines) =>
  Promise.all(
    [1, 2, 3, 4].map((number) =>
      signIn(urls[(number - 1) % 2] ?? '', first.replace(/1@/, `${number}@`), password),
    ),
  );

/** A session works on every machine, and its end counts on all of them. */
async function checkSessions({ urls }: Machines, student: Student): Promise<void> {
  const everywhere = () =>
    Promise.all(
      Array.from({ length: 2 * repeats }, async (_, at) => {
        const { cookie } = student;
        return (await fetch(`${urls[at % 2]}/api/auth/me`, { headers: { cookie } })).status;
      }),
    );
  assert.deepEqual(new Set(await everywhere()), new Set([200]));
  assert.equal((await send(`${urls[1]}/api/auth/logout`, student, {})).status, 200);
  assert.deepEqual(new Set(await everywhere()), new Set([401]));
}

/** The limit for new posts is one for all machines, and a picture sent to one is served by each. */
async function checkPosts({ urls }: Machines, author: Student): Promise<string> {
  const [community] = await get<{ _id: string }[]>(urls[0], '/api/communities', author);
  const image = `data:image/jpeg;base64,${(await photograph(2000)).toString('base64')}`;
  const made: { _id: string; images: string[] }[] = [];
  let status = 201;
  for (let at = 0; status === 201 && at < 20; at += 1) {
    const content = `The library opens again, note ${at + 1}.`;
    const body = { content, community_id: community?._id, images: at === 0 ? [image] : [] };
    const answer = await send(`${urls[at % 2]}/api/posts`, author, body);
    ({ status } = answer);
    if (status === 201) made.push(JSON.parse(answer.text));
  }
  assert.deepEqual([made.length, status], [10, 429]);
  const [picture] = made[0]?.images ?? [];
  const { cookie } = author;
  for (let at = 0; at < 2 * repeats; at += 1) {
    const answer = await fetch(`${urls[at % 2]}${picture}`, { headers: { cookie } });
    assert.equal(answer.status, 200);
    assert.match(answer.headers.get('content-type') ?? '', /^image\//);
  }
  return made[0]?._id ?? '';
}

/** What is written on one machine reaches the sockets that are open on each. */
async function checkSockets(
  { urls }: Machines,
  [author, writer]: [Student, Student],
  post: string,
): Promise<void> {
  const heard = { count: 0 };
  const sockets = Array.from({ length: repeats }, (_, at) =>
    io(urls[at % 2] ?? '', {
      ...{ forceNew: true, transports: ['websocket'] },
      extraHeaders: { cookie: author.cookie },
    }),
  );
  for (const socket of sockets) socket.on(socketEvents.notification, () => (heard.count += 1));
  try {
    await until(async () => sockets.every(({ connected }) => connected), 20_000);
    const comment = { comment: 'Until what time?' };
    const answer = await send(`${urls[1]}/api/posts/${post}/comments`, writer, comment);
    assert.ok(answer.status < 300, answer.text);
    await until(async () => heard.count >= sockets.length, 10_000);
  } finally {
    for (const socket of sockets) socket.disconnect();
  }
}

/** Sessions, limits, pictures and sockets are those of one site, whichever machine a student reaches. */
export async function checkAcrossMachines(machines: Machines): Promise<void> {
  const [author, writer, leaver] = (await signInAll(machines)) as [Student, Student, Student];
  await checkSessions(machines, leaver);
  const post = await checkPosts(machines, author);
  await checkSockets(machines, [author, writer], post);
}

/** A live build that fails for students of different machines is rolled back on all of them. */
export async function checkBreaker(
  machines: Machines,
  failing: { remote: string; build: string; page: string },
): Promise<void> {
  const { urls } = machines;
  const live = () => Promise.all(urls.map((url) => liveBuild(url, failing.remote)));
  await until(async () => (await live()).every((build) => build === failing.build), 10_000);
  const all = await signInAll(machines);
  for (const [at, student] of all.entries()) {
    const url = urls[at % 2] ?? '';
    const answer = await send(
      `${url}/api/beacon`,
      student,
      await errorIn(url, failing, failing.page),
    );
    assert.equal(answer.status, 204, answer.text);
  }
  await until(async () => (await live()).every((build) => build !== failing.build), 60_000);
}

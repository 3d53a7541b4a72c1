import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import pLimit from 'p-limit';
import type { Check } from './check';
import { withSignedIn, type SignedIn } from './signed-in';

const slowClients = 1000;
/** How much slower the slowest hundredth of the others may become. */
const factor = 2;
const rounds = 5;
const callsOfRound = 800;
const atOnce = 4;

/** By turns a head and a body that never come to their end. */
const begun = [
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n',
];

async function openSlow(url: string): Promise<Socket[]> {
  const { hostname, port } = new URL(url);
  return Promise.all(
    Array.from({ length: slowClients }, async (_, number) => {
      const socket = connect(Number(port), hostname).on('error', () => undefined);
      await once(socket, 'connect');
      socket.write(begun[number % begun.length] ?? '');
      return socket.resume();
    }),
  );
}

/** Of one round, in milliseconds. */
async function p99({ url, token }: SignedIn): Promise<number> {
  const lanes = pLimit(atOnce);
  const headers = { cookie: `campus_session=${token}` };
  const call = async () => {
    const began = performance.now();
    const answer = await fetch(`${url}/api/posts`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200)
      throw new Error(`A healthy call was answered with ${answer.status}.`);
    return performance.now() - began;
  };
  const times = await Promise.all(Array.from({ length: callsOfRound }, () => lanes(call)));
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Infinity;
}

/** The middle one: a round in which the machine did something else does not count. */
async function middle(signedIn: SignedIn): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < rounds; round += 1) all.push(await p99(signedIn));
  return all.sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? Infinity;
}

/** A thousand calls that send a byte a second, and what the others notice of them. */
export const halfOpenCheck: Check = {
  name: 'half-open requests',
  run: (_size, say) =>
    withSignedIn(async (signedIn) => {
      await middle(signedIn);
      const alone = await middle(signedIn);
      const sockets = await openSlow(signedIn.url);
      const dripping = setInterval(() => {
        for (const socket of sockets) if (!socket.destroyed) socket.write('x');
      }, 1000);
      const beside = await middle(signedIn).finally(() => clearInterval(dripping));
      const open = sockets.filter(({ destroyed }) => !destroyed).length;
      for (const socket of sockets) socket.destroy();
      say(`p99 of others: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside ${open}`);
      return [
        ...(beside > factor * alone ? ['Slow clients slow the others down.'] : []),
        ...(open < slowClients / 2 ? [`Only ${open} slow calls were still open in the end.`] : []),
      ];
    }),
};

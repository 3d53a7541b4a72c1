import net from 'node:net';
import { say } from './say.mjs';

const services = [
  { variable: 'TEST_DATABASE_URL', name: 'PostgreSQL', port: 5432 },
  { variable: 'TEST_REDIS_URL', name: 'Redis', port: 6379 },
];

function answers({ hostname, port }) {
  return new Promise((resolve) => {
    const socket = net.connect({ host: hostname, port });
    const end = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(2000, () => end(false));
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

/** The environment for the tests: without the services that cannot be reached. Says what is skipped. */
export async function reachableServices() {
  const environment = { ...process.env };
  for (const { variable, name, port } of services) {
    const given = environment[variable];
    const url = given ? new URL(given) : undefined;
    if (url && (await answers({ hostname: url.hostname, port: Number(url.port) || port })))
      continue;
    environment[variable] = undefined;
    say(`Tests on ${name} are skipped: ${variable} ${url ? 'does not answer' : 'is not given'}.`);
  }
  return environment;
}

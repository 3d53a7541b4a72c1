import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './calls';
import { imageOf, type Project } from './compose';

const stack = 'campus-check';
const api = `${stack}_api`;
const password = 'of-their-own';

/** External services of a site on several machines: here services of the same swarm, in the network of its stack. */
const elsewhere = {
  postgres: ['POSTGRES_USER=campus', `POSTGRES_PASSWORD=${password}`, 'POSTGRES_DB=campus'],
  redis: [],
  minio: ['MINIO_ROOT_USER=campus', `MINIO_ROOT_PASSWORD=${password}`],
  mailpit: [],
};
const bucket = `http://campus:${password}@minio:9000`;
const secrets = {
  database: `postgres://campus:${password}@postgres/campus`,
  redis: 'redis://redis:6379',
  media: `${bucket}/campus`,
  remotes: `${bucket}/campus/remotes`,
  backup: `${bucket}/campus/backups`,
  smtp: 'smtp://mailpit:1025?tls=none',
  session: randomBytes(32).toString('hex'),
};

/** Makes calls continuously, and names the step in which one fails. */
function callAgainAndAgain(url: string) {
  const ending = new AbortController();
  const counted = { calls: 0, failed: [] as string[] };
  let step = '';
  const running = (async () => {
    while (!ending.signal.aborted) {
      const answer = await fetch(url).catch(String);
      counted.calls += 1;
      if (typeof answer === 'string') counted.failed.push(`${step}: ${answer}`);
      else if (!answer.ok) counted.failed.push(`${step}: ${answer.status}`);
      await pause(50);
    }
  })();
  return {
    begin: (next: string) => void (step = next),
    end: async () => {
      ending.abort();
      await running;
      return counted;
    },
  };
}

/**
 * The site of docker/stack.yml on a one-machine swarm: it starts using only its secrets, a release is deployed and
 * rolled back without a failed call, and one that never becomes healthy is rolled back automatically.
 */
export async function checkStack({
  compose,
  must,
  docker,
  env,
  tag,
  ports,
}: Project): Promise<void> {
  const state = await must(['info', '--format', '{{.Swarm.LocalNodeState}}']);
  if (state.trim() !== 'inactive') {
    return void process.stderr.write(
      'The Docker engine is already part of a swarm: the stack is not tested.\n',
    );
  }
  const url = `http://localhost:${ports.http}`;
  const image = (name: string) => `campus-api:${tag}-${name}`;
  const build = (name: string, line: string) =>
    must(['build', '--quiet', '--tag', image(name), '-'], `FROM campus-api:${tag}\n${line}\n`);
  const running = async () => {
    const shown = ['--format', '{{.Image}}', '--filter', 'desired-state=running'];
    return (await must(['service', 'ps', ...shown, api])).trim();
  };
  // Also if somebody interrupts the checks.
  const leave = () => spawnSync('docker', ['swarm', 'leave', '--force'], { env });
  process.once('exit', leave);
  try {
    await compose('--profile', '*', 'down', '--volumes', '--timeout', '1');
    await must(['swarm', 'init', '--advertise-addr', '127.0.0.1']);
    const node = await must(['node', 'ls', '--quiet']);
    await must(['node', 'update', '--label-add', 'campus=1', node.trim()]);
    for (const [name, value] of Object.entries(secrets)) {
      await must(['secret', 'create', `campus_${name}`, '-'], value);
    }
    const origin = { PORT: String(ports.http), PUBLIC_ORIGIN: 'https://campus.example' };
    Object.assign(env, { ...origin, NGINX: '1', SUBNET: '' });
    await must(['stack', 'deploy', '--compose-file', 'docker/stack.yml', stack]);
    for (const [name, variables] of Object.entries(elsewhere)) {
      const given = variables.flatMap((each) => ['--env', each]);
      const network = ['--network', `name=${stack}_site,alias=${name}`];
      const own = ['--detach', '--name', `${stack}-${name}`, '--endpoint-mode', 'dnsrr'];
      const words = [...own, ...network, ...given, imageOf(name)];
      const command = name === 'minio' ? ['server', '/data'] : [];
      await must(['service', 'create', ...words, ...command]);
    }
    const storage = async () => {
      const words = ['ps', '--quiet', '--filter', `name=${stack}-minio`];
      const made = ['exec', '--env', `MC_HOST_storage=${bucket}`, (await must(words)).trim()];
      return (
        (await docker([...made, 'mc', 'mb', '--ignore-existing', 'storage/campus'])).code === 0
      );
    };
    await until(storage, 60_000);
    const ready = `${url}/api/health/ready`;
    // Pages come from the disk, calls work once nginx has found the process.
    for (const part of [url, ready]) await until(async () => (await fetch(part)).ok, 120_000);

    await build('next', 'LABEL release=next');
    // It runs, and never becomes healthy.
    await build('broken', 'HEALTHCHECK --start-period=1s --interval=1s --retries=3 CMD ["false"]');
    // A call without a rate limit. A process that is about to stop still answers, and reports that it is not ready.
    const { begin, end } = callAgainAndAgain(`${url}/api/health/live`);
    begin('update');
    await must(['service', 'update', '--quiet', '--image', image('next'), api]);
    assert.equal(await running(), image('next'));
    begin('rollback');
    await must(['service', 'rollback', '--quiet', api]);
    assert.equal(await running(), `campus-api:${tag}`);
    begin('update to a broken release');
    await docker(['service', 'update', '--quiet', '--image', image('broken'), api]);
    await until(async () => (await running()) === `campus-api:${tag}`, 60_000);
    const { calls, failed } = await end();
    process.stderr.write(`${calls} calls while releases of the stack came and went.\n`);
    assert.ok(calls > 100);
    assert.deepEqual(failed, []);
  } finally {
    const services = Object.keys(elsewhere).map((name) => `${stack}-${name}`);
    await docker(['service', 'rm', ...services]);
    await docker(['stack', 'rm', stack]);
    leave();
    process.off('exit', leave);
    // Its containers stop a moment later.
    const named = ['--quiet', '--filter', `name=${stack}`];
    await until(async () => (await must(['ps', ...named])).trim() === '', 60_000);
    const ended = (await must(['ps', '--all', ...named])).split('\n').filter(Boolean);
    await docker(['rm', ...ended]);
    await docker(['volume', 'rm', `${stack}_remotes`]);
    await docker(['image', 'rm', image('next'), image('broken')]);
  }
}

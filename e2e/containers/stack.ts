import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { renamedBuild } from '../support/remote-builds';
import { checkAcrossMachines, checkBreaker } from './across-machines';
import { until, type SignIn } from './calls';
import { imageOf, packed, type Project } from './compose';
import { startSecondEngine, type SecondEngine } from './second-engine';

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

/** Makes calls continuously during some work, which names its steps. @returns how many, and the step of each that failed */
async function whileCalling(url: string, work: (begin: (step: string) => void) => Promise<void>) {
  const ending = new AbortController();
  const failed: string[] = [];
  let [calls, step] = [0, ''];
  const calling = (async () => {
    for (; !ending.signal.aborted; calls += 1) {
      const answer = await fetch(url).catch(String);
      if (typeof answer === 'string') failed.push(`${step}: ${answer}`);
      else if (!answer.ok) failed.push(`${step}: ${answer.status}`);
      await pause(50);
    }
  })();
  try {
    await work((next) => void (step = next));
  } finally {
    ending.abort();
    await calling;
  }
  return { calls, failed };
}

/** The engines of a swarm: the one of the checks, and where possible a second one. */
function swarmOf({ env, must, docker }: Project, second: SecondEngine | undefined) {
  const hosts = second ? [[], ['--host', second.host]] : [[]];
  const onEach = async (words: readonly string[], input?: string) => {
    for (const host of hosts) await must([...host, ...words], input);
  };

  /** Builds an image on each engine. */
  const build = (name: string, from: string) =>
    onEach(['build', '--quiet', '--tag', name, '-'], `FROM ${from}\n`);

  /** Copies an image to the second engine. */
  function copy(image: string): void {
    if (!second) return;
    const line = `docker save ${image} | docker --host ${second.host} load --quiet`;
    const { status, stderr } = spawnSync('sh', ['-c', line], { env, encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  }

  /** Also if somebody interrupts the checks. */
  function leave(): void {
    for (const host of hosts) {
      spawnSync('docker', [...host, 'swarm', 'leave', '--force'], { env });
    }
    second?.stop();
  }

  /** @returns the id of the first engine's node */
  async function begin(): Promise<string> {
    await must(['swarm', 'init', '--advertise-addr', second?.own ?? '127.0.0.1']);
    const first = (await must(['node', 'ls', '--quiet'])).trim();
    if (second) {
      const token = (await must(['swarm', 'join-token', '--quiet', 'worker'])).trim();
      const join = ['swarm', 'join', '--token', token, '--advertise-addr', second.far];
      await must(['--host', second.host, ...join, `${second.own}:2377`]);
    }
    const nodes = (await must(['node', 'ls', '--quiet'])).trim().split('\n');
    for (const node of nodes) await must(['node', 'update', '--label-add', 'campus=1', node]);
    return first;
  }

  const listed = async (words: readonly string[]) =>
    (await must(words)).split('\n').filter((line) => line !== '');

  /** Containers of a service on the first engine. */
  const containersOf = (service: string) =>
    listed(['ps', '--quiet', '--filter', `name=${service}`]);

  /** What the containers of a service have logged on all engines. */
  async function logsOf(service: string): Promise<string> {
    let logs = '';
    for (const host of hosts) {
      const named = ['ps', '--all', '--quiet', '--filter', `name=${service}`];
      for (const container of await listed([...host, ...named])) {
        const { stdout, stderr } = await docker([...host, 'logs', container]);
        logs += stdout + stderr;
      }
    }
    return logs;
  }

  return { count: hosts.length, build, copy, begin, leave, containersOf, logsOf };
}

type Swarm = ReturnType<typeof swarmOf>;

/** Deploys the stack, and as further services of the same swarm what a site on several machines has elsewhere. */
async function deploy({ must, docker, env, ports }: Project, swarm: Swarm): Promise<void> {
  const node = await swarm.begin();
  for (const [name, value] of Object.entries(secrets)) {
    await must(['secret', 'create', `campus_${name}`, '-'], value);
  }
  const origin = { PORT: String(ports.http), PUBLIC_ORIGIN: 'https://campus.example' };
  Object.assign(env, { ...origin, NGINX: String(swarm.count), SUBNET: '' });
  await must(['stack', 'deploy', '--compose-file', 'docker/stack.yml', stack]);
  for (const [name, variables] of Object.entries(elsewhere)) {
    const given = variables.flatMap((each) => ['--env', each]);
    const network = ['--network', `name=${stack}_site,alias=${name}`];
    const place = ['--constraint', `node.id==${node}`, '--endpoint-mode', 'dnsrr'];
    const own = ['--detach', '--name', `${stack}-${name}`, ...place];
    const command = name === 'minio' ? ['server', '/data'] : [];
    await must(['service', 'create', ...own, ...network, ...given, imageOf(name), ...command]);
  }
  await until(async () => {
    const [minio = ''] = await swarm.containersOf(`${stack}-minio`);
    const made = ['exec', '--env', `MC_HOST_storage=${bucket}`, minio];
    return (await docker([...made, 'mc', 'mb', '--ignore-existing', 'storage/campus'])).code === 0;
  });
}

/** Releases come and go without a failed call, and one that never becomes healthy is rolled back automatically. */
async function changeReleases({ must, docker, tag }: Project, swarm: Swarm, url: string) {
  const image = (name: string) => `campus-api:${tag}-${name}`;
  const running = async () => {
    const shown = ['--format', '{{.Image}}', '--filter', 'desired-state=running'];
    const images = (await must(['service', 'ps', ...shown, api])).trim().split('\n');
    return [...new Set(images)].join();
  };
  await swarm.build(image('next'), `campus-api:${tag}\nLABEL release=next`);
  // It runs, and never becomes healthy.
  const sick = 'HEALTHCHECK --start-period=1s --interval=1s --retries=3 CMD ["false"]';
  await swarm.build(image('broken'), `campus-api:${tag}\n${sick}`);
  // Failures show sooner than in the fifteen seconds that an operator's machines get.
  const update = 'service update --quiet --update-monitor 2s --rollback-monitor 2s'.split(' ');
  // A call without a rate limit. A process that is about to stop still answers, and reports that it is not ready.
  const { calls, failed } = await whileCalling(`${url}/api/health/live`, async (begin) => {
    begin('update');
    await must([...update, '--image', image('next'), api]);
    assert.equal(await running(), image('next'));
    // They started with a college and without a backup of the day, which one of them makes.
    const backups = async () => (await swarm.logsOf(api)).match(/daily backup written/g)?.length;
    await until(async () => (await backups()) === 1);
    begin('rollback');
    await must(['service', 'rollback', '--quiet', api]);
    assert.equal(await running(), `campus-api:${tag}`);
    begin('update to a broken release');
    await docker([...update, '--image', image('broken'), api]);
    await until(async () => (await running()) === `campus-api:${tag}`, 60_000);
  });
  process.stderr.write(`${calls} calls while releases of the stack came and went.\n`);
  assert.ok(calls > 100);
  assert.deepEqual(failed, []);
}

/** Checks that both machines share sessions, limits, pictures, sockets and the rollback of a failing build. */
async function checkMachines(
  { must, docker }: Project,
  swarm: Swarm,
  { urls, dist }: { urls: readonly [string, string]; dist: string },
): Promise<void> {
  const [container = ''] = await swarm.containersOf(api);
  const run = async (words: string) =>
    (await must(['exec', container, 'npm', 'run', ...words.split(' '), '--json'])).trim();
  const seeded = (await run('seed -- --students 4 --posts 4')).split('\n').at(-1) ?? '';
  const { signIn: students } = JSON.parse(seeded) as { signIn: SignIn };
  await checkAcrossMachines({ urls, students });

  const build = 'machines11';
  const dir = await renamedBuild(dist, build);
  const into = ['sh', '-c', 'mkdir /tmp/failing && tar x -C /tmp/failing'];
  assert.equal((await docker(['exec', '-i', container, ...into], packed(dir))).code, 0);
  await run('remotes -- publish mfe-static --dir /tmp/failing');
  await checkBreaker({ urls, students }, { remote: 'mfe-static', build, page: '/about' });
}

/**
 * The site of docker/stack.yml on a swarm of two machines, or of one where a second engine is impossible. It starts
 * using only its secrets; a release is deployed and rolled back without a failed call.
 * @param dist of mfe-static in the image
 */
export async function checkStack(site: Project, dist: string): Promise<void> {
  const { compose, must, docker, tag, ports } = site;
  const state = await must(['info', '--format', '{{.Swarm.LocalNodeState}}']);
  if (state.trim() !== 'inactive') {
    return void process.stderr.write(
      'The Docker engine is already part of a swarm: the stack is not tested.\n',
    );
  }
  const second = await startSecondEngine();
  const swarm = swarmOf(site, second);
  const url = `http://localhost:${ports.http}`;
  const urls = [url, second ? `http://${second.far}:${ports.http}` : url] as const;
  process.once('exit', swarm.leave);
  try {
    await compose('--profile', '*', 'down', '--volumes', '--timeout', '1');
    for (const name of ['api', 'nginx']) swarm.copy(`campus-${name}:${tag}`);
    await deploy(site, swarm);
    // Pages come from the disk, calls work once nginx has found the process.
    for (const each of new Set(urls)) {
      for (const part of [each, `${each}/api/health/ready`]) {
        await until(async () => (await fetch(part)).ok, 120_000);
      }
    }
    await checkMachines(site, swarm, { urls, dist });
    await changeReleases(site, swarm, url);
  } finally {
    const services = Object.keys(elsewhere).map((name) => `${stack}-${name}`);
    await docker(['service', 'rm', ...services]);
    await docker(['stack', 'rm', stack]);
    swarm.leave();
    process.off('exit', swarm.leave);
    // Its containers stop a moment later.
    const named = ['--quiet', '--filter', `name=${stack}`];
    await until(async () => (await must(['ps', ...named])).trim() === '', 60_000);
    const ended = (await must(['ps', '--all', ...named])).split('\n').filter(Boolean);
    await docker(['rm', ...ended]);
    await docker(['volume', 'rm', `${stack}_remotes`]);
    await docker(['image', 'rm', ...['next', 'broken'].map((name) => `campus-api:${tag}-${name}`)]);
  }
}

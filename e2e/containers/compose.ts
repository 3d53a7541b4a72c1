import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../support/nginx';
import { root } from '../support/process';
import { remotesCommand } from '../support/remotes-command';

/** Milliseconds for one command of Docker: the longest builds all images. */
const timeoutMs = 400_000;

/** @returns what a command said last where it fails */
function failure(words: readonly string[], input = ''): string | undefined {
  const options = { encoding: 'utf8', input, timeout: timeoutMs, cwd: root } as const;
  const { status, stderr, error } = spawnSync('docker', words, options);
  if (status === 0) return undefined;
  return `docker ${words.join(' ')}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`;
}

const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** Images of others, by name and version. */
function foreignImages(): string[] {
  const named = /(?:^FROM|image:) ([\w./-]+:[\w.-]+)/gm;
  const all = ['Dockerfile', 'docker-compose.yml'].flatMap((name) => [
    ...textOf(name).matchAll(named),
  ]);
  return [...new Set(all.map(([, image]) => image as string))].sort();
}

/** The image of that name, e.g. `postgres`, in the version that docker-compose.yml states. */
export const imageOf = (name: string): string =>
  foreignImages().find((image) => image.split(/[/:]/).includes(name)) ?? name;

/** Whether a container gets packages from Debian and from npm, as the images' builds need them. */
function missingPackages(): string | undefined {
  const [base = ''] = foreignImages().filter((image) => image.startsWith('node:'));
  const asks = 'apt-get update -qq -o APT::Update::Error-Mode=any && npm view fastify version';
  return failure(['run', '--rm', base, 'timeout', '120', 'sh', '-c', asks]);
}

/** Why there is no Docker engine to try the site on, or undefined where one answers that can build and run it. */
export function missingEngine(): string | undefined {
  const { DOCKER_HOST = '' } = process.env;
  if (/^(?:tcp|ssh):\/\/(?!localhost|127\.)/.test(DOCKER_HOST)) {
    return `the ports of ${DOCKER_HOST} are not this machine's`;
  }
  const answers = failure(['info']) ?? failure(['compose', 'version']);
  if (answers) return answers;
  for (const image of foreignImages()) {
    const isMissing = failure(['image', 'inspect', image]) && failure(['pull', '--quiet', image]);
    if (isMissing) return isMissing;
  }
  return missingPackages();
}

/** A folder and what lies in it, for a program's standard input. */
export function packed(folder: string): Buffer {
  const { status, stdout } = spawnSync('tar', ['-c', '-C', folder, '.'], { maxBuffer: 2 ** 26 });
  assert.equal(status, 0);
  return stdout;
}

/** What a program printed; `code` is null where a signal ended it. */
export interface Printed {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** What no image may have, wherever it lies: secrets, history, sources, tests. Packages of others have what they have. */
const unwanted = ['.env*', '.git', '.data', '*.test.*', '*.spec.*', '*.ts', '*.tsx'];
const named = unwanted.map((name) => `-name '${name}' -print`).join(' -o ');
const strangers = `find / -xdev -path '*/node_modules/*' -prune -o ${named}`;

/** Commands of Docker under these variables. */
export function runDocker(env: NodeJS.ProcessEnv) {
  async function docker(words: readonly string[], input: string | Buffer = ''): Promise<Printed> {
    const child = spawn('docker', words, { cwd: root, env, timeout: timeoutMs });
    child.stdin.on('error', () => undefined).end(input);
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return { code: child.exitCode, stdout, stderr };
  }

  /** @throws with what it said where it fails */
  async function must(words: readonly string[], input?: string | Buffer): Promise<string> {
    const { code, stdout, stderr } = await docker(words, input);
    if (code === 0) return stdout;
    throw new Error(`docker ${words.join(' ')} ended with ${code}:\n${stderr}${stdout}`);
  }
  return { docker, must };
}

/** A site of its own name, images, network and ports, beside whatever else the engine runs. */
export async function composeProject() {
  const [port, mailPort] = [await freePort(), await freePort()];
  const [httpPort, httpsPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const tag = `check-${process.pid}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    COMPOSE_PROJECT_NAME: `campus-check-${process.pid}`,
    TAG: tag,
    PORT: String(port),
    MAIL_PORT: String(mailPort),
    HTTP_PORT: String(httpPort),
    HTTPS_PORT: String(httpsPort),
    SUBNET: `172.30.${100 + (process.pid % 100)}.0/24`,
    PUBLIC_ORIGIN: url,
    DEMO: '1',
  };
  // Whatever an operator has written into `.env` is for another site.
  const composeWords = ['compose', '--env-file', '/dev/null'];

  const { docker, must } = runDocker(env);

  const compose = (...words: string[]) => must([...composeWords, ...words]);

  /** Brings processes until there are as many, and touches none that is there. */
  const scale = (count: number) =>
    compose(...`up -d --no-deps --no-recreate --wait --scale api=${count} api`.split(' '));

  async function end(...containers: string[]): Promise<void> {
    for (const verb of ['stop', 'rm']) await must([verb, ...containers]);
  }

  /** Runs a command in the first API container, as an operator does. */
  const exec = (words: readonly string[], input?: string | Buffer) =>
    docker([...composeWords, 'exec', '-T', 'api', ...words], input);

  /** @param words after `npm run`, with a space between any two */
  const npm = (words: string) => exec(['npm', 'run', ...words.split(' ')]);

  /** @returns the JSON line that a command printed last */
  async function answer<T>(words: string): Promise<T> {
    const { code, stdout, stderr } = await npm(`${words} --json`);
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T;
  }

  /** What a team does with a token for mfe-static and the site's address, on a machine with nothing but a folder. */
  async function team(folder: string) {
    const made = await npm('admin -- tokens create mfe-static --name CI');
    const REMOTES_TOKEN = made.stdout.trim().split(/\s/).at(-1) ?? '';
    return async (...words: string[]) => {
      const began = performance.now();
      const given = { REMOTES_TOKEN, TMPDIR: folder };
      const done = await remotesCommand(folder, [...words, '--to', url], given);
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      process.stderr.write(`${words[0]} from another machine: ${seconds} s\n`);
      return done;
    };
  }

  async function containersOf(service: string): Promise<string[]> {
    return (await compose('ps', '-q', service)).trim().split('\n').filter(Boolean);
  }

  /** The address of a container in the site's network. */
  async function addressOf(container: string): Promise<string> {
    const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
    return (await must(['inspect', '--format', format, container])).trim();
  }

  /** Makes the image of a release whose build of mfe-static is the one in a folder. */
  async function release(name: string, dist: string): Promise<void> {
    // What is there before goes first: its compressed files are of another build.
    const place = 'mfe-static/dist';
    const recipe = `FROM campus-api:${tag}\nUSER root\nRUN rm -r ${place}\nCOPY dist ${place}\nUSER node\n`;
    await writeFile(path.join(path.dirname(dist), 'Dockerfile'), recipe);
    await must(['build', '--quiet', '--tag', name, '-'], packed(path.dirname(dist)));
  }

  /** Files that the image of a service should not have, a line each. */
  const strangersIn = (service: string) =>
    must([
      ...['run', '--rm', '--user', '0', '--entrypoint', 'sh', `campus-${service}:${tag}`],
      ...['-c', strangers],
    ]);

  /** Ends it and removes everything that it was made of. */
  function takeDown(): void {
    const options = { cwd: root, env, encoding: 'utf8', timeout: timeoutMs } as const;
    const down = ['--profile', '*', 'down', '--volumes', '--remove-orphans', '--timeout', '1'];
    const { status, stderr } = spawnSync('docker', [...composeWords, ...down], options);
    if (status !== 0) process.stderr.write(stderr);
    const own = ['api', 'nginx', 'gate'].map((name) => `campus-${name}:${tag}`);
    spawnSync('docker', ['image', 'rm', ...own], options);
  }

  const ports = { http: httpPort, https: httpsPort };
  const commands = { docker, must, compose, scale, end, exec, npm, answer, team, release };
  const looks = { containersOf, addressOf, strangersIn };
  return { url, ports, tag, env, ...commands, ...looks, takeDown };
}

export type Project = Awaited<ReturnType<typeof composeProject>>;

import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../support/nginx';
import { temporaryFolder } from '../support/prepared-data';
import { root } from '../support/process';
import { remotesCommand } from '../support/campus-command';

/** Timeout of one Docker command in milliseconds: the longest builds all images. */
const timeoutMs = 400_000;

/** @returns the last output of a failed command */
function failure(words: readonly string[]): string | undefined {
  const options = { encoding: 'utf8', timeout: timeoutMs, cwd: root } as const;
  const { status, stderr, error } = spawnSync('docker', words, options);
  if (status === 0) return undefined;
  return `docker ${words.join(' ')}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`;
}

const textOf = (name: string) => readFileSync(path.join(root, name), 'utf8');

/** Third-party images, by name and version. */
function foreignImages(): string[] {
  const named = /(?:^FROM|image:) ([\w./-]+:[\w.-]+)/gm;
  const all = ['Dockerfile', 'docker-compose.yml'].flatMap((name) => [
    ...textOf(name).matchAll(named),
  ]);
  return [...new Set(all.map(([, image]) => image as string))].sort();
}

/** The image with that name, e.g. `postgres`, in the version stated in docker-compose.yml. */
export const imageOf = (name: string): string =>
  foreignImages().find((image) => image.split(/[/:]/).includes(name)) ?? name;

/** Whether a container can download packages from Debian and npm, as the image builds need. */
function missingPackages(): string | undefined {
  const [base = ''] = foreignImages().filter((image) => image.startsWith('node:'));
  const asks = 'apt-get update -qq -o APT::Update::Error-Mode=any && npm view fastify version';
  return failure(['run', '--rm', base, 'timeout', '120', 'sh', '-c', asks]);
}

/** Why no Docker engine can be used to test the site, or undefined if one can build and run it. */
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

/** A folder and its content, for a program's standard input. */
export function packed(folder: string): Buffer {
  const { status, stdout } = spawnSync('tar', ['-c', '-C', folder, '.'], { maxBuffer: 2 ** 26 });
  assert.equal(status, 0);
  return stdout;
}

/** A program's output; `code` is null if a signal ended it. */
export interface Printed {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Forbidden in every image, at any path: secrets, history, sources, tests. Third-party packages are not checked. */
const unwanted = ['.env*', '.git', '.data', '*.test.*', '*.spec.*', '*.ts', '*.tsx'];
const named = unwanted.map((name) => `-name '${name}' -print`).join(' -o ');
const strangers = `find / -xdev -path '*/node_modules/*' -prune -o ${named}`;

/** Docker commands with these variables. */
export function runDocker(env: NodeJS.ProcessEnv) {
  async function docker(words: readonly string[], input: string | Buffer = ''): Promise<Printed> {
    const child = spawn('docker', words, { cwd: root, env, timeout: timeoutMs });
    child.stdin.on('error', () => undefined).end(input);
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return { code: child.exitCode, stdout, stderr };
  }

  /** @throws with the command's output if it fails */
  async function must(words: readonly string[], input?: string | Buffer): Promise<string> {
    const { code, stdout, stderr } = await docker(words, input);
    if (code === 0) return stdout;
    throw new Error(`docker ${words.join(' ')} ended with ${code}:\n${stderr}${stdout}`);
  }
  return { docker, must };
}

/** A site with its own name, images, network and ports, separate from anything else the engine runs. */
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
    // An operator's `.env` is for another site.
    ENV_FILE: '/dev/null',
  };
  const composeWords = () => ['compose', '--env-file', env['ENV_FILE'] ?? ''];

  const { docker, must } = runDocker(env);

  const compose = (...words: string[]) => must([...composeWords(), ...words]);

  /** Starts processes until there are this many, and leaves existing ones alone. */
  const scale = (count: number) =>
    compose(...`up -d --no-deps --no-recreate --wait --scale api=${count} api`.split(' '));

  async function end(...containers: string[]): Promise<void> {
    for (const verb of ['stop', 'rm']) await must([verb, ...containers]);
  }

  /** Runs a command in the first API container, as operators do. */
  const exec = (words: readonly string[], input?: string | Buffer) =>
    docker([...composeWords(), 'exec', '-T', 'api', ...words], input);

  /** @param words after `npm run`, with a space between any two */
  const npm = (words: string) => exec(['npm', 'run', ...words.split(' ')]);

  /** @returns the last JSON line of a command's output */
  async function answer<T>(words: string): Promise<T> {
    const { code, stdout, stderr } = await npm(`${words} --json`);
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as T;
  }

  /** Publishes as a team does, with a token for mfe-static and the site's address, on a machine with only a folder. */
  async function team(folder: string, env: Readonly<Record<string, string>> = {}) {
    const made = await npm('admin -- tokens create mfe-static --name CI');
    const REMOTES_TOKEN = made.stdout.trim().split(/\s/).at(-1) ?? '';
    return async (...words: string[]) => {
      const began = performance.now();
      const given = { REMOTES_TOKEN, TMPDIR: folder, ...env };
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

  /** Builds the image of a release with other builds, by the folder that has them: `mfe-static`, `shell`. */
  async function release(name: string, builds: Readonly<Record<string, string>>): Promise<void> {
    const folder = await temporaryFolder();
    const steps = [`FROM campus-api:${tag}`, 'USER root'];
    for (const [workspace, dist] of Object.entries(builds)) {
      await cp(dist, path.join(folder, workspace), { recursive: true });
      // Existing files are removed first: the compressed ones are from another build.
      steps.push(`RUN rm -r ${workspace}/dist`, `COPY ${workspace} ${workspace}/dist`);
    }
    await writeFile(path.join(folder, 'Dockerfile'), [...steps, 'USER node', ''].join('\n'));
    await must(['build', '--quiet', '--tag', name, '-'], packed(folder));
  }

  /** Files that a service's image should not contain, one per line. */
  const strangersIn = (service: string) =>
    must([
      ...['run', '--rm', '--user', '0', '--entrypoint', 'sh', `campus-${service}:${tag}`],
      ...['-c', strangers],
    ]);

  /** Stops it and removes everything created for it. */
  function takeDown(): void {
    const options = { cwd: root, env, encoding: 'utf8', timeout: timeoutMs } as const;
    const down = ['--profile', '*', 'down', '--volumes', '--remove-orphans', '--timeout', '1'];
    const { status, stderr } = spawnSync('docker', [...composeWords(), ...down], options);
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

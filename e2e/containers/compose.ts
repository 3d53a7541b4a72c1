import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { freePort } from '../support/nginx';
import { root } from '../support/process';

/** Why there is no Docker engine to try the site on, or undefined where one answers. */
export function missingEngine(): string | undefined {
  for (const words of [['info'], ['compose', 'version']]) {
    const { status, stderr, error } = spawnSync('docker', words, { encoding: 'utf8' });
    if (status === 0) continue;
    return `docker ${words.join(' ')}: ${error?.message ?? stderr.trim().split('\n').at(-1)}`;
  }
  return undefined;
}

/** What a program printed; `code` is null where a signal ended it. */
export interface Printed {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** A site of its own name, network and ports, beside whatever else the engine runs. */
export async function composeProject() {
  const [port, mailPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    COMPOSE_PROJECT_NAME: `campus-check-${process.pid}`,
    PORT: String(port),
    MAIL_PORT: String(mailPort),
    SUBNET: `172.30.${100 + (process.pid % 100)}.0/24`,
    PUBLIC_ORIGIN: url,
    DEMO: '1',
  };

  async function docker(words: readonly string[], input = ''): Promise<Printed> {
    const child = spawn('docker', words, { cwd: root, env });
    child.stdin.end(input);
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
    return { code: child.exitCode, stdout, stderr };
  }

  /** @throws with what it said where it fails */
  async function must(words: readonly string[], input?: string): Promise<string> {
    const { code, stdout, stderr } = await docker(words, input);
    if (code === 0) return stdout;
    throw new Error(`docker ${words.join(' ')} ended with ${code}:\n${stderr}${stdout}`);
  }

  const compose = (...words: string[]) => must(['compose', ...words]);

  /** Runs a command in the first API container, as an operator does. */
  const exec = (words: readonly string[], input?: string) =>
    docker(['compose', 'exec', '-T', 'api', ...words], input);

  async function apis(): Promise<string[]> {
    return (await compose('ps', '-q', 'api')).trim().split('\n').filter(Boolean);
  }

  /** The address of a container in the site's network. */
  async function addressOf(container: string): Promise<string> {
    const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
    return (await must(['inspect', '--format', format, container])).trim();
  }

  return { url, docker, must, compose, exec, apis, addressOf };
}

export type Project = Awaited<ReturnType<typeof composeProject>>;

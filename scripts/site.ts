import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { Refusal, startApi } from '@campus/api';
import { gateway } from '@campus/federation/gateway';
import { publishBuild, readPointer, type RemoteBuildFile } from '@campus/federation/registry';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Folders of the remotes that are built. */
async function builtRemotes(): Promise<string[]> {
  const names = await readdir(root);
  const folders = names.map((name) => path.join(root, name, 'dist'));
  return folders.filter((folder) => existsSync(path.join(folder, 'remote.json')));
}

/**
 * Publishes the builds that were never published. One that was is left alone even where another is live:
 * it was rolled back.
 */
async function publishNew(remotesDir: string): Promise<void> {
  for (const dir of await builtRemotes()) {
    const text = await readFile(path.join(dir, 'remote.json'), 'utf8');
    const { build, declaration }: RemoteBuildFile = JSON.parse(text);
    const known = existsSync(path.join(remotesDir, declaration.name, build));
    if (known && (await readPointer(remotesDir, declaration.name))) continue;
    await publishBuild({ dir, remotesDir });
  }
}

/** Partner colleges as a page lists them without scripts: the answer of the site's own call. */
async function collegeLines(app: FastifyInstance): Promise<string[]> {
  const answer = await app.inject('/api/colleges');
  if (answer.statusCode !== 200) return [];
  const colleges: { name: string; state: string }[] = answer.json();
  return colleges.map(({ name, state }) => `${name}, ${state}`);
}

const isTaken = (error: unknown): error is NodeJS.ErrnoException & { port: number } =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * The whole site in this process: API, pages, remotes. Resolves once it answers and has printed
 * `ready <url>`; from then on SIGTERM and SIGINT end the process.
 * @throws Refusal with one line for the operator
 */
export async function runSite(): Promise<void> {
  try {
    await startApi({
      async site(app, { remotesDir }) {
        await publishNew(remotesDir);
        await app.register(gateway, {
          shellDir: path.join(root, 'shell/dist'),
          remotesDir,
          facts: { colleges: () => collegeLines(app) },
        });
      },
    });
  } catch (error) {
    if (isTaken(error)) throw new Refusal(`Port ${error.port} is taken: choose another PORT.`);
    throw error;
  }
}

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import type { ShellBuildFile } from '../registry/build-file';
import { publishBuild } from '../registry/publish';
import { temporaryFolder, writeBuild, writeShell } from '../registry/testing';
import { gateway } from './gateway';

/** The shell of the site that the gateway's tests use. */
const shellFile: Omit<ShellBuildFile, 'assets'> = {
  build: 'shell-1',
  routes: [
    { path: '/login', title: 'Login', access: 'public', layout: 'public', chunk: 'login' },
    { path: '/signup', title: 'Sign up', access: 'public', layout: 'public', chunk: 'login' },
  ],
  initial: { js: ['assets/main.js'], css: [], shared: [] },
  chunks: {
    login: { js: ['assets/login.js'], css: [], shared: [] },
    'layout-app': { js: ['assets/layout-app.js'], css: [], shared: [] },
  },
  frame: 'server/frame.cjs',
  provides: {
    '@campus/contract/react': {
      js: ['assets/contract.js'],
      css: [],
      shared: ['@tanstack/react-query'],
    },
    '@tanstack/react-query': { js: ['assets/query.js'], css: [], shared: ['react'] },
  },
};

/** A site with one remote, and the folders of its builds. */
export async function site(): Promise<{
  app: FastifyInstance;
  remotesDir: string;
  shellDir: string;
}> {
  const remotesDir = await temporaryFolder();
  const { build, ...description } = shellFile;
  await publishBuild({ dir: await writeShell(build, description), remotesDir });
  const shellDir = join(remotesDir, 'shell', build);
  await writeFile(join(shellDir, 'assets/main.js.br'), 'brotli');
  await writeFile(join(shellDir, 'assets/main.js.gz'), 'gzip');
  await writeFile(join(shellDir, 'assets/.env'), 'SECRET=1');
  await writeFile(
    join(shellDir, 'server/frame.cjs'),
    'exports.frame = ({ pathname, remote, page, template }) => `<main>${pathname} ${remote} ${template ?? page}</main>`;' +
      "exports.drawn = ['/login'];",
  );
  await publishBuild({
    dir: await writeBuild('one', ['/', '/tea/:kind'], { '/': '<h1>Tea & co</h1>' }),
    remotesDir,
  });
  const app = Fastify();
  const facts = { teas: async () => ['Green', 'Chai & <milk>'] };
  await app.register(gateway, { remotesDir, limits: { entry: 5 }, facts });
  return { app, remotesDir, shellDir };
}

/** What such a site answers. */
export async function get(url: string, headers: InjectOptions['headers'] = {}) {
  const { app } = await site();
  return app.inject({ url, headers });
}

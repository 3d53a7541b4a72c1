import { spawnSync } from 'node:child_process';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { temporaryFolder } from '../support/prepared-data';
import { root } from '../support/process';

const docker = (...words: string[]) =>
  spawnSync('docker', ['compose', ...words], { cwd: root, encoding: 'utf8' });

test('docker compose accepts docker-compose.yml', () => {
  const isHere = docker('version').status === 0;
  test.info().skip(!isHere, 'docker-compose.yml is not checked: there is no docker compose here.');
  const { status, stderr } = docker('config', '--quiet');
  expect([status, stderr]).toEqual([0, '']);
});

test('the image installs every workspace', async () => {
  const { workspaces } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const recipe = await readFile(path.join(root, 'Dockerfile'), 'utf8');
  expect(recipe).toContain('cp --parents package.json package-lock.json .npmrc */package.json');
  const sent = (await readFile(path.join(root, '.dockerignore'), 'utf8')).split('\n');
  for (const name of workspaces) {
    expect([`!${name}`, `!${name}/package.json`].some((rule) => sent.includes(rule))).toBe(true);
  }
});

test('the Docker context contains only files that .dockerignore lists and git tracks', async () => {
  const text = await readFile(path.join(root, '.dockerignore'), 'utf8');
  const rules = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  expect(rules[0]).toBe('*');
  expect(rules).toContain('**/.*');
  const named = rules.flatMap((rule) => (rule.startsWith('!') ? rule.slice(1) : []));
  const tracked = spawnSync('git', ['ls-files', '--', ...named], { cwd: root, encoding: 'utf8' });
  test
    .info()
    .skip(tracked.status !== 0, 'What .dockerignore names is not checked: there is no git.');
  for (const name of named) {
    expect(tracked.stdout).toContain(name.split('*')[0] ?? name);
  }
});

test('compose publishes only the ports of nginx, and the mail page on localhost', async () => {
  const text = await readFile(path.join(root, 'docker-compose.yml'), 'utf8');
  const ports = [...text.matchAll(/ports:\n\s+- '([^']+)'/g)].map(([, port]) => port);
  expect(ports).toEqual([
    '${PORT:-8080}:8080',
    '${HTTPS_PORT:-443}:8443',
    '127.0.0.1:${MAIL_PORT:-8025}:8025',
  ]);
  expect(text).toContain('DEMO: ${DEMO:-0}');
  expect(text).toContain('--requirepass');
  // A statement that fails would be logged with what a student wrote.
  expect(text).toContain('-c, log_min_messages=fatal, -c, log_min_error_statement=panic');
});

test('the version of each image is stated in one place', async () => {
  const text = (file: string) => readFile(path.join(root, file), 'utf8');
  const recipes = await Promise.all(
    ['Dockerfile', 'docker-compose.yml', 'docker/stack.yml'].map(text),
  );
  const named = [...recipes.join('\n').matchAll(/(?:^FROM|image:) ([\w./-]+:[\w.-]+)/gm)];
  const images = named.map(([, image]) => image!).sort();
  expect(images).toEqual([...new Set(images)]);
  expect(images.length).toBeGreaterThan(5);
  const checks = await Promise.all(
    ['checks', 'compose', 'stack'].map((name) => text(`e2e/containers/${name}.ts`)),
  );
  for (const image of images) expect(checks.join('\n')).not.toContain(image);
});

test('the images hold no sources, run the operator commands and list their packages', async () => {
  const folder = await temporaryFolder();
  const node = (cwd: string, ...words: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  };
  node(root, 'docker/collect-runtime.mjs', folder);
  const api = path.join(folder, 'api');
  for (const command of ['admin', 'remotes', 'seed']) {
    node(api, 'scripts/campus.mjs', command, '--help');
  }
  const files = await readdir(folder, { recursive: true });
  const own = files.filter((file) => !file.includes('node_modules/'));
  expect(own.filter((file) => /\.tsx?$|\.test\.|(?:^|\/)\.(?:env|git|data)/.test(file))).toEqual(
    [],
  );
  const bill = await readFile(path.join(api, 'sbom.cdx.json'), 'utf8');
  const { components }: { components: { name: string }[] } = JSON.parse(bill);
  const names = components.map(({ name }) => name);
  // One is loaded, one is bundled into the server, two are bundled into the pages.
  expect(names).toEqual(expect.arrayContaining(['sharp', 'fastify', 'react-dom', 'scheduler']));
  await rm(folder, { recursive: true });
});

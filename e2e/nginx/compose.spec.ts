import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../support/process';

const docker = (...words: string[]) =>
  spawnSync('docker', ['compose', ...words], { cwd: root, encoding: 'utf8' });

test('docker compose understands its file', () => {
  const isHere = docker('version').status === 0;
  test.info().skip(!isHere, 'docker-compose.yml is not checked: there is no docker compose here.');
  const { status, stderr } = docker('config', '--quiet');
  expect([status, stderr]).toEqual([0, '']);
});

test('the image installs every workspace that there is', async () => {
  const { workspaces } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const recipe = await readFile(path.join(root, 'Dockerfile'), 'utf8');
  for (const name of workspaces) {
    expect(recipe).toContain(`COPY ${name}/package.json ${name}/\n`);
  }
});

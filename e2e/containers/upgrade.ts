import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '../support/prepared-data';
import { root } from '../support/process';
import { startCalls, type SignIn } from './calls';
import type { Project } from './compose';

/** The release from which the upgrade is tried: a revision of the repository, e.g. `RELEASE_BEFORE=v1.2`. */
export const releaseBefore = process.env['RELEASE_BEFORE'];

/** A site that an earlier release has set up is upgraded to this one and taken back, without a failed call. */
export async function checkUpgrade(site: Project, revision: string): Promise<void> {
  const { compose, must, docker, env, tag } = site;
  const before = `${tag}-before`;
  const image = (name: string) => `campus-api:${name}`;
  const sources = await temporaryFolder();
  const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', sources], { input: archive });
  const own = ['--env-file', '/dev/null', '--file', path.join(sources, 'docker-compose.yml')];
  try {
    await compose('down', '--volumes', '--timeout', '1');
    env['TAG'] = before;
    await must(['compose', ...own, 'build', '--quiet', 'api', 'nginx']);
    await compose('up', '--wait', '--no-build');
    const { signIn } = await site.answer<{ signIn: SignIn }>('seed -- --students 12 --posts 10');
    const calls = await startCalls(site.url, signIn);
    for (const name of [tag, before]) {
      env['TAG'] = name;
      const old = await site.containersOf('api');
      await site.scale(4);
      await site.end(...old);
      const format = ['inspect', '--format', '{{.Config.Image}}'];
      const images = await must([...format, ...(await site.containersOf('api'))]);
      assert.deepEqual(images.trim().split('\n'), [image(name), image(name)]);
    }
    const { calls: sent, writes, failures, lost } = await calls.stop();
    process.stderr.write(`${sent} calls, ${writes} writes from ${revision} and back.\n`);
    assert.deepEqual({ failures, lost }, { failures: [], lost: [] });
  } finally {
    env['TAG'] = tag;
    await compose('down', '--volumes', '--timeout', '1');
    await docker(['image', 'rm', image(before), `campus-nginx:${before}`]);
    await rm(sources, { recursive: true });
  }
}

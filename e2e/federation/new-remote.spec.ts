import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/process';
import { remotesCommand } from '../support/campus-command';
import { expect, test } from '../support/test';

const run = promisify(execFile);
const remote = 'mfe-hello-world';

const beside = ['federation', 'node_modules', 'scripts'];

/** A folder outside of the repository in which a remote finds what lies beside it there. */
async function besideTheRepository(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'campus-new-remote-'));
  for (const name of beside) {
    await symlink(path.join(root, name), path.join(folder, name), 'dir');
  }
  return folder;
}

const write = (into: string) =>
  run(process.execPath, ['--import', 'tsx', 'scripts/new-remote.ts', remote, '--into', into], {
    cwd: root,
  });

test('a generated remote builds, goes live on a running site and shows its page', async ({
  site,
  page,
  signedUpStudent,
}) => {
  test.setTimeout(180_000);
  const folder = await besideTheRepository();
  try {
    await write(folder);
    expect((await readdir(folder)).sort()).toEqual([...beside, remote].sort());
    await run('npm', ['run', 'build', '--silent'], { cwd: path.join(folder, remote) });

    const dir = path.join(folder, remote, 'dist');
    const published = await remotesCommand(site.dataDir, ['publish', remote, '--dir', dir]);
    expect(published).toMatchObject({ code: 0, answer: { remote, changed: true } });

    await signedUpStudent(page);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Hello World' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hello World' })).toBeVisible();
    await expect(page).toHaveURL(/\/hello-world$/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

test('the generator rejects an existing folder and an invalid or missing name', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'campus-new-remote-'));
  try {
    await mkdir(path.join(folder, remote));
    const says = (words: string[]) =>
      run(
        process.execPath,
        ['--import', 'tsx', 'scripts/new-remote.ts', ...words, '--into', folder],
        {
          cwd: root,
        },
      ).then(
        () => 'written',
        (error: { stderr: string }) => error.stderr,
      );
    expect(await says([remote])).toContain('already exists');
    expect(await says(['hello'])).toContain('hello is not a valid name');
    expect(await says(['mfe-Hello'])).toContain('mfe-Hello is not a valid name');
    expect(await says([])).toContain('Name missing');
    expect(await readdir(folder)).toEqual([remote]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

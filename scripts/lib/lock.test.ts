import { mkdtemp, readFile, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withLock } from './lock.mjs';

const lockFile = async () => path.join(await mkdtemp(path.join(tmpdir(), 'campus-lock-')), 'lock');

test('one task at a time', async () => {
  const file = await lockFile();
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} in`);
    await new Promise(setImmediate);
    steps.push(`${name} out`);
  };
  await Promise.all([withLock(file, task('first')), withLock(file, task('second'))]);
  expect(steps).toHaveLength(4);
  expect(steps[1]).toBe(steps[0]?.replace('in', 'out'));
  expect(steps[3]).toBe(steps[2]?.replace('in', 'out'));
});

test('the lock of a dead process is taken over', async () => {
  const file = await lockFile();
  await writeFile(file, '2147483646');
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
});

test('a task that fails gives the lock back', async () => {
  const file = await lockFile();
  const fail = () => Promise.reject(new Error('no'));
  await expect(withLock(file, fail)).rejects.toThrow('no');
  await expect(readdir(path.dirname(file))).resolves.toEqual([]);
});

test('an empty file that a killed process left is taken over', async () => {
  const file = await lockFile();
  await writeFile(file, '');
  await utimes(file, new Date(0), new Date(0));
  await expect(withLock(file, async () => 'done')).resolves.toBe('done');
});

test('many that find a dead lock at once still run one at a time', async () => {
  const file = await lockFile();
  await writeFile(file, '2147483646');
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withLock(file, task)));
  expect(most).toBe(1);
});

test('a lock that another process took over meanwhile stays', async () => {
  const file = await lockFile();
  await withLock(file, () => writeFile(file, `${process.ppid} of another`));
  await expect(readFile(file, 'utf8')).resolves.toBe(`${process.ppid} of another`);
});

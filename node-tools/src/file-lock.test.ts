import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { processStart, thisHost, withFileLock } from './file-lock.mjs';

const temporaryFolder = () => mkdtemp(join(tmpdir(), 'lock-'));

/** @returns exit code, or null if it was killed */
async function runChild(script: string, args: readonly string[]): Promise<number | null> {
  const words = ['--import', 'tsx', join(__dirname, script), ...args];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  return code;
}

const lockIn = async () => join(await temporaryFolder(), 'lock');

/** A lock whose holder may be alive is never taken over because of its age. */
const never = { staleAfterMs: Number.POSITIVE_INFINITY };
/** For locks that must be refused; locks that must succeed have no time limit. */
const briefly = { ...never, timeoutMs: 60 };

const held = (holder: object) => JSON.stringify({ token: 'other', ...holder });

test('tasks run one at a time, and the lock file is deleted afterwards', async () => {
  const file = await lockIn();
  const steps: string[] = [];
  const task = (name: string) => async () => {
    steps.push(`${name} in`);
    await new Promise(setImmediate);
    steps.push(`${name} out`);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => withFileLock(file, task(name))));
  const pairs = [0, 2, 4].map((at) => [steps[at]?.slice(0, 1), steps[at + 1]?.slice(0, 1)]);
  for (const [into, out] of pairs) expect(into).toBe(out);
  expect(await readdir(join(file, '..'))).toEqual([]);
});

test('concurrent processes lose no update, even if one is killed while it holds the lock', async () => {
  const file = join(await temporaryFolder(), 'count');
  await writeFile(file, '0');
  const codes = await Promise.all([
    runChild('count-under-lock.ts', [file, '20', 'dies']),
    runChild('count-under-lock.ts', [file, '20']),
    runChild('count-under-lock.ts', [file, '20']),
  ]);
  expect(codes).toEqual([null, 0, 0]);
  expect(await readFile(file, 'utf8')).toBe('60');
  await expect(withFileLock(`${file}.lock`, async () => 'free')).resolves.toBe('free');
});

test('the lock of an ended process is taken over', async () => {
  const file = await lockIn();
  await writeFile(file, held({ host: thisHost, pid: 2_147_483_646 }));
  await expect(withFileLock(file, async () => 'done', never)).resolves.toBe('done');
});

test('a lock is taken over if its process id now belongs to another process', async () => {
  const file = await lockIn();
  const { pid } = process;
  await writeFile(file, held({ host: thisHost, pid, started: processStart(pid) }));
  await expect(withFileLock(file, async () => 'done', briefly)).rejects.toThrow(
    'still holds the lock',
  );
  await writeFile(file, held({ host: thisHost, pid, started: 'long ago' }));
  await expect(withFileLock(file, async () => 'done', never)).resolves.toBe('done');
});

test('a lock held by another machine is taken over only when it is old', async () => {
  const file = await lockIn();
  await writeFile(file, held({ host: 'elsewhere', pid: 1 }));
  const waiting = withFileLock(file, async () => 'done', briefly);
  await expect(waiting).rejects.toThrow('Another process still holds the lock');
  const past = new Date(Date.now() - 60_000);
  await utimes(file, past, past);
  await expect(withFileLock(file, async () => 'done')).resolves.toBe('done');
});

test('confirm fails for a holder whose lock was taken over', async () => {
  const file = await lockIn();
  const task = withFileLock(file, async ({ confirm }) => {
    await writeFile(file, held({ host: 'elsewhere', pid: 1 }));
    await confirm();
  });
  await expect(task).rejects.toThrow('took over the lock');
  expect(await readFile(file, 'utf8')).toContain('other');
});

test('a failed task releases the lock', async () => {
  const file = await lockIn();
  const failing = withFileLock(file, () => Promise.reject(new Error('no')));
  await expect(failing).rejects.toThrow('no');
  await expect(withFileLock(file, async () => 'free')).resolves.toBe('free');
});

test('an empty lock file is taken over when it is old, even without an age limit for holders', async () => {
  const file = await lockIn();
  await writeFile(file, '');
  await expect(withFileLock(file, async () => 'done', briefly)).rejects.toThrow(
    'still holds the lock',
  );
  await utimes(file, new Date(0), new Date(0));
  await expect(withFileLock(file, async () => 'done', never)).resolves.toBe('done');
});

test('tasks that find a dead lock at the same time still run one at a time', async () => {
  const file = await lockIn();
  await writeFile(file, held({ host: thisHost, pid: 2_147_483_646 }));
  let running = 0;
  let most = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise(setImmediate);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 5 }, () => withFileLock(file, task)));
  expect(most).toBe(1);
});

test('onWait is called once while a task waits for the lock', async () => {
  const file = await lockIn();
  await writeFile(file, held({ host: 'elsewhere', pid: 1 }));
  const onWait = jest.fn(() => setTimeout(() => void rm(file), 200));
  await expect(withFileLock(file, async () => 'done', { ...never, onWait })).resolves.toBe('done');
  expect(onWait).toHaveBeenCalledTimes(1);
});

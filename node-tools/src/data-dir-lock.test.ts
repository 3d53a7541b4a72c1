import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockedError, lockDataDir, processStart, refuseWhileInUse } from './file-lock.mjs';

describe('the lock on the data folder', () => {
  let dataDir = '';
  const file = () => join(dataDir, 'lock');
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'campus-lock-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  async function otherProcess(): Promise<ChildProcess & { pid: number }> {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    return child as ChildProcess & { pid: number };
  }

  it('rejects a second holder until it is released', async () => {
    const lock = await lockDataDir(dataDir);
    await expect(lockDataDir(dataDir)).rejects.toThrow(LockedError);
    await expect(refuseWhileInUse(dataDir)).rejects.toThrow(
      `The data folder ${dataDir} is in use by process ${process.pid}: stop it, or choose another DATA_DIR.`,
    );
    await lock.release();
    expect(existsSync(file())).toBe(false);
    await refuseWhileInUse(dataDir);
    await (await lockDataDir(dataDir)).release();
  });

  it('names the process that holds it, and is taken over after that process is killed', async () => {
    const child = await otherProcess();
    writeFileSync(file(), JSON.stringify({ pid: child.pid, started: processStart(child.pid) }));
    await expect(lockDataDir(dataDir)).rejects.toThrow(`process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await lockDataDir(dataDir)).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('is taken over if its process id now belongs to another process', async () => {
    const child = await otherProcess();
    writeFileSync(file(), JSON.stringify({ pid: child.pid, started: 'long ago' }));
    await lockDataDir(dataDir);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it.each(['', 'not JSON', '{"pid":"1"}', 'null'])(
    'replaces a lock file that contains %j',
    async (content) => {
      writeFileSync(file(), content);
      await (await lockDataDir(dataDir)).release();
    },
  );

  it('does not delete a lock file that somebody else has written', async () => {
    const lock = await lockDataDir(dataDir);
    writeFileSync(file(), 'somebody else');
    await lock.release();
    expect(existsSync(file())).toBe(true);
  });

  it('is acquired only once by concurrent attempts on a stale lock', async () => {
    writeFileSync(file(), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockDataDir(dataDir)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

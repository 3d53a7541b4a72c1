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

  it('is taken, refused to a second one, and given back', async () => {
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

  it('names the living process that has it, and takes over once that one is killed', async () => {
    const child = await otherProcess();
    writeFileSync(file(), JSON.stringify({ pid: child.pid, started: processStart(child.pid) }));
    await expect(lockDataDir(dataDir)).rejects.toThrow(`process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await (await lockDataDir(dataDir)).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('takes over when the number belongs to another process by now', async () => {
    const child = await otherProcess();
    writeFileSync(file(), JSON.stringify({ pid: child.pid, started: 'long ago' }));
    await lockDataDir(dataDir);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it.each(['', 'not JSON', '{"pid":"1"}', 'null'])(
    'replaces a lock that says %j',
    async (content) => {
      writeFileSync(file(), content);
      await (await lockDataDir(dataDir)).release();
    },
  );

  it('does not remove a lock that is no longer its own', async () => {
    const lock = await lockDataDir(dataDir);
    writeFileSync(file(), 'somebody else');
    await lock.release();
    expect(existsSync(file())).toBe(true);
  });

  it('is taken once where many find the same stale one', async () => {
    writeFileSync(file(), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockDataDir(dataDir)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

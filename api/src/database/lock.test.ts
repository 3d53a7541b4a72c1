import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LockedError, startOf, takeLock } from './lock';

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

  it('is taken, refused to a second one, and given back', () => {
    const lock = takeLock(dataDir);
    expect(() => takeLock(dataDir)).toThrow(LockedError);
    expect(() => takeLock(dataDir)).toThrow(
      `The data folder ${dataDir} is in use by process ${process.pid}: stop it, or choose another DATA_DIR.`,
    );
    lock.release();
    expect(existsSync(file())).toBe(false);
    takeLock(dataDir).release();
  });

  it('names the living process that has it, and takes over once that one is killed', async () => {
    const child = await otherProcess();
    writeFileSync(file(), JSON.stringify({ pid: child.pid, started: startOf(child.pid) }));
    expect(() => takeLock(dataDir)).toThrow(`process ${child.pid}`);
    child.kill('SIGKILL');
    await once(child, 'exit');
    takeLock(dataDir).release();
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('takes over when the number belongs to another process by now', async () => {
    const child = await otherProcess();
    writeFileSync(file(), JSON.stringify({ pid: child.pid, started: 'long ago' }));
    takeLock(dataDir);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toMatchObject({ pid: process.pid });
    child.kill('SIGKILL');
    await once(child, 'exit');
  });

  it.each(['', 'not JSON', '{"pid":"1"}', 'null'])('replaces a lock that says %j', (content) => {
    writeFileSync(file(), content);
    takeLock(dataDir).release();
  });

  it('does not remove a lock that is no longer its own', () => {
    const lock = takeLock(dataDir);
    writeFileSync(file(), 'somebody else');
    lock.release();
    expect(existsSync(file())).toBe(true);
  });
});

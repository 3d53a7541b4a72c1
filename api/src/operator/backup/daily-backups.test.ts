import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnEachDatabase } from '../../testing';
import { backupPlaceOf, folderPlace } from './backup-place';
import { backupOfToday, keepDailyBackups } from './daily-backups';
import { withVerified } from './restore';

const hour = 3600;

describeOnEachDatabase('daily backups', (t) => {
  it('are not written for an empty site', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'campus-daily-'));
    expect(await backupOfToday(t.api.services, folderPlace(folder))).toBe(false);
  });

  it('are complete, one per day, and only the last seven are kept', async () => {
    await t.college();
    const folder = await mkdtemp(join(tmpdir(), 'campus-daily-'));
    const { services } = t.api;
    const days: string[] = [];
    for (let day = 0; day < 9; day += 1) {
      days.push(services.clock().toISOString().slice(0, 10));
      expect(await backupOfToday(services, folderPlace(folder))).toBe(true);
      expect(await backupOfToday(services, folderPlace(folder))).toBe(false);
      t.advance(24 * hour);
    }
    const names = days.slice(-7).map((day) => `campus-${day}.zip`);
    expect((await readdir(folder)).sort()).toEqual(names);
    await withVerified(join(folder, names[6] ?? ''), async ({ manifest }) => {
      const colleges = manifest.tables.find(({ table }) => table === 'colleges');
      expect(colleges?.rows).toBe(1);
    });
  });

  it('start soon after the site starts if that day has no backup yet', async () => {
    await t.college();
    t.advance(24 * hour);
    const backupUrl = await mkdtemp(join(tmpdir(), 'campus-daily-'));
    const { services } = t.api;
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const written = new Promise((info) => {
      const log = { info, warn: info };
      const kept = keepDailyBackups(
        { ...services, config: { ...services.config, backupUrl, dataDir: '/data' } },
        log,
      );
      jest.advanceTimersByTime(6000);
      kept.stop();
    });
    jest.useRealTimers();
    expect(await written).toBe('daily backup written');
    const today = services.clock().toISOString().slice(0, 10);
    expect(await readdir(backupUrl)).toEqual([`campus-${today}.zip`]);
  });

  it('are written by one process at a time; another takes over an hour after it was killed', async () => {
    const [killed = '', ...folders] = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((name) => mkdtemp(join(tmpdir(), `campus-daily-${name}-`))),
    );
    const all = () =>
      Promise.all(folders.map((each) => backupOfToday(t.api.services, folderPlace(each))));
    t.advance(2 * hour);
    expect((await all()).filter(Boolean)).toHaveLength(1);
    t.advance(2 * hour);
    // A killed process has begun to write and does nothing more.
    await new Promise<void>((begun) => {
      const put = async (_name: string, bytes: NodeJS.ReadableStream) => {
        begun(void bytes.resume());
        return new Promise<never>(() => undefined);
      };
      void backupOfToday(t.api.services, { ...folderPlace(killed), put });
    });
    t.advance(hour / 2);
    expect((await all()).filter(Boolean)).toHaveLength(0);
    t.advance(hour);
    expect((await all()).filter(Boolean)).toHaveLength(1);
  });
});

describe('the place of daily backups', () => {
  const databaseUrl = 'postgres://localhost/campus';
  const where = (given: { backupUrl?: string; databaseUrl?: string; dataDir?: string }) =>
    backupPlaceOf({ backupUrl: undefined, databaseUrl: undefined, dataDir: '/data', ...given });

  it('fails at once in a folder that cannot be created', async () => {
    await expect(folderPlace('/proc/nowhere').names()).rejects.toThrow('/proc/nowhere');
  });

  it('is undefined with PostgreSQL unless BACKUP_URL is set', () => {
    expect(where({})).toBeDefined();
    expect(where({ databaseUrl })).toBeUndefined();
    expect(where({ databaseUrl, backupUrl: '/backups' })).toBeDefined();
    expect(where({ databaseUrl, backupUrl: 'https://k:s@storage.example/bucket' })).toBeDefined();
  });
});

import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeOnEachDatabase } from '../../testing';
import { backupOfToday } from './daily-backups';
import { withVerified } from './restore';

describeOnEachDatabase('daily backups', (t) => {
  it('are whole, one a day, and the last seven of them', async () => {
    await t.college();
    const dataDir = await mkdtemp(join(tmpdir(), 'campus-daily-'));
    const { services } = t.api;
    const source = { ...services, config: { ...services.config, dataDir } };
    const days: string[] = [];
    for (let day = 0; day < 9; day += 1) {
      days.push(services.clock().toISOString().slice(0, 10));
      expect(await backupOfToday(source)).toBe(true);
      expect(await backupOfToday(source)).toBe(false);
      t.advance(24 * 3600);
    }
    const folder = join(dataDir, 'backups');
    const names = days.slice(-7).map((day) => `campus-${day}.zip`);
    expect((await readdir(folder)).sort()).toEqual(names);
    await withVerified(join(folder, names[6] ?? ''), async ({ manifest }) => {
      const colleges = manifest.tables.find(({ table }) => table === 'colleges');
      expect(colleges?.rows).toBe(1);
    });
  });
});

import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describeOnEachDatabase } from '../../testing';
import type { Terminal } from '../command';
import { backupCommands } from './backup-commands';
import { backupFile } from './backup-fixture';
import { withVerified } from './restore';
import { writeBackup } from './write-backup';

const [backup] = backupCommands;

const environment = (more = {}) => ({
  DATABASE_URL: 'postgres://localhost/campus',
  SESSION_SECRET: 's'.repeat(32),
  ...more,
});

const rowsIn = (file: string) =>
  withVerified(
    file,
    async ({ manifest }) => manifest.tables.find(({ table }) => table === 'colleges')?.rows,
  );

describeOnEachDatabase('the command “admin backup”', (t) => {
  beforeAll(() => t.college());

  const terminal = (more: Partial<Terminal> = {}): Terminal => ({
    say: () => undefined,
    environment: environment(),
    output: new PassThrough(),
    reach: async () => ({
      run: () => Promise.reject(new Error('Nothing is run.')),
      backup: async (options) => writeBackup(t.api.services, options),
    }),
    ...more,
  });

  it.each([
    ['without a file name', {}],
    ['for the file name -', { file: '-' }],
  ])('writes the backup and nothing else to standard output %s', async (_how, given) => {
    const output = new PassThrough();
    const received = buffer(output);
    const result = await backup?.here(given, terminal({ output }));
    output.end();
    expect(backup?.toText(result)).toBeUndefined();
    const file = await backupFile();
    await writeFile(file, await received);
    expect(await rowsIn(file)).toBe(1);
  });

  it('writes a file named by its time to BACKUP_URL if that is set', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'campus-backups-'));
    await backup?.here({}, terminal({ environment: environment({ BACKUP_URL: folder }) }));
    const [name = '', ...more] = await readdir(folder);
    expect(more).toEqual([]);
    expect(name).toMatch(/^campus-\d{4}-\d\d-\d\dT[\d-]{8}\.zip$/);
    expect(await rowsIn(join(folder, name))).toBe(1);
  });

  it('refuses to write the backup to a terminal', async () => {
    const output = Object.assign(new PassThrough(), { isTTY: true });
    await expect(backup?.here({}, terminal({ output }))).rejects.toThrow(
      'A terminal cannot show a backup',
    );
  });
});

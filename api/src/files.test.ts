import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from './api';
import { openDatabase } from './database/database';
import { testConfig } from './testing';
import { databaseTemplate } from './testing/databases';

jest.setTimeout(120_000);

const mode = (path: string) => statSync(path).mode & 0o777;

describe('the data folder', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'campus-private-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  /** The files to which users other than the owner have any right. */
  const open = () =>
    readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter(
      (name) => mode(join(dataDir, name)) & 0o077,
    );

  async function startAndEnd() {
    const config = testConfig({ dataDir, remotesDir: join(dataDir, 'remotes') });
    const api = await createApi({ config, logStream: { write: () => undefined } });
    const picture = Buffer.from('bytes');
    await api.services.mediaStore.put('ab.webp', picture);
    api.services.mailer.send('asha@college.example', { subject: 'Hello', text: 'Hello', html: '' });
    await api.close();
  }

  it('is accessible to its owner alone, with the database, the pictures and the mails in it', async () => {
    const before = process.umask(0);
    const ended = startAndEnd().finally(() => process.umask(before));
    // Nor is the database accessible to others while it is created.
    expect(mode(join(dataDir, 'database'))).toBe(0o700);
    await ended;
    expect(mode(dataDir)).toBe(0o700);
    expect(readdirSync(dataDir).sort()).toEqual(['database', 'media', 'outbox']);
    expect(open()).toEqual([]);
  });

  it('loses the access of other users at the start, except to builds for a web server', async () => {
    for (const folder of ['backups', 'media/ab', 'remotes/mfe-feed']) {
      mkdirSync(join(dataDir, folder), { recursive: true });
      writeFileSync(join(dataDir, folder, 'file'), '');
      chmodSync(join(dataDir, folder, 'file'), 0o666);
    }
    writeFileSync(join(dataDir, 'operator.json'), '{}');
    // A start takes over an existing one; the test above waits for the creation of a new one.
    const copyOf = (await databaseTemplate()).slice();
    await (await openDatabase({ databaseUrl: undefined, dataDir, copyOf })).close();
    chmodSync(dataDir, 0o777);
    await startAndEnd();
    expect(mode(dataDir)).toBe(0o711);
    expect(open().filter((name) => !name.startsWith('remotes'))).toEqual([]);
    expect(mode(join(dataDir, 'remotes/mfe-feed/file'))).toBe(0o666);
  });
});

import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '@campus/node-tools/refusal';
import { readConfig, readSiteConfig } from './config';

const secret = 'x'.repeat(32);

describe('readConfig', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'campus-config-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('has defaults for all variables', () => {
    expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir,
      databaseUrl: undefined,
      databaseDirectUrl: undefined,
      publicOrigin: undefined,
      demo: true,
      rateLimits: true,
      remotesDir: join(dataDir, 'remotes'),
      production: false,
    });
  });

  it('keeps its generated session secret in a file that only this user can read', () => {
    const first = readConfig({ DATA_DIR: dataDir }).sessionSecret;
    expect(first).toHaveLength(43);
    expect(readConfig({ DATA_DIR: dataDir, SESSION_SECRET: '' }).sessionSecret).toBe(first);
    expect(statSync(join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
    expect(readConfig({ DATA_DIR: dataDir, SESSION_SECRET: secret }).sessionSecret).toBe(secret);
  });

  it('enables the demo only on the embedded database, unless DEMO says otherwise', () => {
    const DATABASE_URL = 'postgres://localhost/campus';
    expect(readConfig({ DATA_DIR: dataDir, DATABASE_URL }).demo).toBe(false);
    expect(readConfig({ DATA_DIR: dataDir, DATABASE_URL, DEMO: '1' }).demo).toBe(true);
    expect(readConfig({ DATA_DIR: dataDir, DEMO: '0' }).demo).toBe(false);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/campus'],
    ['REDIS_URL', 'localhost:6379'],
    ['S3_URL', 's3'],
    ['S3_URL', 'https://key:secret@storage.example'],
    ['S3_URL', 'https://storage.example/bucket'],
    ['S3_URL', 'https://key:%zz@storage.example/bucket'],
    ['REDIS_URL', 'redis://:100%@localhost'],
    ['DATABASE_URL', 'postgres://campus:%zz@localhost/campus'],
    ['REMOTES_URL', 's3'],
    ['REMOTES_URL', 'https://key:secret@storage.example/remotes'],
    ['SMTP_URL', 'mail.campus.example'],
    ['SMTP_URL', 'smtp://mail.campus.example?tls=none'],
    ['BACKUP_URL', 's3://bucket'],
    ['BACKUP_URL', 'https://storage.example'],
    ['BACKUP_URL', 'https://key:%zz@storage.example/bucket'],
    ['PUBLIC_ORIGIN', 'https://campus.example/'],
    ['PUBLIC_ORIGIN', 'campus.example'],
    ['SESSION_SECRET', 'short'],
    ['DEMO', 'yes'],
    ['RATE_LIMITS', 'maybe'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'smtp://'],
    ['REDIS_URL', 'redis://'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['TRUSTED_PROXIES', 'abc'],
    ['TRUSTED_PROXIES', '10.0.0.1, 1.2.3.4/99'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['OVERRIDE_ORIGIN', 'https://elsewhere.example'],
    ['REQUIRE_TRIAL', 'yes'],
    ['VAPID_PRIVATE_KEY', 'a key'],
    ['VAPID_PRIVATE_KEY', 'A'.repeat(43)],
    ['VAPID_PRIVATE_KEY', '_'.repeat(43)],
    ['PUSH_SERVICE', 'http://10.0.0.7:8080'],
    ['PUSH_SERVICE', 'https://push.example'],
  ])('rejects %s=%s with one line that names the variable', (name, value) => {
    const read = () => readConfig({ DATA_DIR: dataDir, [name]: value });
    expect(read).toThrow(Refusal);
    expect(read).toThrow(new RegExp(`^${name} [^\n]+$`));
  });

  it('reads the session secret from the file that SESSION_SECRET_FILE names', () => {
    const file = join(dataDir, 'shared-secret');
    writeFileSync(file, `${secret}\n`);
    const given = { DATA_DIR: dataDir, SESSION_SECRET_FILE: file };
    expect(readConfig(given).sessionSecret).toBe(secret);
    const SESSION_SECRET = 'y'.repeat(32);
    expect(readConfig({ ...given, SESSION_SECRET }).sessionSecret).toBe(SESSION_SECRET);
    const missing = () => readConfig({ ...given, SESSION_SECRET_FILE: '/nowhere' });
    expect(missing).toThrow(/^SESSION_SECRET_FILE /);
  });

  it('reads addresses with passwords from files and checks them like variables', () => {
    const file = join(dataDir, 'address');
    const read = (url: string, more = {}) => {
      writeFileSync(file, `${url}\n`);
      return readConfig({ DATA_DIR: dataDir, ...more });
    };
    const mail = 'smtps://campus:secret@mail.example';
    expect(read(mail, { SMTP_URL: '', SMTP_URL_FILE: file }).smtpUrl).toBe(mail);
    const database = { DATABASE_URL_FILE: file, PUBLIC_ORIGIN: 'https://campus.example' };
    expect(() => read('postgres://campus:campus@postgres/campus', database)).toThrow(
      /^DATABASE_URL has the public default password/,
    );
  });

  it('rejects every default password of docker-compose.yml', () => {
    const compose = readFileSync(join(__dirname, '../../docker-compose.yml'), 'utf8');
    const published = new Set(
      [...compose.matchAll(/\w+:-([\w-]+)\}\}/g)].map(([, password]) => password),
    );
    expect(published.size).toBeGreaterThan(2);
    for (const password of published) {
      const REDIS_URL = `redis://:${password}@redis:6379`;
      const read = () =>
        readConfig({ DATA_DIR: dataDir, REDIS_URL, PUBLIC_ORIGIN: 'https://campus.example' });
      expect(read).toThrow(/^REDIS_URL has the public default password/);
    }
  });

  it.each([
    ['DATABASE_URL', 'postgres://campus:campus@postgres/campus'],
    ['REDIS_URL', 'redis://:campus-redis@redis:6379'],
    ['S3_URL', 'http://campus:campus-storage@storage:9000/campus'],
  ])('rejects the published password of %s if others can reach the site', (name, url) => {
    const read = (PUBLIC_ORIGIN: string, given = url) =>
      readConfig({ DATA_DIR: dataDir, [name]: given, PUBLIC_ORIGIN });
    expect(() => read('https://campus.example')).toThrow(
      new RegExp(`^${name} has the public default password`),
    );
    expect(() => read('http://localhost:8080')).not.toThrow();
    const own = url.replace(/:[^:]*@/, ':of-their-own@');
    expect(() => read('https://campus.example', own)).not.toThrow();
  });

  it('requires a session secret and rate limits in production', () => {
    const production = { DATA_DIR: dataDir, NODE_ENV: 'production' };
    expect(() => readConfig(production)).toThrow(/^SESSION_SECRET /);
    const off = { ...production, SESSION_SECRET: secret, RATE_LIMITS: 'off' };
    expect(() => readConfig(off)).toThrow(/^RATE_LIMITS/);
    const tested = { SESSION_SECRET: secret, PUSH_SERVICE: 'http://127.0.0.1:8080' };
    expect(() => readConfig({ ...production, ...tested })).toThrow(/^PUSH_SERVICE /);
    expect(readConfig({ ...production, SESSION_SECRET: secret }).production).toBe(true);
  });

  // In /proc, the recursion of Node's own mkdir never ends.
  it.each(['DATA_DIR', 'REMOTES_DIR', 'BACKUP_URL'])(
    'refuses a start whose %s is a file, is in one, or cannot be created',
    (name) => {
      const file = join(dataDir, 'file');
      writeFileSync(file, '');
      for (const folder of [file, join(file, 'folder'), '/proc/nowhere/at/all', '/proc']) {
        const start = () => readSiteConfig({ DATA_DIR: dataDir, [name]: folder });
        expect(start).toThrow(Refusal);
        expect(start).toThrow(new RegExp(`^${name} [^\n]*${folder}[^\n]*$`));
      }
    },
  );

  it('asks no data folder of a site that keeps everything elsewhere', () => {
    const elsewhere = {
      DATABASE_URL: 'postgres://campus:secret@db/campus',
      S3_URL: 'https://key:secret@storage.example/media',
      SMTP_URL: 'smtps://mail.campus.example',
      SESSION_SECRET: secret,
      REMOTES_DIR: join(dataDir, 'remotes'),
      DATA_DIR: '/proc/nowhere',
    };
    expect(readSiteConfig(elsewhere).dataDir).toBe('/proc/nowhere');
    expect(() => readSiteConfig({ ...elsewhere, S3_URL: '' })).toThrow(/^DATA_DIR /);
  });

  it('creates the folders that do not exist yet and leaves nothing in them', () => {
    const REMOTES_DIR = join(dataDir, 'web/remotes');
    const BACKUP_URL = join(dataDir, 'disk/backups');
    readSiteConfig({ DATA_DIR: dataDir, SESSION_SECRET: secret, REMOTES_DIR, BACKUP_URL });
    expect(readdirSync(dataDir)).toEqual(['disk', 'web']);
    expect([readdirSync(REMOTES_DIR), readdirSync(BACKUP_URL)]).toEqual([[], []]);
    expect(statSync(BACKUP_URL).mode & 0o777).toBe(0o700);
  });

  it('reports a session secret that it cannot read', () => {
    mkdirSync(join(dataDir, 'session-secret'));
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow(/^DATA_DIR [^\n]*session-secret$/);
  });
});

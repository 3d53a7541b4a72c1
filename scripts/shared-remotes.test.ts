import { cp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { openSharedRemotes, type SharedRemotes } from '@campus/api';
import {
  ownPostgres,
  startStorage,
  type TestDatabase,
  type TestStorage,
} from '@campus/api/testing';
import {
  type Following,
  follow,
  publishBuild,
  promote,
  publishCanary,
  publishNew,
  readPointer,
  rollback,
  shareFolder,
  sweepBuilds,
} from '../federation/src/registry';
import { switchOff, switchOn } from '../federation/src/registry/operate';
import { temporaryFolder, writeBuild } from '../federation/src/registry/testing';

const serverUrl = process.env['TEST_DATABASE_URL'];

/** On a real server, because several machines need one. */
(serverUrl ? describe : describe.skip)('remotes that several machines share', () => {
  let postgres: TestDatabase & { url: string };
  let storage: TestStorage;
  let opened: SharedRemotes[] = [];
  let running: Following[] = [];
  const warnings: string[] = [];

  beforeAll(async () => {
    postgres = await ownPostgres(serverUrl as string);
    storage = await startStorage();
  });
  afterAll(async () => {
    await storage.close();
    await postgres.drop();
  });
  beforeEach(async () => {
    storage.objects.clear();
    storage.broken = false;
    warnings.length = 0;
    await postgres.database.query('delete from remote_pointers');
  });
  afterEach(async () => {
    await Promise.all(running.map((one) => one.stop()));
    await Promise.all(opened.map((one) => one.close()));
    [running, opened] = [[], []];
  });

  /** A folder with a copy of the shared remotes. */
  async function machine(folder?: string, change: Partial<SharedRemotes> = {}): Promise<string> {
    const remotesDir = folder ?? (await temporaryFolder());
    const central = openSharedRemotes({
      remotesUrl: storage.address,
      databaseDirectUrl: postgres.url,
    });
    if (!central) throw new Error('nothing is shared');
    opened.push(central);
    shareFolder(remotesDir, { ...central, ...change });
    return remotesDir;
  }

  async function followed(folder?: string, pace?: number): Promise<string> {
    const remotesDir = await machine(folder);
    running.push(await follow(remotesDir, (sentence) => warnings.push(sentence), pace));
    return remotesDir;
  }

  const publish = async (remotesDir: string, build: string) =>
    publishBuild({ dir: await writeBuild(build), remotesDir });

  const live = async (remotesDir: string) => (await readPointer(remotesDir, 'mfe-tea'))?.current;

  async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
    while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
  }

  const goesLive = (remotesDir: string, build: string) =>
    until(async () => (await live(remotesDir)) === build);

  /** Milliseconds until it is done. */
  async function timed(doing: Promise<unknown>): Promise<number> {
    const began = performance.now();
    await doing;
    return performance.now() - began;
  }

  it('a publish goes live on the other machines within a second, and any machine rolls it back within one', async () => {
    const [one, two] = [await followed(), await followed()];
    await publish(one, 'first');
    expect(await timed(goesLive(two, 'first'))).toBeLessThan(1000);
    const entry = path.join('mfe-tea', 'first', 'entry.js');
    expect(await readFile(path.join(two, entry))).toEqual(await readFile(path.join(one, entry)));
    await publish(two, 'second');
    await goesLive(one, 'second');
    // At once: the shared state counts, not the local copy.
    await publish(one, 'third');
    const back = rollback(two, 'mfe-tea', {});
    expect(await timed(back)).toBeLessThan(1000);
    expect(await back).toMatchObject({ build: 'second', from: 'third' });
    expect(await timed(goesLive(one, 'second'))).toBeLessThan(1000);
    const history = (await readPointer(one, 'mfe-tea'))?.history?.map(({ action }) => action);
    expect(history).toEqual(['rollback', 'publish', 'publish', 'publish']);
  });

  it('a publish arrives at once, even after the listening database connection was cut', async () => {
    const aDay = 24 * 60 * 60 * 1000;
    const [one, two] = [await machine(), await followed(undefined, aDay)];
    const listening = async () =>
      postgres.database.query<{ pid: number }>(
        `select pid from pg_stat_activity
         where datname = current_database() and application_name = 'campus remotes, listening' and query like 'listen%'`,
      );
    await publish(one, 'first');
    await goesLive(two, 'first');
    await until(async () => (await listening()).length === 1);
    const [before] = await listening();
    await postgres.database.query('select pg_terminate_backend($1)', [before!.pid]);
    // Without a listener: it must fetch the changes that it missed.
    await publish(one, 'second');
    await goesLive(two, 'second');
    expect((await listening())[0]?.pid).not.toBe(before?.pid);
    await publish(one, 'third');
    await goesLive(two, 'third');
  });

  it('a machine can promote a canary whose build it has not downloaded yet', async () => {
    const [one, two] = [await machine(), await machine()];
    await publish(one, 'first');
    await publishCanary({ dir: await writeBuild('second'), remotesDir: one, share: 10 });
    expect(await promote(two, 'mfe-tea')).toMatchObject({ build: 'second' });
    expect(await readdir(path.join(two, 'mfe-tea'))).toContain('second');
  });

  it('concurrent publishes on two machines are all kept in the history', async () => {
    const [one, two] = [await machine(), await machine()];
    await publish(one, 'first');
    const builds = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'];
    await Promise.all(builds.map((build, index) => publish(index % 2 ? one : two, build)));
    const history = (await readPointer(await followed(), 'mfe-tea'))?.history ?? [];
    expect(history.map(({ build }) => build).sort()).toEqual([...builds, 'first']);
    // Each arrived after the one that it replaced.
    expect(history.slice(0, -1).map(({ from }) => from)).toEqual(
      history.slice(1).map(({ build }) => build),
    );
  });

  it('an empty machine does not publish what its image brings, however many changes ago it was live', async () => {
    const one = await machine();
    for (const build of ['first', 'second']) await publish(one, build);
    for (let turn = 0; turn < 26; turn += 1) {
      await switchOff(one, 'mfe-tea');
      await switchOn(one, 'mfe-tea');
    }
    const root = await temporaryFolder();
    await cp(await writeBuild('first'), path.join(root, 'mfe-tea/dist'), { recursive: true });
    const remotesDir = await followed();
    expect(await publishNew({ root, remotesDir, warn: (line) => warnings.push(line) })).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it('an empty machine downloads all kept builds and restores a deleted pointer', async () => {
    const one = await machine();
    for (const build of ['first', 'second', 'third']) await publish(one, build);
    const two = await followed();
    expect(await live(two)).toBe('third');
    await until(async () => (await readdir(path.join(two, 'mfe-tea'))).length === 3);
    await rm(path.join(two, 'mfe-tea.json'));
    await goesLive(two, 'third');
  });

  it('while the storage fails, publishing is rejected, and machines catch up afterwards', async () => {
    const [one, two] = [await machine(), await followed()];
    await publish(one, 'first');
    await goesLive(two, 'first');
    // It breaks once the build is stored, so that no other machine has it yet.
    const onStep = (step: string) => void (storage.broken ||= step === 'locked');
    await publishBuild({ dir: await writeBuild('second'), remotesDir: one, onStep });
    await expect(publish(one, 'third')).rejects.toThrow('500');
    expect(await live(one)).toBe('second');
    await until(() => warnings.length > 0);
    expect(await live(two)).toBe('first');
    storage.broken = false;
    await goesLive(two, 'second');
  });

  it('while the database is away, the live build stays and publishing is rejected', async () => {
    const one = await followed();
    await publish(one, 'first');
    await Promise.all(opened.map((central) => central.close()));
    opened = [];
    await until(() => warnings.length > 0);
    expect(warnings).toEqual([expect.stringMatching(/^Builds are not updated for now: /)]);
    expect(await live(one)).toBe('first');
    await expect(publish(one, 'second')).rejects.toThrow();
    expect(await live(one)).toBe('first');
  });

  it('a build whose archive holds another build is not installed', async () => {
    const one = await machine();
    await publish(one, 'first');
    const [other] = [await machine()];
    await publish(other, 'second');
    const [, second] = [...storage.objects.keys()];
    const [first] = storage.objects.values();
    storage.objects.set(String(second), first as Buffer);
    const two = await followed();
    await until(() => warnings.length > 0);
    expect(await live(two)).toBeUndefined();
    expect(await readdir(path.join(two, 'mfe-tea')).catch(() => [])).not.toContain('second');
  });

  it('an existing folder becomes the shared state, with its history', async () => {
    const remotesDir = await temporaryFolder();
    await publish(remotesDir, 'first');
    await publish(remotesDir, 'second');
    await followed(remotesDir);
    const two = await followed();
    expect(await readPointer(two, 'mfe-tea')).toEqual(await readPointer(remotesDir, 'mfe-tea'));
    expect(await rollback(two, 'mfe-tea', {})).toMatchObject({ build: 'first' });
  });

  it('builds swept on one machine are deleted from the storage', async () => {
    const one = await machine();
    const builds = ['b1', 'b2', 'b3', 'b4', 'b5'];
    for (const build of builds) await publish(one, build);
    const later = Date.now() + 30 * 24 * 60 * 60 * 1000;
    const swept = await sweepBuilds(one, { now: later });
    expect(swept.length).toBeGreaterThan(0);
    const names = [...storage.objects.keys()].join(' ');
    for (const { build } of swept) expect(names).not.toContain(`.${build}.zip`);
    expect(names).toContain('.b5.zip');
  });
});

import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { operateRemotes } from '../commands/operate';
import { readErrorStats, writeErrorStats } from './error-stats';
import { publishBuild } from './publish';
import { temporaryFolder, writeBuild } from './testing';

const note = {
  remote: 'mfe-tea',
  build: 'one',
  errors: 4,
  students: 2,
  networks: 1,
  cards: 0,
  frozen: 0,
  late: 0,
  verdict: 'too few',
};

test('error stats are read for one hour after they were written', async () => {
  const remotesDir = await temporaryFolder();
  expect(await readErrorStats(remotesDir)).toEqual([]);
  const now = new Date();
  await writeErrorStats(remotesDir, [note], now);
  expect(await readErrorStats(remotesDir, now)).toEqual([note]);
  expect(await readErrorStats(remotesDir, new Date(now.getTime() + 3_600_001))).toEqual([]);
});

test('a damaged file of error stats is read as empty', async () => {
  const remotesDir = await temporaryFolder();
  for (const text of ['', '{}', '[]', '{"at":"x","notes":[7]}']) {
    await writeFile(join(remotesDir, '.field.json'), text);
    expect(await readErrorStats(remotesDir)).toEqual([]);
  }
});

test('status shows the errors, cards, frozen tabs and slow pages of the live build', async () => {
  const remotesDir = await temporaryFolder();
  await publishBuild({ dir: await writeBuild('one'), remotesDir });
  await writeErrorStats(remotesDir, [note, { ...note, build: 'other', errors: 9 }]);
  const lines: string[] = [];
  const ports = {
    publish: () => Promise.reject(new Error('not here')),
    print: (line: string) => void lines.push(line),
    log: () => undefined,
  };
  await operateRemotes(['status'], { REMOTES_DIR: remotesDir }, ports);
  await operateRemotes(['status', '--json'], { REMOTES_DIR: remotesDir }, ports);
  expect(lines[0]).toMatch(/^remote .* errors/);
  expect(lines[0]).toMatch(/^mfe-tea +one .* 4 from 2 students, 1 network +on$/m);
  expect(lines[0]).toMatch(/^mfe-tea one: too few$/m);
  expect(lines[0]).not.toContain('other');
  await writeErrorStats(remotesDir, [{ ...note, cards: 2, frozen: 1, late: 3 }]);
  await operateRemotes(['status'], { REMOTES_DIR: remotesDir }, ports);
  expect(lines[2]).toMatch(
    / 4 from 2 students, 1 network, error card: 2, frozen tab: 1, slow page: 3 +on$/m,
  );
  expect(JSON.parse(lines[1] ?? '').remotes[0].field).toEqual([
    note,
    { ...note, build: 'other', errors: 9 },
  ]);
});

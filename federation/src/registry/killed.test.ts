import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { composeRegistry } from './compose';
import type { PublishStep } from './disk';
import { publishBuild } from './publish';
import { assetFaults, readBuildFile } from './store';
import { preparePublishUntilKilled, temporaryFolder, writeBuild } from './testing';

/** The steps of publishing a build over another one, in order. */
async function stepsOfPublishing(): Promise<PublishStep[]> {
  const remotesDir = await temporaryFolder();
  const steps: PublishStep[] = [];
  await publishBuild({ dir: await writeBuild('one'), remotesDir });
  const dir = await writeBuild('two');
  await publishBuild({ dir, remotesDir, onStep: (step) => void steps.push(step) });
  return steps;
}

let publishUntilKilled: Awaited<ReturnType<typeof preparePublishUntilKilled>>;
beforeAll(async () => {
  publishUntilKilled = await preparePublishUntilKilled();
});

async function publishKilledAt(step: number) {
  const remotesDir = await temporaryFolder();
  await publishBuild({ dir: await writeBuild('one'), remotesDir });
  const dir = await writeBuild('two');
  const code = await publishUntilKilled(remotesDir, dir, String(step));
  return { remotesDir, dir, code };
}

async function wholeLiveBuild(remotesDir: string): Promise<string | undefined> {
  const live = (await composeRegistry(remotesDir)).remotes['mfe-tea']?.current.build;
  const folder = join(remotesDir, 'mfe-tea', live ?? '');
  expect(await assetFaults(folder, await readBuildFile(folder))).toEqual([]);
  return live;
}

test('publishing reports its steps in order', async () => {
  const steps = await stepsOfPublishing();
  expect([...new Set(steps)]).toEqual([
    'begun',
    'file',
    'uploaded',
    'verified',
    'stored',
    'locked',
    'written',
    'live',
  ]);
});

test('a publish killed at any step leaves a complete build live and can be repeated', async () => {
  const steps = await stepsOfPublishing();
  const liveAfter: Record<string, string | undefined> = {};
  const names = steps.map((step, index) => ({ step, at: index + 1 }));
  // For the files, only the first and the last step are tested.
  const files = names.filter(({ step }) => step === 'file');
  const tried = names.filter(
    (name) => name.step !== 'file' || name === files[0] || name === files.at(-1),
  );
  for (const { step, at } of tried) {
    const { remotesDir, dir, code } = await publishKilledAt(at);
    expect(code).toBeNull();
    liveAfter[step] = await wholeLiveBuild(remotesDir);

    await publishBuild({ dir, remotesDir });
    expect(await wholeLiveBuild(remotesDir)).toBe('two');
    expect((await readdir(join(remotesDir, 'mfe-tea'))).sort()).toEqual(['one', 'two']);
  }
  expect(liveAfter).toEqual({
    begun: 'one',
    file: 'one',
    uploaded: 'one',
    verified: 'one',
    stored: 'one',
    locked: 'one',
    written: 'one',
    live: 'two',
  });
}, 120_000);

import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { readPointer } from '../registry/pointer';
import { storeBuild } from '../registry/store';
import { temporaryFolder, writeBuild, writeShell } from '../registry/testing';
import { publishFolder, publishRemote } from './publish-remote';

const remote = 'mfe-tea';

test('without a browser a build goes live, unless one is asked for', async () => {
  const [root, remotesDir] = [await temporaryFolder(), await temporaryFolder()];
  await cp(await writeShell(), join(root, 'shell/dist'), { recursive: true });
  const log: string[] = [];
  const publish = async (here: boolean, ordered = false) => {
    const tools = { root, requireTrial: here, log: (line: string) => void log.push(line) };
    const order = { remotesDir, remote, dir: await writeBuild('one'), requireTrial: ordered };
    return publishRemote(order, tools);
  };
  await expect(publish(true)).rejects.toThrow('REQUIRE_TRIAL asks for a Chromium here');
  await expect(publish(false, true)).rejects.toThrow('--require-trial asks for a Chromium here');
  expect(await readPointer(remotesDir, remote)).toBeUndefined();
  expect(await publish(false)).toMatchObject({ build: 'one', changed: true });
  expect(log.join()).toContain('was NOT tried out in a browser');
});

test('what a build does where the site runs it is a reason like any other', async () => {
  const [remotesDir, shellDir] = [await temporaryFolder(), await writeShell()];
  await storeBuild({ dir: await writeBuild('one'), remotesDir });
  const faults = ['mfe-tea throws'];
  const seen: string[] = [];
  const trial = {
    shellDir,
    log: () => undefined,
    browser: async () => undefined,
    runElsewhere: async ({ file }: { file: { build: string } }) => {
      seen.push(file.build);
      return faults.splice(0);
    },
  };
  const dir = join(remotesDir, remote, 'one');
  const publish = () => publishFolder({ remotesDir, remote }, dir, trial);
  await expect(publish()).rejects.toMatchObject({
    reasons: [{ rule: 'boots', sentence: 'mfe-tea throws' }],
  });
  expect(await publish()).toMatchObject({ build: 'one', changed: true });
  expect(seen).toEqual(['one', 'one']);
});

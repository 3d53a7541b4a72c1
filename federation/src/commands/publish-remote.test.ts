import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '@campus/node-tools/refusal';
import { readPointer } from '../registry/pointer';
import { publishBuild, publishCanary } from '../registry/publish';
import { storeBuild } from '../registry/store';
import { temporaryFolder, writeBuild, writeShell } from '../registry/testing';
import { publishFolder, publishRemote } from './publish-remote';

const remote = 'mfe-tea';

/** A repository with a built shell and the sources of a remote. */
async function repository(): Promise<string> {
  const root = await temporaryFolder();
  await cp(await writeShell(), join(root, 'shell/dist'), { recursive: true });
  await mkdir(join(root, remote));
  for (const file of ['package-lock.json', `${remote}/package.json`, `${remote}/remote.ts`])
    await writeFile(join(root, file), '{}');
  return root;
}

test('without a browser a build goes live, unless a browser trial is required', async () => {
  const [root, remotesDir] = [await temporaryFolder(), await temporaryFolder()];
  await cp(await writeShell(), join(root, 'shell/dist'), { recursive: true });
  const log: string[] = [];
  const publish = async (here: boolean, ordered = false) => {
    const tools = { root, requireTrial: here, log: (line: string) => void log.push(line) };
    const order = { remotesDir, remote, dir: await writeBuild('one'), requireTrial: ordered };
    return publishRemote(order, tools);
  };
  await expect(publish(true)).rejects.toThrow('REQUIRE_TRIAL requires Chromium');
  await expect(publish(false, true)).rejects.toThrow('--require-trial requires Chromium');
  expect(await readPointer(remotesDir, remote)).toBeUndefined();
  expect(await publish(false)).toMatchObject({ build: 'one', changed: true });
  expect(log.join()).toContain('was NOT run in a browser');
});

test('a build that fails is refused with its own reason, in a repository without a browser', async () => {
  const root = await repository();
  const failing = new Error('The build of mfe-tea failed with exit code 1');
  const publish = (reason?: string) =>
    publishRemote(
      { remotesDir: join(root, 'remotes'), remote },
      {
        root,
        log: () => undefined,
        run: async (_command, _args, { cwd, onMessage }) => {
          expect(cwd).toBe(join(root, remote));
          if (reason) onMessage({ refused: reason });
          throw failing;
        },
      },
    );
  await expect(publish('tea.tsx: a letter is missing')).rejects.toThrow(
    new Refusal('tea.tsx: a letter is missing'),
  );
  await expect(publish()).rejects.toThrow(failing);
});

test('a build is published while its process still stores its cache, and the command waits for that', async () => {
  const root = await repository();
  const order: string[] = [];
  let judged = () => undefined as void;
  const isJudged = new Promise<void>((resolve) => (judged = resolve));
  const log = (line: string) => {
    if (!line.startsWith('Passed the gate')) return;
    order.push('judged');
    judged();
  };
  const run: Parameters<typeof publishRemote>[1]['run'] = async (
    _command,
    _args,
    { onMessage },
  ) => {
    await cp(await writeBuild('one'), join(root, remote, 'dist'), { recursive: true });
    onMessage({ built: 'one' });
    await isJudged;
    order.push('stored');
  };
  await publishRemote({ remotesDir: join(root, 'remotes'), remote }, { root, log, run });
  expect(order).toEqual(['judged', 'stored']);
});

test('a refusal of a build made here names lines of the sources, or else of the build', async () => {
  const root = await repository();
  const inBuild = 'mfe-tea spills on /tea (tea.0123abcd.js:1:7)';
  const inSources = 'mfe-tea spills on /tea (mfe-tea/src/tea.tsx:3)';
  const publish = (answer: () => string[]) =>
    publishRemote(
      { remotesDir: join(root, 'remotes'), remote },
      {
        root,
        log: () => undefined,
        runElsewhere: async () => [inBuild, 'mfe-tea is cold'],
        run: async (_command, args, { onMessage }) => {
          const at = args.indexOf('--positions');
          if (at > 0) {
            expect(args.slice(at + 1)).toEqual([inBuild, 'mfe-tea is cold']);
            onMessage({ positions: answer() });
          } else await cp(await writeBuild('one'), join(root, remote, 'dist'), { recursive: true });
        },
      },
    );
  await expect(publish(() => [inSources, 'mfe-tea is cold'])).rejects.toMatchObject({
    reasons: [{ rule: 'boots', sentence: inSources }, { sentence: 'mfe-tea is cold' }],
  });
  const failing = () => {
    throw new Error('The build of mfe-tea failed');
  };
  await expect(publish(failing)).rejects.toThrow(`${inBuild}; mfe-tea is cold`);
});

test('a fault found by the trial of the site rejects the build with a reason', async () => {
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

test('a publish overtaken by another is rejected with its author, unless `anyway` is set', async () => {
  const [remotesDir, shellDir] = [await temporaryFolder(), await writeShell()];
  await publishBuild({ dir: await writeBuild('one'), remotesDir });
  const others = [await writeBuild('theirs'), await writeBuild('again')];
  const source = { token: 'Tea CI' };
  const publish = (dir: string, anyway: boolean) =>
    publishFolder({ remotesDir, remote, anyway }, dir, {
      shellDir,
      log: () => undefined,
      browser: async () => undefined,
      runElsewhere: async () => {
        const other = others.shift();
        if (other) await publishBuild({ dir: other, remotesDir, by: 'team', source });
        return [];
      },
    });
  const own = await writeBuild('own');
  await expect(publish(own, false)).rejects.toThrow(
    /^While this build was judged, mfe-tea changed from one to theirs by team \(Tea CI\) at \d{4}-.*: publish again, or use --anyway$/,
  );
  expect((await readPointer(remotesDir, remote))?.current).toBe('theirs');
  expect(await publish(own, true)).toMatchObject({ build: 'own', from: 'again' });
});

test.each([undefined, 50])(
  'a publish does not end a canary that began while it was judged (canary: %s)',
  async (canary) => {
    const [remotesDir, shellDir] = [await temporaryFolder(), await writeShell()];
    await publishBuild({ dir: await writeBuild('one'), remotesDir });
    const dir = await writeBuild('theirs');
    const trial = {
      shellDir,
      log: () => undefined,
      browser: async () => undefined,
      runElsewhere: async () => {
        await publishCanary({ dir, remotesDir, share: 10 });
        return [];
      },
    };
    const order = { remotesDir, remote, ...(canary && { canary }) };
    await expect(publishFolder(order, await writeBuild('own'), trial)).rejects.toThrow(
      /^While this build was judged, mfe-tea changed its canary from nothing to theirs by operator/,
    );
    expect(await readPointer(remotesDir, remote)).toMatchObject({
      current: 'one',
      canary: { build: 'theirs', share: 10 },
    });
  },
);

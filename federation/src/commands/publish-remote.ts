import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { buildWorkspace, isStale } from '../build/build-workspace';
import { buildable } from '../build/build-all';
import { root } from '../build/workspace';
import { pass } from '../gate/gate';
import { withFileLock } from '../lock/file-lock.mjs';
import { publishBuild, publishCanary, type Published } from '../registry/publish';
import { Refusal } from '../lock/refusal.mjs';
import type { Draft } from '../registry/store';
import { sweepBuilds } from '../registry/sweep';
import type { PublishOrder } from './operate';

export interface PublishTools {
  /** A Chromium on this machine, or undefined. */
  findChromium: () => Promise<string | undefined>;
  say: (line: string) => void;
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Begins to start a browser; it is there by the time that the build is. */
function launch({ findChromium, say }: PublishTools) {
  const starting = (async (): Promise<Browser | undefined> => {
    const executablePath = await findChromium();
    if (!executablePath) return undefined;
    const { chromium } = await import('@playwright/test');
    return chromium.launch({ executablePath, args: ['--no-sandbox'] });
  })().catch((error: Error) => {
    say(`The browser does not start: ${error.message.split('\n', 1)[0]}`);
    return undefined;
  });
  return {
    browser: () => starting,
    close: async () => (await starting)?.close(),
  };
}

async function build(remote: string, say: PublishTools['say']): Promise<void> {
  const folder = join(root, remote);
  if (!isStale(folder)) return say(`${remote} is built.`);
  say(`Building ${remote}.`);
  const started = performance.now();
  const { report } = await buildWorkspace(folder);
  say(`${report}\nBuilt in ${seconds(started)}.`);
}

/** One build of a workspace at a time: its `dist` must not change while it is uploaded. */
const buildLock = { staleAfterMs: Number.POSITIVE_INFINITY, timeoutMs: 10 * 60 * 1000 };

async function publishDraft(order: PublishOrder, tools: PublishTools, dir: string) {
  const { remotesDir, remote, canary } = order;
  const { say } = tools;
  const { browser, close } = launch(tools);
  const site = { remotesDir, shellDir: join(root, 'shell/dist') };
  let judgeAgain = async (): Promise<void> => undefined;
  const check = async (draft: Draft) => {
    const { name } = draft.file.declaration;
    if (name !== remote) throw new Refusal(`${dir} holds a build of ${name}, not of ${remote}`);
    const started = performance.now();
    judgeAgain = await pass(draft, { site, browser, say });
    say(`Let through in ${seconds(started)}.`);
  };
  try {
    if (!order.dir) await build(remote, say);
    // Two candidates that fit what is live may not fit each other: the second one is told here.
    const around = (swap: () => Promise<void>) =>
      withFileLock(join(remotesDir, '.gate.lock'), async () => {
        await judgeAgain();
        await swap();
      });
    const request = { dir, remotesDir, check, around };
    return canary
      ? await publishCanary({ ...request, share: canary })
      : await publishBuild(request);
  } finally {
    await close();
  }
}

function mustBeBuilt(): void {
  if (existsSync(join(root, 'shell/dist/shell.json'))) return;
  throw new Refusal(
    'The shell is not built, which every build is judged against; npm run build does',
  );
}

/**
 * Builds the workspace of a remote, unless `dir` names a build, and publishes it through the gate.
 * @throws Refusal; nothing live has changed then
 */
export async function publishRemote(order: PublishOrder, tools: PublishTools): Promise<Published> {
  const { remote, remotesDir } = order;
  const remotes = buildable().filter((name) => name !== 'shell');
  if (!order.dir && !remotes.includes(remote)) {
    throw new Refusal(`There is no remote ${remote}; there are ${remotes.join(', ')}`);
  }
  mustBeBuilt();
  const published = order.dir
    ? await publishDraft(order, tools, resolve(order.dir))
    : await withFileLock(
        join(root, '.build', `${remote}.lock`),
        () => publishDraft(order, tools, join(root, remote, 'dist')),
        buildLock,
      );
  await sweepBuilds(remotesDir, { remote }).catch((error: Error) => {
    tools.say(`Old builds of ${remote} were not removed: ${error.message}`);
  });
  return published;
}

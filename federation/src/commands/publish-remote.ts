import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser } from '@playwright/test';
import { liveCopy, type ProgressOutput, publishToSite } from './publish-to-site';
import { pass, type GateOptions } from '../gate/gate';
import { withFileLock } from '@campus/node-tools/file-lock';
import { Refusal } from '@campus/node-tools/refusal';
import { type Central, centralOf, shareFolder } from '../registry/central';
import { catchUp } from '../registry/follow';
import type { Author } from '../registry/operate';
import { publishPreview } from '../registry/previews';
import { readPointer } from '../registry/pointer';
import { publishBuild, publishCanary, type Published } from '../registry/publish';
import { nameOf } from '../registry/build-file';
import { tryBuild, type Draft } from '../registry/store';
import { sweepBuilds } from '../registry/sweep';
import type { PublishOrder } from './operate';
import { type BuildWatch, withBuild, type Workshop } from './workspace-build';

export interface PublishTools {
  /** The repository, or the part of it in an image: its shell is used to judge builds while no shell is live. */
  root: string;
  log: (line: string) => void;
  /** Path of a Chromium on this machine, or undefined; absent if there can be none. */
  findChromium?: () => Promise<string | undefined>;
  /** Publishes only builds that a browser has run. */
  requireTrial?: boolean;
  /** Runs builds instead of a browser on this machine. */
  runElsewhere?: GateOptions['runElsewhere'];
  /** State shared by the machines of the site, if it has several. */
  central?: Central | undefined;
  /** Output for the progress of sending a build to a remote site. */
  progress?: ProgressOutput | undefined;
  /** Runs the build of a workspace; absent if there are no sources. */
  run?: Workshop['run'];
}

type Work = (dir: string) => Promise<Published>;

/** Publishes the build in the given folder, or a current one of the workspace. */
function fromBuild(
  { remote, dir }: PublishOrder,
  { root, run, ...watch }: BuildWatch & Pick<PublishTools, 'root' | 'run'>,
  work: Work,
): Promise<Published> {
  if (dir) return work(resolve(dir));
  if (run) return withBuild(remote, { root, run, ...watch }, work);
  throw new Refusal('There are no sources to build here: pass the folder of a build with --dir');
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** A browser that starts when it is first asked for: while the build runs, so that it is ready after it. */
function launch({ findChromium, log }: PublishTools) {
  let starting: Promise<Browser | undefined> | undefined;
  const start = async () => {
    const executablePath = await findChromium?.();
    if (!executablePath) return undefined;
    const { chromium } = await import('@playwright/test');
    return chromium.launch({ executablePath, args: ['--no-sandbox'] });
  };
  const browser = () =>
    (starting ??= start().catch((error: Error) => {
      log(`The browser does not start: ${error.message.split('\n', 1)[0]}`);
      return undefined;
    }));
  return { browser, close: async () => (await starting)?.close() };
}

export interface Trial extends Omit<GateOptions, 'site'> {
  /** Used while no shell is live yet. */
  shellDir?: string;
}

/** The live build and the canary of the remote when the new one is judged; empty if unknown. */
async function liveBuild({ remotesDir, remote, beside, besideCanary }: PublishOrder) {
  if (beside !== undefined) {
    const canary = besideCanary === undefined ? {} : { canary: besideCanary || undefined };
    return { build: beside || undefined, ...canary };
  }
  const pointer = await readPointer(remotesDir, remote).catch(() => undefined);
  return { build: pointer?.current, canary: pointer?.canary?.build };
}

/**
 * Publishes the build in a folder through the gate, or only judges it.
 * @throws Refusal; nothing live has changed in that case
 */
export async function publishFolder(
  order: PublishOrder & Author,
  dir: string,
  trial: Trial,
): Promise<Published> {
  const { remotesDir, remote, canary, by, source } = order;
  const { shellDir, ...options } = trial;
  const { log } = options;
  const judgedBeside = order.anyway ? undefined : await liveBuild(order);
  let judgeAgain = async (): Promise<void> => undefined;
  let tried = order.tried ?? false;
  const check = async (draft: Draft) => {
    const name = nameOf(draft.file);
    if (name !== remote) throw new Refusal(`${dir} contains a build of ${name}, not of ${remote}`);
    const started = performance.now();
    const passed = await pass(draft, { site: { remotesDir, shellDir }, ...options });
    judgeAgain = passed.judgeAgain;
    tried ||= passed.tried;
    log(`Passed the gate in ${seconds(started)}.`);
  };
  // Two candidates may each fit what is live but not each other. The second one is refused here.
  const again = async (swap: () => Promise<void>) => {
    await catchUp(remotesDir);
    await judgeAgain();
    await swap();
  };
  const around = (swap: () => Promise<void>) =>
    withFileLock(join(remotesDir, '.gate.lock'), async () => {
      const central = centralOf(remotesDir);
      await (central ? central.exclusively(() => again(swap)) : again(swap));
    });
  const isTried = () => tried;
  const request = { dir, remotesDir, check, around, by, source, judgedBeside, isTried };
  if (order.check) {
    const { build } = await tryBuild(request);
    return { remote, build, changed: false };
  }
  if (order.preview) return publishPreview(request);
  return canary ? publishCanary({ ...request, share: canary }) : publishBuild(request);
}

/** The shell that was built here. */
function builtShell({ root }: PublishTools): Pick<Trial, 'shellDir'> {
  const shellDir = join(root, 'shell/dist');
  return existsSync(join(shellDir, 'shell.json')) ? { shellDir } : {};
}

/**
 * Builds the workspace of a remote, unless `dir` names a build, and publishes it through the gate.
 * @throws Refusal; nothing live has changed in that case
 */
export async function publishRemote(order: PublishOrder, tools: PublishTools): Promise<Published> {
  const { remote, remotesDir } = order;
  const { root, run, log, central, progress } = tools;
  if (central) shareFolder(remotesDir, central);
  const { browser, close } = launch(tools);
  const { site } = order;
  const asks = order.requireTrial ? '--require-trial' : tools.requireTrial && 'REQUIRE_TRIAL';
  const ownBrowser = async () => {
    const found = await browser();
    if (found ?? !asks) return found;
    throw new Refusal(`${asks} requires Chromium, but none was found: set CHROMIUM to its path`);
  };
  const judges = { log, browser: ownBrowser, runElsewhere: tools.runElsewhere };
  const live = site && liveCopy(site, remote);
  // What is live is fetched while the build runs. A build that exists already may be stored there and need no trial.
  const onBuild = () => void browser().then((found) => found && live?.fetch());
  const sending = { log, browser: ownBrowser, requireTrial: Boolean(asks), progress };
  const publish = live
    ? (dir: string) => publishToSite(site, order, { dir, live, ...sending })
    : (dir: string) => publishFolder(order, dir, { ...judges, ...builtShell(tools) });
  let published: Published;
  try {
    published = await fromBuild(order, { root, run, log, onBuild }, publish);
  } finally {
    await close();
    await live?.remove();
  }
  // With several machines, only the site itself knows which builds are running in open tabs.
  if (site || central) return published;
  await sweepBuilds(remotesDir, { remote }).catch((error: Error) => {
    log(`Old builds of ${remote} were not removed: ${error.message}`);
  });
  return published;
}

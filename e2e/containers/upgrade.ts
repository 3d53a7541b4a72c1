import { chromium, type Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ensureChromium } from '../../scripts/lib/machine';
import { isTheSameTab } from '../support/open-tab';
import { temporaryFolder } from '../support/prepared-data';
import { root } from '../support/process';
import { renamedBuild } from '../support/remote-builds';
import { openTab, renamedShell, visitEveryRemote, watchAnswers } from '../support/shell-release';
import { startCalls, until, type SignIn } from './calls';
import type { Project } from './compose';

/** A signed-in student's browser, whose tabs stay open while releases come and go. */
async function openBrowser(url: string, { first: email, password }: SignIn) {
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const context = await browser.newContext({ baseURL: url });
  const failed = watchAnswers(context);
  const signedIn = await context.request.post('/api/auth/login', { data: { email, password } });
  assert.ok(signedIn.ok(), await signedIn.text());
  const tabs: Page[] = [];
  return {
    /** Opens a tab on what is live now. */
    async open() {
      tabs.push(await openTab(await context.newPage(), 'mfe-feed'));
    },
    /** Visits a page of each remote in every tab. */
    visit: () => Promise.all(tabs.map(visitEveryRemote)),
    /** What has failed in them so far, and which of them were reloaded. */
    async faults(): Promise<string[]> {
      const same = await Promise.all(tabs.map(isTheSameTab));
      return [...failed, ...same.flatMap((is, at) => (is ? [] : [`tab ${at} was reloaded`]))];
    },
    close: () => browser.close(),
  };
}

/** The release from which the upgrade is tried: a revision of the repository, e.g. `RELEASE_BEFORE=v1.2`. */
export const releaseBefore = process.env['RELEASE_BEFORE'];

const image = (tag: string) => `campus-api:${tag}`;

/** Replaces the processes by those of a release, as in docs/operating.md. */
async function changeTo(site: Project, tag: string): Promise<void> {
  site.env['TAG'] = tag;
  const old = await site.containersOf('api');
  await site.scale(4);
  await site.end(...old);
  const format = ['inspect', '--format', '{{.Config.Image}}'];
  const images = await site.must([...format, ...(await site.containersOf('api'))]);
  assert.deepEqual(images.trim().split('\n'), [image(tag), image(tag)]);
}

interface Way {
  tags: readonly string[];
  /** Whether what the next release brings is live. */
  isLive: () => Promise<boolean>;
}

/** From release to release under calls: none of them fails, and tabs opened before each change go on. */
async function changeReleases(site: Project, signIn: SignIn, { tags, isLive }: Way) {
  const browser = await openBrowser(site.url, signIn);
  const calls = await startCalls(site.url, signIn);
  async function change(): Promise<string[]> {
    for (const tag of tags) {
      await browser.open();
      await changeTo(site, tag);
      // Also after the way back.
      await until(isLive, 5000);
      await browser.visit();
    }
    return browser.faults();
  }
  const changing = change();
  await changing.catch(() => undefined);
  await browser.close();
  const { calls: sent, writes, failures, lost } = await calls.stop();
  process.stderr.write(`${sent} calls, ${writes} writes by way of ${tags.join(' and ')}.\n`);
  const inTabs = await changing;
  assert.deepEqual({ failures, lost, inTabs }, { failures: [], lost: [], inTabs: [] });
}

/** A release that brings another shell and another mfe-static, and back. @param dist of mfe-static in the image */
export async function checkNextRelease(site: Project, signIn: SignIn, dist: string): Promise<void> {
  const build = 'release111';
  const next = `${site.tag}-next`;
  const from = path.join(await temporaryFolder(), 'dist');
  await site.compose('cp', 'api:/srv/app/shell/dist', from);
  const shell = await renamedShell(build, { from });
  await site.release(image(next), { 'mfe-static': await renamedBuild(dist, build), shell });
  const isLive = async () => {
    const { shell, remotes } = await (await fetch(`${site.url}/registry.json`)).json();
    const page = await (await fetch(`${site.url}/about`)).text();
    const isNew = shell === build && remotes['mfe-static'].current.build === build;
    return (
      isNew && [`/s/${build}/`, `/r/mfe-static/${build}/`].every((part) => page.includes(part))
    );
  };
  assert.equal(await isLive(), false);
  try {
    await changeReleases(site, signIn, { tags: [next, site.tag], isLive });
    for (const team of ['mfe-static', 'shell']) {
      const back = await site.answer<{ from: string }>(`remotes -- rollback ${team}`);
      assert.equal(back.from, build);
    }
  } finally {
    await site.docker(['image', 'rm', image(next)]);
  }
}

/** A site that an earlier release has set up is upgraded to this one and taken back. */
export async function checkUpgrade(site: Project, revision: string): Promise<void> {
  const { compose, must, docker, env, tag } = site;
  const before = `${tag}-before`;
  const sources = await temporaryFolder();
  const archive = execFileSync('git', ['archive', revision], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', sources], { input: archive });
  const own = ['--env-file', '/dev/null', '--file', path.join(sources, 'docker-compose.yml')];
  try {
    await compose('down', '--volumes', '--timeout', '1');
    env['TAG'] = before;
    await must(['compose', ...own, 'build', '--quiet', 'api', 'nginx']);
    await compose('up', '--wait', '--no-build');
    const { signIn } = await site.answer<{ signIn: SignIn }>('seed -- --students 12 --posts 10');
    await changeReleases(site, signIn, { tags: [tag, before], isLive: async () => true });
  } finally {
    env['TAG'] = tag;
    await compose('down', '--volumes', '--timeout', '1');
    await docker(['image', 'rm', image(before), `campus-nginx:${before}`]);
    await rm(sources, { recursive: true });
  }
}

import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publishBuild } from '@campus/federation/registry';
import type { Response } from '@playwright/test';
import { writeTea } from '../../federation/src/registry/write-tea';
import { root } from '../support/process';
import {
  setChangedPages,
  type EditedBuild,
  editedBuild,
  publishTriedBuild,
  otherBuild,
} from '../support/remote-builds';
import { remotesCommand } from '../support/campus-command';
import { expect, moveOver, test } from '../support/test';
import { loadAdjustedTime } from '../support/timing';

/** A container as webpack generates one, small enough to write by hand: one page that shows Tea. */
const entryOf = (build: string): string => `
(() => {
  let scope;
  window.mfe_tea_${build} = {
    init: (given) => { scope = given; },
    get: async () => {
      const [offer] = Object.values(scope.react);
      const { createElement } = (await offer.get())();
      return () => ({ default: () => createElement('h1', { tabIndex: -1 }, 'Tea') });
    },
  };
})();
`;

/** A complete build of a remote that has no workspace, with the page /tea. Returns its folder. */
const handMade = (build: string): Promise<string> =>
  writeTea({ build, files: { 'entry.js': entryOf(build) } });

const rides = 'mfe-rides-events';

/** Script of the page /events, and the style sheet of /cab-sharing. */
function filesOf({ file }: EditedBuild) {
  const { events, cabs } = file.chunks;
  const sheets = [...cabs!.css, ...(file.exposes['./App']?.css ?? [])];
  return { script: events!.js.find((name) => name.startsWith('events.'))!, sheet: sheets[0]! };
}

/** Faults of a build, each with the sentence that rejects it. */
const declaredFaults: [RegExp, (build: EditedBuild) => Promise<void> | void][] = [
  [
    /declares the widget \.\/widgets\/events, but does not expose it/,
    ({ file }) => void (file.exposes = { './App': file.exposes['./App']! }),
  ],
  [
    /\/buy-sell of mfe-rides-events collides with \/buy-sell of mfe-marketplace/,
    ({ file }) => {
      const [route] = file.declaration.routes;
      const routes = [...file.declaration.routes, { ...route!, path: '/buy-sell' }];
      file.declaration = { ...file.declaration, routes };
    },
  ],
  [
    /needs react \^20\.0\.0, but the live shell provides 19\./,
    ({ file }) => void (file.requires = { ...file.requires, react: '^20.0.0' }),
  ],
  [
    /uses Kettle of @campus\/shared-ui, which the live shell does not export/,
    ({ file }) => {
      const { '@campus/shared-ui': names = [], ...others } = file.uses ?? {};
      file.uses = { ...others, '@campus/shared-ui': [...names, 'Kettle'] };
    },
  ],
  [
    /styles that affect more than itself: "button"/,
    (build) => build.rewrite(filesOf(build).sheet, (css) => `${css}button{display:none}`),
  ],
  [
    /\/events is over its budget: [\d.]+ KB/,
    (build) => {
      const ballast = randomBytes(60_000).toString('base64');
      return build.rewrite(filesOf(build).script, (js) => `${js}\n// ${ballast}`);
    },
  ],
  [
    /the unknown permission "dean" on \/cab-sharing/,
    ({ file }) => {
      const text = JSON.stringify(file.declaration).replace('"student"', '"dean"');
      file.declaration = JSON.parse(text);
    },
  ],
];

interface Broken {
  what: string;
  /** Folder of the candidate. */
  make: () => Promise<string>;
  /** What the refusal names. */
  causes: readonly RegExp[];
}

const edited = (build: string, edit: (build: EditedBuild) => Promise<void> | void) => () =>
  editedBuild(rides, build, edit);

const brokenCandidates: Broken[] = [
  {
    what: `a build with ${declaredFaults.length} faults`,
    make: edited('tellsfault', async (build) => {
      for (const [, edit] of declaredFaults) await edit(build);
    }),
    causes: declaredFaults.map(([cause]) => cause),
  },
  {
    what: 'a corrupt chunk',
    make: edited('corrupt000', async (build) => {
      await appendFile(path.join(build.dir, filesOf(build).script), ' ');
    }),
    causes: [/events\.\w+\.js differs from the file that was built/],
  },
  {
    what: 'a missing chunk',
    make: edited('missing000', async (build) => {
      await rm(path.join(build.dir, filesOf(build).script));
    }),
    causes: [/events\.\w+\.js is missing/],
  },
];

const registryOf = async (url: string) => (await fetch(`${url}/registry.json`)).json();

for (const { what, make, causes } of brokenCandidates) {
  test(`publish rejects ${what}, names each cause and changes nothing live`, async ({ site }) => {
    const before = await registryOf(site.url);
    const refused = await remotesCommand(site.dataDir, ['publish', rides, '--dir', await make()]);
    for (const cause of causes) expect(refused.answer.refused, refused.stderr).toMatch(cause);
    expect(refused.code).toBe(1);
    expect(await registryOf(site.url)).toEqual(before);
  });
}

test('a sound build is published as a canary, promoted and rolled back on a running site', async ({
  site,
  page,
}) => {
  const entryOf = async () => (await registryOf(site.url)).remotes[rides];
  const documentOf = async () => (await page.request.get('/events')).text();
  await publishTriedBuild(site.dataDir, rides);
  const before = 'tried00000';
  await expect.poll(async () => (await entryOf()).current.build).toBe(before);
  const dir = await editedBuild(rides, 'second0000', ({ file }) => setChangedPages(file));
  const words = ['publish', rides, '--dir', dir, '--canary', '10'];
  const tried = await remotesCommand(site.dataDir, words);
  expect(tried.code, tried.stderr).toBe(0);
  const during = await entryOf();
  expect(during.canary).toMatchObject({ build: 'second0000', share: 10 });
  expect(during.current.build).toBe(before);

  const promoted = await remotesCommand(site.dataDir, ['promote', rides]);
  expect(promoted).toMatchObject({ code: 0, answer: { build: 'second0000', from: before } });
  expect((await entryOf()).canary).toBeUndefined();
  expect(await documentOf()).toContain(`/r/${rides}/second0000/`);

  const back = await remotesCommand(site.dataDir, ['rollback', rides]);
  expect(back).toMatchObject({ code: 0, answer: { build: before, from: 'second0000' } });
  expect(await documentOf()).not.toContain('second0000/');
});

test('the trial of a changed page opens that page alone, once a browser has run the live build', async ({
  site,
}) => {
  test.slow();
  const publish = async (build: string, changed: readonly string[], broken?: string) => {
    const dir = await editedBuild(rides, build, async ({ file, rewrite }) => {
      setChangedPages(file, changed);
      const script = broken && file.chunks[broken]?.js.find((name) => name.startsWith(broken));
      if (script) await rewrite(script, (text) => `throw new Error('on purpose');${text}`);
    });
    return remotesCommand(site.dataDir, ['publish', rides, '--dir', dir]);
  };
  const only = '1 of 3 routes differ from the live build';
  const first = await publish('first', []);
  expect(first.code, first.stderr).toBe(0);
  expect(first.stderr).not.toContain(only);
  const before = await registryOf(site.url);
  const broken = await publish('broken', ['/events'], 'events');
  expect(broken.answer.refused).toMatch(/throws when \/events is opened: .*on purpose/);
  expect(broken.code).toBe(1);
  expect(await registryOf(site.url)).toEqual(before);
  // A fault that only a page has which is not opened again.
  const second = await publish('second', ['/events'], 'cabs');
  expect(second.stderr).toContain(only);
  expect(second.code, second.stderr).toBe(0);
});

test('a new remote shows its page, and its notice once it is switched off', async ({
  site,
  page,
}) => {
  const dir = await handMade('first');
  await publishBuild({ dir, remotesDir: path.join(site.dataDir, 'remotes') });
  await expect.poll(async () => (await registryOf(site.url)).remotes).toHaveProperty('mfe-tea');
  await page.goto('/tea');
  await expect(page.getByRole('heading', { level: 1, name: 'Tea' })).toBeVisible();

  await remotesCommand(site.dataDir, ['off', 'mfe-tea', '--notice', 'The kettle is cold.']);
  await page.goto('/tea');
  await expect(page.getByText('The kettle is cold.')).toBeVisible();
});

test('publish rejects a build of another remote and a folder without a build', async ({ site }) => {
  const dir = await editedBuild(rides, 'stranger00');
  const other = await remotesCommand(site.dataDir, ['publish', 'mfe-feed', '--dir', dir]);
  expect(other).toMatchObject({
    code: 1,
    answer: { refused: `${dir} contains a build of ${rides}, not of mfe-feed` },
  });
  const none = await remotesCommand(site.dataDir, ['publish', 'mfe-feed', '--dir', site.dataDir]);
  expect(none.answer.refused).toContain('contains no build');
  expect(await readFile(path.join(site.dataDir, 'remotes', `${rides}.json`), 'utf8')).not.toContain(
    'stranger00',
  );
});

test('a publish killed during its trial leaves no temporary files', async ({ site }) => {
  const dir = await handMade('killed');
  const around = await mkdtemp(path.join(tmpdir(), 'campus-around-'));
  const words = ['scripts/campus.mjs', 'remotes', 'publish', 'mfe-tea', '--dir', dir];
  const env = { ...process.env, DATA_DIR: site.dataDir, TMPDIR: around };
  const child = spawn(process.execPath, words, { cwd: root, env, stdio: 'ignore' });
  // A folder that goes while it is read is one that is still there.
  const held = () => readdir(around, { recursive: true }).catch(() => ['going']);
  await expect.poll(async () => (await held()).join(), { timeout: 60_000 }).toMatch(/campus-gate-/);
  child.kill('SIGKILL');
  await expect.poll(held).toEqual([]);
});

test('an open tab of a student fetches a new registry within two seconds', async ({
  site,
  page,
  signedUpStudent,
}) => {
  await signedUpStudent(page);
  const line = page
    .waitForEvent('websocket')
    .then((socket) => socket.waitForEvent('framereceived'));
  await page.goto('/communities');
  await moveOver(page);
  await line;
  const dir = await otherBuild('mfe-static', 'heard00000');
  const remotesDir = path.join(site.dataDir, 'remotes');
  const isNew = async (answer: Response) =>
    /registry\.json/.test(answer.url()) && (await answer.text()).includes('heard00000');
  const heard = page.waitForResponse(isNew, { timeout: 30_000 });
  await publishBuild({ dir, remotesDir });
  expect(await loadAdjustedTime(() => heard)).toBeLessThan(2_000);
});

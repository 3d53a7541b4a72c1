import { readdirSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GateRefusal, pass } from '@campus/federation/gate';
import { publishBuild } from '@campus/federation/registry';
import { type Browser, expect, test as base } from '@playwright/test';
import { brokenBuild } from '../support/broken-build';
import { root } from '../support/process';

const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** What is live, without a site around it: the gate brings its own. */
const test = base.extend<object, { remotesDir: string }>({
  remotesDir: [
    async ({}, use) => {
      const remotesDir = await mkdtemp(path.join(tmpdir(), 'campus-remotes-'));
      for (const remote of remotes) {
        await publishBuild({ dir: path.join(root, remote, 'dist'), remotesDir });
      }
      await use(remotesDir);
      await rm(remotesDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

// One after the other they would be the last tests to run, alone.
test.describe.configure({ mode: 'parallel' });

/** For each page, or its widget, of a file of `e2e/broken` the sentence by which it is refused; lines are those of the file, or of its styles. */
const refusals: Record<string, Record<string, RegExp>> = {
  timers: {
    titleTimer: /clears localStorage on .*\(timers\.js:9:/,
    interval: /leaves a timer running when .* is left \(timers\.js:14:/,
    frames: /leaves an animation frame running when .* is left \(timers\.js:18:/,
    idleLoop: /leaves an idle callback running when .* is left \(timers\.js:55:/,
    endlessLoop: /blocks the tab for more than 10 seconds on .*\(timers\.js:24:/,
    renderLoop: /re-renders endlessly on .*\(timers\.js:37:/,
    longBlock: /blocks the tab for (?:more than )?[\d.]+ seconds on .*\(timers\.js:41:/,
    blocksAfterwards:
      /blocks the tab for (?:more than )?[\d.]+ seconds (?:on|when) .*\(timers\.js:4[79]:/,
  },
  loops: {
    endlessLoop: /blocks the tab for more than 10 seconds on .*\(loops\.js:9:/,
    // On a slow machine the page is not yet open when it begins.
    renderLoop: /throws (?:within 10 seconds on|when) .* React error #185; .*\(loops\.js:16:/,
    reloadLoop: /reloads the page on .*\(loops\.js:22:/,
    addressLoop: /reloads the page on .*\(loops\.js:25:/,
  },
  'shared-page': {
    language: /leaves html lang="fr" when .*\(shared-page\.js:6:/,
    meta: /leaves <meta robots>: none when .*\(shared-page\.js:10:/,
    bodyClass: /leaves body class="tea-time" when .*\(shared-page\.js:14:/,
    scrollLock: /leaves the scrolling of the page changed when .*\(shared-page\.js:18:/,
    focus: /moves the focus to <a> outside its container on .*\(shared-page\.js:22:/,
    banner: /inserts <aside> outside its container on .*\(shared-page\.js:28:/,
    title: /leaves the title "Tea was here" when .*\(shared-page\.js:37:/,
    handler: /leaves onscroll of window when .*\(shared-page\.js:42:/,
    markup: /inserts <address> outside its container on .*\(shared-page\.js:47:/,
    noLinks: /hides the link ".+" on .*\(shared-page\.js:33:/,
    fadedHeader: /hides the link ".+" on .*\(shared-page\.js:55:/,
    inertHeader: /removes the link ".+" when .*\(shared-page\.js:59:/,
    emptyFooter: /removes the link ".+" when .*\(shared-page\.js:63:/,
    coveredBody: /inserts <div> outside its container on .*\(shared-page\.js:69:/,
    coveredLinks: /inserts <section> outside its container on .*\(shared-page\.js:75:/,
    headerMarkup: /inserts <b> outside its container on .*\(shared-page\.js:79:/,
    portal: /throws when .* is opened: a portal leads outside its container \(shared-page\.js:95:/,
    movedHeader: /displaces the link ".+" on .*\(shared-page\.js:83:/,
    footerMarkup: /inserts <b> outside its container on .*\(shared-page\.js:87:/,
    footerText: /inserts text outside its container on .*\(shared-page\.js:91:/,
    takesLink: /removes the link ".+" when .*\(shared-page\.js:51:/,
  },
  storage: {
    hoarder: /leaks [\d.]+ MB with each visit to .*\(storage\.js:8:/,
    storageKey: /writes "cups" into localStorage, which it does not own, on .*\(storage\.js:13:/,
    storageProperty:
      /writes "saucers" into sessionStorage, which it does not own, on .*\(storage\.js:18:/,
    deletedProperty:
      /removes "theme" from localStorage, which it does not own, on .*\(storage\.js:22:/,
    cookie: /sets the cookie "sugar", which it does not own, on .*\(storage\.js:26:/,
    storedCookie: /sets the cookie "honey", which it does not own, on .*\(storage\.js:30:/,
    deletedCookie: /deletes the cookie "theirs", which it does not own, on .*\(storage\.js:42:/,
    deletedCache:
      /deletes the cache "campus:last-seen", which it does not own, on .*\(storage\.js:38:/,
    cache: /opens the cache "leaves", which it does not own, on .*\(storage\.js:34:/,
    database: /opens the database "pantry", which it does not own, on .*\(storage\.js:46:/,
    removedKey: /removes "theme" from localStorage, which it does not own, on .*\(storage\.js:54:/,
    deletedDatabase: /deletes the database "pantry", which it does not own, on .*\(storage\.js:58:/,
    storageHandle: /replaces window\.localStorage on .*\(storage\.js:50:/,
  },
  'built-ins': {
    patchedFetch: /replaces window\.fetch on .*\(built-ins\.js:7:/,
    patchedHistory: /replaces History\.prototype\.pushState on .*\(built-ins\.js:13:/,
    quietConsole: /replaces console\.error on .*\(built-ins\.js:20:/,
    prototype: /adds Array\.prototype\.last on .*\(built-ins\.js:24:/,
    observer: /replaces window\.ResizeObserver on .*\(built-ins\.js:37:/,
    patchedRequests: /replaces XMLHttpRequest\.prototype\.open on .*\(built-ins\.js:41:/,
    patchedTimers: /replaces window\.setTimeout on .*\(built-ins\.js:46:/,
    patchedStorage: /replaces Storage\.prototype\.getItem on .*\(built-ins\.js:50:/,
  },
  listeners: {
    clickStopper: /stops every click event on .*\(listeners\.js:7:/,
    listener: /leaves a listener for "resize" on window when .*\(listeners\.js:12:/,
    bodyListener: /leaves a listener for "keydown" on the body when .*\(listeners\.js:16:/,
    bodyHandler: /leaves onpointerdown of the body when .*\(listeners\.js:20:/,
    documentListener: /leaves a listener for "scroll" on document when .*\(listeners\.js:24:/,
    windowHandler: /stops every keydown event on .*\(listeners\.js:29:/,
    popover: /opens a popover beside the design system on .*\(listeners\.js:36:/,
    dialog: /opens a dialog beside the design system on .*\(listeners\.js:42:/,
    socket: /leaves a BroadcastChannel open when .*\(listeners\.js:46:/,
    webSocket: /leaves a WebSocket open when .*\(listeners\.js:72:/,
    eventSource: /leaves a EventSource open when .*\(listeners\.js:73:/,
    worker: /leaves a Worker open when .*\(listeners\.js:74:/,
    cover: /covers the link ".+" with "\.mfe-tea__cover_1::after" on .*\(listeners\.css:2:1\)/,
    fullscreen: /fills the screen beside the design system on .*\(listeners\.js:59:/,
    markupPopover: /opens a popover beside the design system on /,
    coverElement: /covers the link ".+" on .*\(listeners\.js:53:/,
  },
  neighbours: {
    hidesTheirs: /hides the link ".+" of mfe-static on .* after .*\(neighbours\.js:10:/,
    removesTheirs: /removes the link ".+" of mfe-static on .* after .*\(neighbours\.js:16:/,
    coversTheirs: /covers the link ".+" of mfe-static on .* after .*\(neighbours\.js:33:/,
    adoptsStyles: /blocks clicks on the link ".+" of mfe-static on .* after .*\(neighbours\.js:23:/,
    // Seen on a neighbour's page, after it was left, or when it is opened again.
    throwsAfterwards:
      /throws (?:on .* after .*|after .* is left|when .* is opened): .*gone cold \(neighbours\.js:40:/,
  },
  data: {
    throwsOnData: /throws when .* is opened: .*reading 'name'\) \(data\.js:11:/,
    throwsOnNothing: /throws when .* is opened: an empty pot \(data\.js:64:/,
    throwsOnFailure: /throws when .* is opened: no tap \(data\.js:68:/,
    needsBoth:
      /throws when .* is opened: half a cup \(data\.js:39:.*\(when \/api\/(?:communities|explores) fails\)/,
    needsKept:
      /throws when .* is opened: half a saucer \(data\.js:47:.*\(when \/api\/explores fails\)/,
    needsNetwork: /throws when .* is opened offline: no water \(data\.js:22:/,
    // Its widget, after any page.
    '': /throws on \/dashboard after .*: the kettle is dry \(data\.js:16:/,
    rejects: /throws when .* is opened: no promise \(data\.js:71:/,
    throwsLater: /throws (?:within 10 seconds on|when) .*: boiled over \(data\.js:75:/,
    throwsWhenPressed: /throws when the first dialog of .* is pressed: .*sugar \(data\.js:86:/,
    throwsOnCard: /throws when the first card of .* is pressed: .*milk \(data\.js:86:/,
    throwsOnTab: /throws when the first tab of .* is pressed: .*tea \(data\.js:86:/,
    throwsForStaff: /throws when .* is opened: no tray \(data\.js:110:/,
    throwsWhenStaffPress: /throws when the first dialog of .* is pressed: .*no cups \(data\.js:86:/,
    throwsWhenLeft: /throws when .* is left: left the stove on \(data\.js:122:/,
  },
};

async function judged(dir: string, remotesDir: string, browser: Browser): Promise<string[]> {
  const site = { remotesDir, shellDir: path.join(root, 'shell/dist') };
  const file = JSON.parse(await readFile(path.join(dir, 'remote.json'), 'utf8'));
  const options = { site, browser: async () => browser, log: () => undefined };
  try {
    await pass({ dir, file }, options);
    return [];
  } catch (error) {
    if (error instanceof GateRefusal) return error.reasons.map(({ sentence }) => sentence);
    throw error;
  }
}

for (const [name, pages] of Object.entries(refusals)) {
  test(`the gate rejects each broken page of ${name} and names what it does`, async ({
    browser,
    remotesDir,
  }) => {
    test.setTimeout(600_000);
    const said = await judged(await brokenBuild(name), remotesDir, browser);
    expect(said.filter((sentence) => sentence.includes('/tea/own'))).toEqual([]);
    for (const [page, cause] of Object.entries(pages)) {
      const ofPage = said.filter((sentence) => sentence.includes(`/tea/${page}`));
      expect(ofPage, said.join('\n')).toContainEqual(expect.stringMatching(cause));
    }
  });
}

test('the gate rejects each style that affects other remotes and quotes it', async ({
  browser,
  remotesDir,
}) => {
  const said = await judged(await brokenBuild('looks'), remotesDir, browser);
  for (const [words, at] of [
    [':is(.mfe-tea__own_1, button, a)', '2:1'],
    ['body:has(.mfe-tea__own_1) header', '6:1'],
    ['body::after', '10:1'],
    ['--space-4', '18:3'],
    [':not(&)', '20:3'],
    ['@layer shell', '25:1'],
    ['@property --mfe-feed-ink', '31:1'],
    ['@container page (width > 1rem)', '36:1'],
    ['container-name: page', '38:5'],
  ]) {
    expect(said).toContainEqual(
      `mfe-tea has styles that affect more than itself: "${words}" (looks.css:${at})`,
    );
  }
});

test('the gate rejects widgets that fail only with some data or after some time', async ({
  browser,
  remotesDir,
}) => {
  test.setTimeout(600_000);
  const said = await judged(await brokenBuild('widget'), remotesDir, browser);
  for (const cause of [
    /throws in a widget on \/dashboard: .*no holes \(widget\.js:7:/,
    /throws within 10 seconds in a widget on \/dashboard: .*too late \(widget\.js:13:/,
    /blocks the tab for more than 10 seconds in a widget on \/dashboard \(widget\.js:25:/,
    /re-renders endlessly in a widget on \/dashboard \(widget\.js:43:/,
    /leaves a timer running when \S+ is left \(widget\.js:48:/,
  ]) {
    expect(said).toContainEqual(expect.stringMatching(cause));
  }
});

for (const remote of remotes) {
  test(`the gate accepts the current build of ${remote}`, async ({ browser, remotesDir }) => {
    test.setTimeout(600_000);
    expect(await judged(path.join(root, remote, 'dist'), remotesDir, browser)).toEqual([]);
  });
}

import { type Baseline, checkLeft, checkShown, failure, lookAround, sentence } from './checks';
import type { Finding } from './attribute-faults';
import type { RemoteDeclaration } from '../../remote/declaration';
import { beginProfile, beginSampling, keeper } from './origins';
import type { InPage } from './record/gate-record';
import { ask, effectsRun, faultsOf, goWithin, loaded, type Tab, until } from './tab';
import { addressOf, leave, nowhere, open, type Visit } from './visit';

/** How long a page is observed, both while open and after it was left, in milliseconds of the page's clock. */
const lived = 10_000;

/** A build in a tab that started on a page of the shell. */
interface Life {
  tab: Tab;
  visited: Visit;
  baseline: Baseline;
  /** Paths of pages of other remotes. */
  neighbours: readonly string[];
  /** Called once the page is shown. */
  opened?: () => void;
}

const named = ({ visited: { file, route } }: Life) => ({
  remote: file.declaration.name,
  path: route.path,
});

async function inSentences(life: Life, findings: readonly Finding[], when: string) {
  return findings.map((finding) => sentence(named(life).remote, finding, when));
}

async function thrown(life: Life, when: string): Promise<string[]> {
  const { remote } = named(life);
  const [fault] = await faultsOf(life.tab, remote);
  return fault ? [`${remote} throws ${when}: ${fault.message}`] : [];
}

async function opened(life: Life): Promise<string[]> {
  const fault = await open(life.tab, life.visited);
  return fault ? [fault] : [];
}

async function shown(life: Life): Promise<string[]> {
  const { remote, path } = named(life);
  return inSentences(life, await checkShown(life.tab, remote, life.baseline), `on ${path}`);
}

/** Runs in the page: clicks the first matching element in the remote's container. */
function press({ remote, selector }: { remote: string; selector: string }): boolean {
  const files = '[href^="/media/"], [href^="/api/"], [target]';
  const place = `[data-remote="${remote}"]`;
  const found = document.querySelector<HTMLElement>(`${place} :is(${selector}):not(${files})`);
  found?.click();
  return found !== null;
}

const pressed = {
  tab: '[role="tab"]:not([aria-selected="true"])',
  card: 'article a[href^="/"]:not([download]), li a[href^="/"], button[aria-expanded="false"]',
  dialog: '[aria-haspopup="dialog"], a[href*="?"]',
};

/** Checks that rendering has stopped. */
async function atRest(life: Life): Promise<string[]> {
  const { path, remote } = named(life);
  const loop = await ask(life.tab, () => (window as unknown as InPage).gate.rest(), undefined);
  if (!loop || (loop.caller && loop.caller.owner !== remote)) return [];
  return inSentences(life, [{ says: 're-renders endlessly', at: loop.caller?.at }], `on ${path}`);
}

async function used(life: Life): Promise<string[]> {
  const { remote, path } = named(life);
  const address = addressOf(path);
  for (const [what, selector] of Object.entries(pressed)) {
    if (!(await ask(life.tab, press, { remote, selector }))) continue;
    await effectsRun(life.tab);
    const faults = [
      ...(await atRest(life)),
      ...(await thrown(life, `when the first ${what} of ${path} is pressed`)),
    ];
    if (faults.length > 0) return faults;
    // Dialogs and tabs are part of the address.
    await goWithin(life.tab, address);
    await effectsRun(life.tab);
  }
  return opened(life);
}

/** An address that the shell answers and that no remote owns. */
const nobodys = '/nobody-has-this-page';

/** Milliseconds by which the clock is advanced per step: less than the time limit for loading files. */
const stride = 2_000;

async function advance(tab: Tab): Promise<void> {
  for (let past = 0; past < lived; past += stride) {
    await loaded(tab);
    await ask(tab, (ms) => (window as unknown as InPage).gate.advance(ms), stride);
  }
}

async function livedThrough(life: Life): Promise<string[]> {
  const { path } = named(life);
  await advance(life.tab);
  const faults = [
    ...(await atRest(life)),
    ...(await thrown(life, `within ${lived / 1000} seconds on ${path}`)),
  ];
  return faults.length > 0 ? faults : shown(life);
}

/** Runs in the page: scrolls the remote's widgets into view. @returns whether all widgets in view have loaded */
function widgetsStand(remote: string): boolean {
  const faults = (Reflect.get(window, 'gateFaults') ?? []) as { trace: string }[];
  if (faults.some(({ trace }) => trace.includes(`/r/${remote}/`))) return true;
  const own = [...document.querySelectorAll(`[data-remote="${remote}"]`)];
  const isLeft = own.every((place) => place.closest('[data-widget]'));
  if (!isLeft || !document.querySelector('h1')) return false;
  for (const place of document.querySelectorAll('[data-widget]')) place.scrollIntoView();
  const waiting = document.querySelector('[data-widget] > [aria-busy="true"]');
  scrollTo(0, 0);
  return waiting === null;
}

async function besides(life: Life, neighbour: string): Promise<string[]> {
  const { remote, path } = named(life);
  const when = `on ${neighbour} after ${path}`;
  await goWithin(life.tab, neighbour);
  const stands = await until(life.tab, widgetsStand, remote);
  await effectsRun(life.tab);
  const faults = await thrown(life, when);
  if (faults.length > 0) return faults;
  if (!stands) return [`${remote} shows no widget ${when}`];
  return inSentences(life, await checkShown(life.tab, remote, life.baseline), when);
}

/** Megabytes that may remain after each visit. Permanent caches are filled by the first two visits. */
const kept = 1;

async function heapOf({ client }: Tab): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  return (await client.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
}

/** Leaves for every neighbour and returns, so that the route is opened at least five times. */
async function comingBack(life: Life): Promise<string[]> {
  const { tab, neighbours } = life;
  const { path } = named(life);
  const stops = neighbours.length > 0 ? neighbours : [nowhere];
  const rounds = Math.max(4, stops.length);
  const stopOf = (round: number) => stops[round % stops.length] ?? nowhere;
  let before = 0;
  for (let round = 0; round < rounds; round += 1) {
    const away = await besides(life, stopOf(round));
    if (away.length > 0) return away;
    if (round === 1) {
      before = await heapOf(tab);
      await beginSampling(tab);
    }
    const back = await opened(life);
    if (back.length > 0) return back;
  }
  await goWithin(tab, stopOf(1));
  await effectsRun(tab);
  const each = ((await heapOf(tab)) - before) / (rounds - 1);
  const at = await keeper(tab, named(life).remote);
  if (each < kept) return [];
  const says = `leaks ${each.toFixed(1)} MB with each visit`;
  return inSentences(life, [{ says, at }], `to ${path}`);
}

async function ended(life: Life): Promise<string[]> {
  const { tab, visited, baseline } = life;
  const { remote, path } = named(life);
  const fault = await leave(tab, visited);
  if (fault) return [fault];
  await advance(tab);
  const findings = await checkLeft(tab, remote, baseline);
  return inSentences(life, findings, `when ${path} is left`);
}

/** Opens a page of the shell in a new tab and records its state. */
export async function begin(tab: Tab, declaration: RemoteDeclaration): Promise<Baseline> {
  // The server has no document for addresses that start with a dot.
  await tab.page.goto(nobodys, { waitUntil: 'load' });
  Object.assign(tab, { used: true });
  await goWithin(tab, nowhere);
  await until(tab, () => document.querySelector('h1') !== null, undefined);
  await effectsRun(tab);
  await advance(tab);
  await beginProfile(tab);
  return lookAround(tab, declaration);
}

/**
 * Opens a route, uses it, waits, visits neighbours and returns, and checks for effects on other pages.
 * @param isFirst whether this is the route to return to repeatedly
 * @returns one sentence for each fault of the first step that has any
 */
export async function liveThrough(life: Life, isFirst: boolean): Promise<string[]> {
  const { remote, path } = named(life);
  const [neighbour] = life.neighbours;
  const steps = [
    opened,
    shown,
    used,
    livedThrough,
    isFirst
      ? comingBack
      : (one: Life) => (neighbour ? besides(one, neighbour) : Promise.resolve([])),
    ended,
  ];
  try {
    for (const step of steps) {
      const faults = await step(life);
      if (step === shown) life.opened?.();
      if (faults.length > 0) return faults;
    }
    return [];
  } catch (error) {
    return [sentence(remote, await failure(life.tab, remote, error), `on ${path}`)];
  }
}

import { type Baseline, checkLeft, checkShown, failure, lookAround, sentence } from './checks';
import type { Finding } from './attribute-faults';
import type { RemoteBuildFile } from '../../registry/build-file';
import type { RemoteDeclaration } from '../../remote/declaration';
import { beginProfile, beginSampling, keeper } from './origins';
import type { InPage } from './record/gate-record';
import { ask, effectsRun, faultsOf, goWithin, loaded, type Tab, until } from './tab';
import { addressOf, leave, nowhere, open, type Visit } from './visit';

/** How long a page is observed, both while open and after it was left, in milliseconds of the page's clock. */
const observedMs = 10_000;

/** A build in a tab that started on a page of the shell. */
interface Exercise {
  tab: Tab;
  visited: Visit;
  baseline: Baseline;
  /** Paths of the pages for which it is left, most of them of other remotes. */
  stops: readonly string[];
  /** Called once the page is shown. */
  opened?: () => void;
}

const named = ({ visited: { file, route } }: Exercise) => ({
  remote: file.declaration.name,
  path: route.path,
});

async function inSentences(exercise: Exercise, findings: readonly Finding[], when: string) {
  return findings.map((finding) => sentence(named(exercise).remote, finding, when));
}

async function thrown(exercise: Exercise, when: string): Promise<string[]> {
  const { remote } = named(exercise);
  const [fault] = await faultsOf(exercise.tab, remote);
  return fault ? [`${remote} throws ${when}: ${fault.message}`] : [];
}

async function opened(exercise: Exercise): Promise<string[]> {
  const fault = await open(exercise.tab, exercise.visited);
  return fault ? [fault] : [];
}

async function shown(exercise: Exercise): Promise<string[]> {
  const { remote, path } = named(exercise);
  return inSentences(
    exercise,
    await checkShown(exercise.tab, remote, exercise.baseline),
    `on ${path}`,
  );
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
async function atRest(exercise: Exercise): Promise<string[]> {
  const { path, remote } = named(exercise);
  const loop = await ask(exercise.tab, () => (window as unknown as InPage).gate.rest(), undefined);
  if (!loop || (loop.caller && loop.caller.owner !== remote)) return [];
  return inSentences(
    exercise,
    [{ says: 're-renders endlessly', at: loop.caller?.at }],
    `on ${path}`,
  );
}

async function used(exercise: Exercise): Promise<string[]> {
  const { remote, path } = named(exercise);
  const address = addressOf(path);
  for (const [what, selector] of Object.entries(pressed)) {
    if (!(await ask(exercise.tab, press, { remote, selector }))) continue;
    await effectsRun(exercise.tab);
    const faults = [
      ...(await atRest(exercise)),
      ...(await thrown(exercise, `when the first ${what} of ${path} is pressed`)),
    ];
    if (faults.length > 0) return faults;
    // Dialogs and tabs are part of the address.
    await goWithin(exercise.tab, address);
    await effectsRun(exercise.tab);
  }
  return opened(exercise);
}

/** An address that the shell answers and that no remote owns. */
const unownedPath = '/nobody-has-this-page';

/** Milliseconds by which the clock is advanced per step: less than the time limit for loading files. */
const stepMs = 2_000;

export async function advance(tab: Tab): Promise<void> {
  for (let past = 0; past < observedMs; past += stepMs) {
    await loaded(tab);
    await ask(tab, (ms) => (window as unknown as InPage).gate.advance(ms), stepMs);
  }
}

async function waited(exercise: Exercise): Promise<string[]> {
  const { path } = named(exercise);
  await advance(exercise.tab);
  const faults = [
    ...(await atRest(exercise)),
    ...(await thrown(exercise, `within ${observedMs / 1000} seconds on ${path}`)),
  ];
  return faults.length > 0 ? faults : shown(exercise);
}

/** A page with widgets of a remote. */
interface SlotPage {
  remote: string;
  exposes: readonly string[];
}

/** The widgets of a build on the page of another remote. */
export const slotPage = ({ declaration }: RemoteBuildFile, path: string): SlotPage => ({
  remote: declaration.name,
  exposes: declaration.widgets
    .filter(({ slot }) => `/${slot}` === path)
    .map(({ expose }) => expose),
});

/** Runs in the page: scrolls to the next widget that has not loaded. @returns whether all of them have */
export function widgetsStand({ remote, exposes }: SlotPage): boolean {
  const faults = (Reflect.get(window, 'gateFaults') ?? []) as { trace: string }[];
  if (faults.some(({ trace }) => trace.includes(`/r/${remote}/`))) return true;
  const own = [...document.querySelectorAll(`[data-remote="${remote}"]`)];
  const isLeft = own.every((place) => place.closest('[data-widget]'));
  if (!isLeft || !document.querySelector('h1')) return false;
  const hasPlace = (expose: string) => document.querySelector(`[data-widget="${expose}"]`);
  if (!exposes.every(hasPlace)) return false;
  const waiting = document.querySelector('[data-widget] > [aria-busy]');
  if (waiting) waiting.parentElement?.scrollIntoView();
  else scrollTo(0, 0);
  return waiting === null;
}

async function visitNeighbour(exercise: Exercise, neighbour: string): Promise<string[]> {
  const { remote, path } = named(exercise);
  const when = `on ${neighbour} after ${path}`;
  await goWithin(exercise.tab, neighbour);
  const slot = slotPage(exercise.visited.file, neighbour);
  const stands = await until(exercise.tab, widgetsStand, slot);
  await effectsRun(exercise.tab);
  const faults = await thrown(exercise, when);
  if (faults.length > 0) return faults;
  if (!stands) return [`${remote} shows no widget ${when}`];
  return inSentences(exercise, await checkShown(exercise.tab, remote, exercise.baseline), when);
}

/** The page of the shell is checked at the end. */
async function goTo(exercise: Exercise, stop: string): Promise<string[]> {
  if (stop !== nowhere) return visitNeighbour(exercise, stop);
  const fault = await leave(exercise.tab, exercise.visited);
  return fault ? [fault] : [];
}

/** Megabytes that may remain after each visit. Permanent caches are filled by the first two visits. */
const kept = 1;

/** With the content of array buffers, which is outside of the heap. */
async function heapOf({ client }: Tab): Promise<number> {
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize, backingStorageSize = 0 } = await client.send('Runtime.getHeapUsage');
  return (usedSize + backingStorageSize) / 2 ** 20;
}

/** Leaves for every stop and returns, so that the route is opened at least five times. */
async function returned(exercise: Exercise): Promise<string[]> {
  const { tab } = exercise;
  const { path } = named(exercise);
  const stops = exercise.stops.length > 0 ? exercise.stops : [nowhere];
  const rounds = Math.max(4, stops.length);
  const stopOf = (round: number) => stops[round % stops.length] ?? nowhere;
  let before = 0;
  for (let round = 0; round < rounds; round += 1) {
    const away = await goTo(exercise, stopOf(round));
    if (away.length > 0) return away;
    if (round === 1) {
      before = await heapOf(tab);
      await beginSampling(tab);
    }
    const back = await opened(exercise);
    if (back.length > 0) return back;
  }
  await goWithin(tab, stopOf(1));
  await effectsRun(tab);
  const each = ((await heapOf(tab)) - before) / (rounds - 1);
  const at = await keeper(tab, named(exercise).remote);
  if (each < kept) return [];
  const says = `leaks ${each.toFixed(1)} MB with each visit`;
  return inSentences(exercise, [{ says, at }], `to ${path}`);
}

async function wasLeft(exercise: Exercise): Promise<string[]> {
  const { tab, visited, baseline } = exercise;
  const { remote, path } = named(exercise);
  const fault = await leave(tab, visited);
  if (fault) return [fault];
  await advance(tab);
  const when = `when ${path} is left`;
  const findings = await checkLeft(tab, remote, baseline);
  return [
    ...(await thrown(exercise, `after ${path} is left`)),
    ...(await inSentences(exercise, findings, when)),
  ];
}

/** Opens a page of the shell in a new tab and records its state. */
export async function begin(tab: Tab, declaration: RemoteDeclaration): Promise<Baseline> {
  // The server has no document for addresses that start with a dot.
  await tab.page.goto(unownedPath, { waitUntil: 'load' });
  Object.assign(tab, { used: true });
  await goWithin(tab, nowhere);
  await until(tab, () => document.querySelector('h1') !== null, undefined);
  await effectsRun(tab);
  await advance(tab);
  await beginProfile(tab);
  return lookAround(tab, declaration);
}

/**
 * Opens a route, uses it, waits, leaves it for other pages and returns, and checks for effects on those pages.
 * @returns one sentence for each fault of the first step that has any
 */
export async function exerciseRoute(exercise: Exercise): Promise<string[]> {
  const { remote, path } = named(exercise);
  const steps = [opened, shown, used, waited, returned, wasLeft];
  try {
    for (const step of steps) {
      const faults = await step(exercise);
      if (step === shown) exercise.opened?.();
      if (faults.length > 0) return faults;
    }
    return [];
  } catch (error) {
    return [sentence(remote, await failure(exercise.tab, remote, error), `on ${path}`)];
  }
}

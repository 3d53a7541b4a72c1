import { type Baseline, checkShown, lookAround } from './checks';
import { slotPage, widgetsStand } from './exercise-widgets';
import type { RemoteDeclaration } from '../../remote/declaration';
import { beginProfile, beginSampling, keeper } from './origins';
import { effectsRun, goWithin, type Tab, until } from './tab';
import {
  advance,
  type ComparedPage,
  inSentences,
  inSteps,
  shown,
  thrown,
  used,
  waited,
  wasLeft,
} from './use-page';
import { addressOf, follow, leave, nowhere, open, type Visit } from './visit';

/** A route of a build that is exercised. */
interface Exercise extends ComparedPage {
  visited: Visit;
  /** Paths of the pages for which it is left, most of them of other remotes. */
  stops: readonly string[];
}

/** A route in a tab, as the steps need it. */
const routePage = (tab: Tab, { file, route: { path } }: Visit) => ({
  ...{ tab, remote: file.declaration.name, path },
  ...{ what: path, where: `on ${path}` },
});

async function opened(tab: Tab, visited: Visit): Promise<string[]> {
  const fault = await open(tab, visited);
  return fault ? [fault] : [];
}

/** Shows a route again as it was: dialogs and tabs are part of the address. */
async function reopen(tab: Tab, { route }: Visit): Promise<void> {
  await goWithin(tab, addressOf(route.path));
  await effectsRun(tab);
}

/** An address that the shell answers and that no remote owns. */
const unownedPath = '/nobody-has-this-page';

async function visitNeighbour(exercise: Exercise, neighbour: string): Promise<string[]> {
  const { tab, remote, path, baseline } = exercise;
  const when = `on ${neighbour} after ${path}`;
  await follow(tab, neighbour);
  const slot = slotPage(exercise.visited.file, neighbour);
  const stands = await until(tab, widgetsStand, slot);
  await effectsRun(tab);
  const faults = await thrown(exercise, when);
  if (faults.length > 0) return faults;
  if (!stands) return [`${remote} shows no widget ${when}`];
  return inSentences(exercise, await checkShown(tab, remote, baseline), when);
}

async function left(page: Pick<Exercise, 'tab' | 'remote' | 'path'>): Promise<string[]> {
  const fault = await leave(page.tab, page);
  return fault ? [fault] : [];
}

/** The page of the shell is checked at the end. */
const goTo = (exercise: Exercise, stop: string): Promise<string[]> =>
  stop === nowhere ? left(exercise) : visitNeighbour(exercise, stop);

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
  const { tab, remote, path } = exercise;
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
    const back = await opened(tab, exercise.visited);
    if (back.length > 0) return back;
  }
  await goWithin(tab, stopOf(1));
  await effectsRun(tab);
  const each = ((await heapOf(tab)) - before) / (rounds - 1);
  const at = await keeper(tab, remote);
  if (each < kept) return [];
  const says = `leaks ${each.toFixed(1)} MB with each visit`;
  return inSentences(exercise, [{ says, at }], `to ${path}`);
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

/** What `exerciseRoute` needs. */
interface RouteTrial extends Pick<Exercise, 'tab' | 'baseline' | 'visited' | 'stops'> {
  /** Called once the page is shown. */
  opened: () => void;
}

/**
 * Opens a route, uses it, waits, leaves it for other pages and returns, and checks for effects on those pages.
 * @returns one sentence for each fault of the first step that has any
 */
export function exerciseRoute(trial: RouteTrial): Promise<string[]> {
  const { tab, visited } = trial;
  const exercise = { ...trial, ...routePage(tab, visited) };
  const noted = async () => {
    const faults = await shown(exercise);
    trial.opened();
    return faults;
  };
  const show = () => opened(tab, visited);
  return inSteps(exercise, [
    ...[show, noted, () => used(exercise, () => reopen(tab, visited)), show],
    ...[() => waited(exercise), () => shown(exercise)],
    ...[() => returned(exercise), () => wasLeft(exercise)],
  ]);
}

/**
 * Opens a route, uses it and leaves it.
 * @returns a sentence with the fault, or undefined
 */
export async function useRoute(tab: Tab, visited: Visit): Promise<string | undefined> {
  const page = routePage(tab, visited);
  const [fault] = await inSteps(page, [
    () => opened(tab, visited),
    ...[() => used(page, () => reopen(tab, visited)), () => left(page)],
  ]);
  return fault;
}

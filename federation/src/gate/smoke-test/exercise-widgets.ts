import type { RemoteBuildFile } from '../../registry/build-file';
import { type Baseline, failure, sentence } from './checks';
import { ask, effectsRun, goWithin, type Tab, until } from './tab';
import { inSteps, shown, thrown, used, waited, wasLeft } from './use-page';

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

/** The page in a tab that shows the widgets of a build. */
interface WidgetsPage {
  tab: Tab;
  file: RemoteBuildFile;
  path: string;
}

const openPage = ({ tab, file, path }: WidgetsPage) => {
  const what = `a widget on ${path}`;
  return { tab, remote: file.declaration.name, path, what, where: `in ${what}` };
};

async function stand({ tab, file, path }: WidgetsPage): Promise<string[]> {
  const isShown = await until(tab, widgetsStand, slotPage(file, path));
  await effectsRun(tab);
  const page = openPage({ tab, file, path });
  const faults = await thrown(page, page.where);
  return isShown || faults.length > 0 ? faults : [`${page.remote} shows no widget on ${path}`];
}

/**
 * Shows widgets in a new tab for some time.
 * @returns one sentence for each fault of the first step that has any
 */
export function showWidgets(place: WidgetsPage): Promise<string[]> {
  const { tab, path } = place;
  const page = openPage(place);
  const show = async () => {
    await tab.page.goto(path, { waitUntil: 'load' });
    return stand(place);
  };
  return inSteps(page, [show, () => waited(page)]);
}

/**
 * Shows widgets, uses them, waits and leaves them, and checks for effects on the page and on the shell's page.
 * @param baseline of the shell's page, which is open in the tab
 * @returns one sentence for each fault of the first step that has any
 */
export function exerciseWidgets(place: WidgetsPage, baseline: Baseline): Promise<string[]> {
  const page = { ...openPage(place), baseline };
  const show = async () => {
    await goWithin(place.tab, place.path);
    return stand(place);
  };
  return inSteps(page, [
    ...[show, () => used(page, show)],
    ...[() => waited(page), () => shown(page), () => wasLeft(page)],
  ]);
}

interface Container {
  /** Unique name of the build's container. */
  globalName: string;
  exposes: readonly string[];
}

/** Runs in the page: loads widgets. @returns those that fail, each with the reason */
async function loadFaults({ globalName, exposes }: Container): Promise<[string, string][]> {
  const container = Reflect.get(window, globalName);
  const faults: [string, string][] = [];
  for (const expose of exposes) {
    try {
      const module = (await container.get(expose))();
      if (typeof module.default !== 'function') faults.push([expose, 'it is not a component']);
    } catch (error) {
      faults.push([expose, error instanceof Error ? error.message : String(error)]);
    }
  }
  return faults;
}

/** Loads every widget of a build whose container is loaded in the tab. @returns one sentence per widget that fails */
export async function visitWidgets(tab: Tab, file: RemoteBuildFile): Promise<string[]> {
  const { name, widgets } = file.declaration;
  const exposes = widgets.map(({ expose }) => expose);
  const { globalName } = file;
  try {
    const faults = await ask(tab, loadFaults, { globalName, exposes });
    return faults.map(
      ([expose, why]) => `${name} throws when its widget ${expose} is loaded: ${why}`,
    );
  } catch (error) {
    return [sentence(name, await failure(tab, name, error), 'when its widgets are loaded')];
  }
}

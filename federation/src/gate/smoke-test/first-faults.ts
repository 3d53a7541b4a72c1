import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import type { RemoteBuildFile } from '../../registry/build-file';
import { readPointer } from '../../registry/pointer';
import { readBuildFile } from '../../registry/store';
import type { Site } from '../builds';
import { inSources } from '../../build/source-positions';
import { type DataSet, throwawaySite } from './throwaway-site';
import type { Tab } from './tab';
import { visitWidgets } from './exercise-widgets';
import {
  type Place,
  type TabPool,
  type Visit,
  visit,
  visitEach,
  visitor,
  visitsAs,
  withTabs,
} from './visit';

/**
 * Opens each page and widget of some remotes as visitors with some data sets, by default a student for whom every call
 * fails and a guest. Stops at the first fault of each remote.
 * @returns the first fault of each remote that has one, by its name
 */
export async function firstFaults(
  place: Place,
  files: readonly RemoteBuildFile[],
  dataSets: readonly (DataSet | undefined)[] = ['broken', undefined],
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  const look = async (tab: Tab, visited: Visit) => {
    const { name, routes } = visited.file.declaration;
    if (faults.has(name)) return undefined;
    const widgets = () => (visited.route === routes[0] ? visitWidgets(tab, visited.file) : []);
    const fault = (await visit(tab, visited)) ?? (await widgets())[0];
    if (fault) faults.set(name, fault);
    return fault;
  };
  const openAs = async (dataSet?: DataSet) => {
    const queue = visitsAs(dataSet, files);
    const visitAll = (pool: TabPool) => visitEach({ ...pool, queue }, look);
    await withTabs(await visitor(place, dataSet), (pool) =>
      Promise.all([1, 2].map(() => visitAll(pool))),
    );
  };
  await Promise.all(dataSets.map(openAs));
  return faults;
}

/** What the site's own browser found in a live build. */
export interface Finding {
  result: 'sound' | 'broken' | 'unknown';
  says: string;
}

interface LiveBuild extends Site {
  remote: string;
  build: string;
}

async function faultOf(site: LiveBuild, build: string, browser: Browser) {
  const dir = join(site.remotesDir, site.remote, build);
  const file = await readBuildFile(dir);
  const throwaway = await throwawaySite({ dir, file }, site);
  try {
    const [fault] = (await firstFaults({ browser, url: throwaway.url }, [file])).values();
    return fault && (await inSources(fault, dir));
  } finally {
    await throwaway.close();
  }
}

/**
 * Opens each page of a live build. A fault only counts if the build that would replace it has none:
 * otherwise the machine, or something that both builds need, may be the cause.
 */
export async function checkLive(site: LiveBuild, browser: Browser): Promise<Finding> {
  const { remotesDir, remote, build } = site;
  const fault = await faultOf(site, build, browser);
  if (!fault) return { result: 'sound', says: "the site's own browser check finds no fault" };
  const pointer = await readPointer(remotesDir, remote);
  const instead = pointer?.current === build ? pointer.previous : pointer?.current;
  const there = instead ? await faultOf(site, instead, browser) : 'there is none';
  if (there) {
    return {
      result: 'unknown',
      says: `the site's own browser runs no other build: ${there}`,
    };
  }
  return { result: 'broken', says: `the site's own browser check failed: ${fault}` };
}

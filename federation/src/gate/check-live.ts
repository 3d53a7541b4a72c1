import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { readPointer } from '../registry/pointer';
import { readBuildFile } from '../registry/store';
import { smokeTest } from './smoke-test/smoke-test';
import type { Site } from './read-live';

/** What a browser of the site's own found in a build that is live. */
export interface Finding {
  result: 'sound' | 'broken' | 'unknown';
  says: string;
}

interface LiveBuild extends Site {
  remote: string;
  build: string;
}

async function firstFault(site: LiveBuild, build: string, browser: Browser) {
  const dir = join(site.remotesDir, site.remote, build);
  const file = await readBuildFile(dir);
  const [fault] = await smokeTest({ dir, file }, site, { browser, firstFault: true });
  return fault;
}

/**
 * Runs a live build as the gate does. A fault is believed only where the build that would be live instead
 * has none: else the machine may be to blame, or whatever both of them need.
 */
export async function checkLive(site: LiveBuild, browser: Browser): Promise<Finding> {
  const { remotesDir, remote, build } = site;
  const fault = await firstFault(site, build, browser);
  if (!fault) return { result: 'sound', says: "the site's own browser finds nothing wrong" };
  const pointer = await readPointer(remotesDir, remote);
  const instead = pointer?.current === build ? pointer.previous : pointer?.current;
  if (!instead || (await firstFault(site, instead, browser))) {
    return { result: 'unknown', says: "the site's own browser shows no other build either" };
  }
  return { result: 'broken', says: `the site's own browser: ${fault}` };
}

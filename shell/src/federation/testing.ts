import {
  defaultLimits,
  type RegisteredBuild,
  type RegisteredRemote,
  type RegistryDocument,
} from '@campus/federation/remote';
import type { LoadPort } from './remote-module';

/** A build of the remote `mfe-tea`, for tests. */
export function teaBuild(build: string, requires: Record<string, string> = {}): RegisteredBuild {
  return {
    build,
    base: `/r/mfe-tea/${build}/`,
    entry: 'entry.js',
    globalName: `mfe_tea_${build}`,
    requires,
    exposes: { './App': { js: ['App.js'], css: [], shared: [] } },
    chunks: {},
    integrity: { 'entry.js': 'sha384-entry', 'App.js': 'sha384-App' },
  };
}

/** The remote `mfe-tea`, titled Tea, for tests. */
export function teaRemote(change: Partial<RegisteredRemote> = {}): RegisteredRemote {
  return {
    status: 'on',
    declaration: {
      name: 'mfe-tea',
      container: 'mfe_tea',
      title: 'Tea',
      owner: 'Team Tea',
      routes: [{ path: '/tea', title: 'Tea', access: 'public', layout: 'app' }],
      navigation: [],
      widgets: [],
      requires: {},
      budgets: { firstScreen: 1 },
    },
    current: teaBuild('two'),
    ...change,
  };
}

const quick = { entry: 50, expose: 50, chunk: 50, total: 100, backoff: [] };

/** Stands in for the federation runtime of a tab, for tests. */
export function teaPort(loadOnce: LoadPort['loadOnce'], change: Partial<LoadPort> = {}): LoadPort {
  return {
    limits: () => ({ ...defaultLimits, ...quick }),
    offered: () => ({}),
    bucket: 50,
    loadOnce,
    isLive: () => true,
    failed: () => undefined,
    ...change,
  };
}

let revisions = 0;

/** A registry with the remote Tea in it, for tests. */
export function teaRegistry(
  build: string,
  change: Partial<RegisteredRemote> = {},
): RegistryDocument {
  revisions += 1;
  const remote = teaRemote({ current: teaBuild(build), ...change });
  return { revision: `r${revisions}`, remotes: { 'mfe-tea': remote } };
}

/** Puts a part of Tea on screen, as the outlet does. */
export function mountTea(build: string, content = '<h1>Tea</h1>'): HTMLElement {
  const place = document.createElement('div');
  place.dataset.remote = 'mfe-tea';
  place.dataset.build = build;
  place.innerHTML = content;
  document.body.append(place);
  return place;
}

/** Hides the tab, or shows it again. */
export function setTabHidden(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  const state = hidden ? 'hidden' : 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

import type { RegisteredRemote, RegistryDocument } from '@campus/federation/remote';
import { teaBuild, teaRemote } from '../testing';

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

/** Lets nobody look at the tab, or somebody again. */
export function lookAway(hidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

import {
  chosenBuild,
  matchRoute,
  type PageRoute,
  type RegisteredBuild,
} from '@campus/federation/remote';
import { currentRegistry, tabBucket } from '../federation/registry';
import { matchSiteRoute } from './match-route';

/** Milliseconds that a mouse rests on a link before its page is fetched. */
const restMs = 65;

/** Milliseconds after which an unused response may be out of date. */
const maxAge = 5000;

/** Whether the student's device asks sites to save data. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

function prefetchFile(as: 'script' | 'style', address: string): void {
  const isAsked = `:is(script[src="${address}"],link[href="${address}"])`;
  if (document.querySelector(isAsked)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as });
  link.href = address;
  document.head.append(link);
}

/** Preloads the page's files of its remote: none of the code runs before the page is opened. */
function prefetchFiles(build: RegisteredBuild, { chunk = '' }: PageRoute): void {
  const parts = [build.exposes['./App'], build.chunks[chunk]];
  const files = (kind: 'js' | 'css') => parts.flatMap((part) => part?.[kind] ?? []);
  for (const file of [build.entry, ...files('js')]) prefetchFile('script', build.base + file);
  for (const file of files('css')) prefetchFile('style', build.base + file);
}

/** Starts the page's first calls, as the document does for its own page. */
function beginCalls({ path, calls = [] }: PageRoute, pathname: string): void {
  const params = matchRoute(path, pathname) ?? {};
  for (const call of calls) {
    const address = call.replace(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const answer = window.beginCall?.(address);
    setTimeout(() => {
      if (window.earlyAnswers?.get(address) === answer) window.earlyAnswers?.delete(address);
    }, maxAge);
  }
}

/** Prefetches the page at an address, if it belongs to a remote. */
function prefetchPage({ pathname, search }: URL): void {
  const registry = currentRegistry();
  const match = matchSiteRoute(pathname, registry);
  if (match.kind !== 'remote') return;
  const remote = registry.remotes[match.remote];
  if (remote?.status !== 'on') return;
  prefetchFiles(chosenBuild(remote, tabBucket), match.route);
  // With a query the page may request something else.
  if (!search) beginCalls(match.route, pathname);
}

function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target) return undefined;
  return link.pathname === location.pathname ? undefined : link;
}

/**
 * Prefetches the page behind a link once a mouse rests on it or a finger touches it, so that it is loaded
 * when the link is followed. Not in data-saving mode.
 */
export function prefetchPointed(): void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let last: HTMLAnchorElement | undefined;
  const prefetch = (link: HTMLAnchorElement) => {
    // A press follows the rest of the mouse.
    if (link === last || savesData()) return;
    last = link;
    setTimeout(() => (last = undefined), maxAge);
    prefetchPage(new URL(link.href));
  };
  document.addEventListener('pointerover', (event) => {
    clearTimeout(resting);
    const link = linkOf(event);
    if (link && event.pointerType === 'mouse') resting = setTimeout(() => prefetch(link), restMs);
  });
  document.addEventListener('pointerdown', (event) => {
    const link = linkOf(event);
    if (link) prefetch(link);
  });
}

import { wayTo } from '../router/ways';
import { tabParts } from './remote-outlet';
import { currentRegistry } from './registry-store';

/** Begins to load the part that a page needs, before React asks for it. */
export function preloadPage(pathname: string): void {
  const registry = currentRegistry();
  const way = wayTo(pathname, registry);
  const remote = way.kind === 'remote' ? registry.remotes[way.remote] : undefined;
  if (remote?.status !== 'on') return;
  // The outlet waits for the same promise and shows what becomes of it.
  tabParts.load({ remote, expose: './App', force: false }).catch(() => undefined);
}

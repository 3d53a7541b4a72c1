import { findRoute, type PageRoute, type RegistryDocument } from '@campus/federation/remote';
import { ownRoutes } from './own-routes';

/** The target of an address: a page of the shell, a page of a remote, or none. */
export type SiteRouteMatch =
  | { kind: 'own'; route: PageRoute }
  | { kind: 'remote'; route: PageRoute; remote: string }
  | { kind: 'none' };

/** Finds the owner of the page at an address. The shell's own pages are checked first. */
export function matchSiteRoute(pathname: string, registry: RegistryDocument): SiteRouteMatch {
  const own = findRoute(ownRoutes, pathname);
  if (own) return { kind: 'own', route: own };
  for (const [remote, { declaration }] of Object.entries(registry.remotes)) {
    const route = findRoute(declaration.routes, pathname);
    if (route) return { kind: 'remote', route, remote };
  }
  return { kind: 'none' };
}

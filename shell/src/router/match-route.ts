import { findRoute, type PageRoute, type RegistryDocument } from '@campus/federation/remote';
import { ownRoutes } from './own-routes';

/** Where an address leads: a page of the shell, a page of a remote, or nowhere. */
export type SiteRouteMatch =
  | { kind: 'own'; route: PageRoute }
  | { kind: 'remote'; route: PageRoute; remote: string }
  | { kind: 'none' };

/** Finds whose page an address is. The shell's own come first. */
export function matchSiteRoute(pathname: string, registry: RegistryDocument): SiteRouteMatch {
  const own = findRoute(ownRoutes, pathname);
  if (own) return { kind: 'own', route: own };
  for (const [remote, { declaration }] of Object.entries(registry.remotes)) {
    const route = findRoute(declaration.routes, pathname);
    if (route) return { kind: 'remote', route, remote };
  }
  return { kind: 'none' };
}

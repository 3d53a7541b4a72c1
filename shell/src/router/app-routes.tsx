import { documentTitle } from '@campus/federation/remote';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRegistry } from '../federation/registry';
import { RemoteOutlet } from '../federation/remote-outlet';
import { RemovalBoundary } from '../federation/removal-boundary';
import { PageFrame, PageSkeleton } from '../layouts/page-frame';
import { MissingPage, OwnPage } from '../pages/own-page';
import { SessionGate } from '../session/session-gate';
import { endStaticPage } from '../static-page/static-page';
import { type SiteRouteMatch, matchSiteRoute } from './match-route';

function Page({ match, pathname }: { match: SiteRouteMatch; pathname: string }) {
  if (match.kind === 'none') return <MissingPage />;
  if (match.kind === 'own') return <OwnPage path={match.route.path} title={match.route.title} />;
  const { remote, route } = match;
  return (
    <RemoteOutlet
      key={remote}
      remote={remote}
      resetKey={pathname}
      fallback={<PageSkeleton route={route} />}
    />
  );
}

/** The route table of the only router: every address in the registry, with its layout and gate. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const match = matchSiteRoute(pathname, registry);
  const title = match.kind === 'none' ? 'Page not found' : match.route.title;

  // Before the effects of the page itself, which may set a more specific title.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [pathname, title]);

  useLayoutEffect(() => endStaticPage, [pathname]);

  const page = (
    <RemovalBoundary>
      <Page match={match} pathname={pathname} />
    </RemovalBoundary>
  );
  if (match.kind === 'none')
    return (
      <PageFrame layout="public" title={title}>
        {page}
      </PageFrame>
    );
  const { route } = match;
  const skeleton = <PageSkeleton route={route} />;
  return (
    <PageFrame layout={route.layout} title={title} fallback={skeleton}>
      <SessionGate access={route.access} fallback={skeleton}>
        {page}
      </SessionGate>
    </PageFrame>
  );
}

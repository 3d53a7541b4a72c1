import { documentTitle } from '@campus/federation/remote';
import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useRegistry } from '../federation/registry';
import { RemoteOutlet } from '../federation/remote-outlet';
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

/** The one router's table: every address by the registry, inside its layout and behind its gate. */
export function AppRoutes() {
  const { pathname } = useLocation();
  const registry = useRegistry();
  const match = matchSiteRoute(pathname, registry);
  const title = match.kind === 'none' ? 'Page not found' : match.route.title;

  // Before the effects of the page itself, which may have a finer title.
  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [pathname, title]);

  useLayoutEffect(() => endStaticPage, [pathname]);

  const page = <Page match={match} pathname={pathname} />;
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

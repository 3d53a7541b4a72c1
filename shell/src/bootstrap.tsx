import { StrictMode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { installAssetHook } from './federation/asset-hook';
import { report, watchIncidents } from './federation/incidents';
import { preloadPage } from './federation/preload-page';
import { currentRegistry, setRegistry } from './federation/registry-store';
import { RemoteBoundary } from './federation/remote-boundary';
import { installRuntime } from './federation/runtime';
import { AppRoutes } from './router/app-routes';
import { Site } from './layouts/site';
import './static-page/static-page.css';
import { beginBehindStaticPage } from './static-page/static-page';

/** Milliseconds after which a page counts as loaded although a file of it still hangs. */
const patience = 15_000;

// Nobody waits for it: after the page has loaded, in a chunk of its own, and missing at no harm.
function beginAfterLoad(): void {
  const begin = () => {
    import(/* webpackChunkName: "after-load" */ './after-load').then(
      ({ afterLoad }) => afterLoad(),
      () => undefined,
    );
  };
  addEventListener('load', begin, { once: true });
  setTimeout(begin, patience);
}

/** Starts the site in this tab, out of a document that is there as a whole. */
export function start(): void {
  setRegistry(currentRegistry());
  watchIncidents();
  installAssetHook();
  installRuntime();
  preloadPage(location.pathname);
  beginAfterLoad();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  beginBehindStaticPage();
  const onCaughtError: RootOptions['onCaughtError'] = (error, { errorBoundary }) => {
    // A remote's own boundary tells of it, and knows better whose it is.
    if (!(errorBoundary instanceof RemoteBoundary)) report(error);
  };
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <BrowserRouter>
        <Site>
          <AppRoutes />
        </Site>
      </BrowserRouter>
    </StrictMode>,
  );
}

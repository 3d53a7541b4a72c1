import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { installAssetHook } from './federation/asset-hook';
import { report, watchIncidents } from './federation/incidents';
import { preloadPage } from './federation/preload-page';
import { installRuntime } from './federation/runtime';
import { AppRoutes } from './router/app-routes';
import { Site } from './layouts/site';
import './static-page/static-page.css';
import { beginBehindStaticPage } from './static-page/static-page';

// Nobody waits for it: after the page has loaded, in a chunk of its own, and missing at no harm.
function installAfterLoad(): void {
  const install = () =>
    import('./app-install').then(({ installApp }) => installApp()).catch(() => undefined);
  addEventListener('load', () => void install(), { once: true });
}

/** Starts the site in this tab. */
export function start(): void {
  watchIncidents();
  installAssetHook();
  installRuntime();
  preloadPage(location.pathname);
  installAfterLoad();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  beginBehindStaticPage();
  createRoot(root, { onCaughtError: (error) => report(error) }).render(
    <StrictMode>
      <BrowserRouter>
        <Site>
          <AppRoutes />
        </Site>
      </BrowserRouter>
    </StrictMode>,
  );
}

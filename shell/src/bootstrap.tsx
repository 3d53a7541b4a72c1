import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { installAssetHook } from './federation/asset-hook';
import { report, watchIncidents } from './federation/incidents';
import { preloadPage } from './federation/preload-page';
import { installRuntime } from './federation/runtime';
import { AppRoutes } from './router/app-routes';
import { Site } from './layouts/site';

/** Starts the site in this tab. */
export function start(): void {
  watchIncidents();
  installAssetHook();
  installRuntime();
  preloadPage(location.pathname);
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
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

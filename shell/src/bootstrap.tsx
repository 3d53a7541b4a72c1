import { defaultLimits } from '@campus/federation/remote';
import { startTransition, StrictMode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { abandonStyles, installAssetHook } from './federation/assets';
import { report, watchIncidents } from './federation/incidents';
import { currentRegistry, loadLimits, setRegistry } from './federation/registry';
import { preloadPage, RemoteBoundary } from './federation/remote-outlet';
import { startRules } from './federation/live/rules';
import { keepPortals, refusePortals } from './federation/portals';
import { installRuntime } from './federation/runtime';
import { beginStarting } from './federation/starting';
import { installWrappers } from './federation/wrappers';
import { Site } from './layouts/site';
import { inNextTask } from './next-task';
import { AppRoutes } from './router/app-routes';
import { beginBehindStaticPage } from './static-page/static-page';
import './static-page/static-page.css';
// A separate file, loaded after the page, would cost more than including them here.
import './app-install/offline/offline-notice.module.css';
import './federation/live/news-region.module.css';

/**
 * Calls back once the whole document has been parsed. The scripts of a public page often run before that. A
 * hanging style sheet blocks the parser, and is abandoned after the time limit of a chunk.
 */
export function whenParsed(begin: () => void): void {
  const isParsing = () => document.readyState === 'loading';
  // In a task of its own: the scripts themselves have just been one.
  if (!isParsing()) return inNextTask(begin);
  const check = () => {
    // Style sheets are in the body, so the head has been parsed then. A registry in the head contains the
    // limits; one at the end of the document may be incomplete, and must not be read yet.
    if (!document.body) return void setTimeout(check, 99);
    const { chunk } = document.head.querySelector('#registry') ? loadLimits() : defaultLimits;
    setTimeout(giveUp, chunk);
  };
  const giveUp = () => {
    if (!isParsing()) return;
    abandonStyles();
    check();
  };
  check();
  document.addEventListener('DOMContentLoaded', begin);
}

/** Milliseconds after which a page counts as loaded although one of its files still hangs. */
const timeoutMs = 15_000;

// Not needed for the first screen; the page works without it.
function beginAfterLoad(): void {
  const begin = () => {
    import(/* webpackChunkName: "after-load" */ './after-load').then(
      ({ afterLoad }) => afterLoad(),
      () => undefined,
    );
  };
  if (document.readyState === 'complete') return begin();
  addEventListener('load', begin, { once: true });
  setTimeout(begin, timeoutMs);
}

/** Starts the site in this tab, from a completely parsed document. */
export function start(): void {
  setRegistry(currentRegistry());
  watchIncidents();
  if ('uncontained' in currentRegistry()) {
    document.documentElement.dataset.uncontained = '';
    refusePortals();
  } else {
    installWrappers();
    keepPortals();
    startRules();
    beginStarting();
  }
  installAssetHook();
  installRuntime();
  preloadPage(location.pathname);
  beginAfterLoad();
  const root = document.getElementById('root');
  if (!root) throw new Error('The document has no #root');
  beginBehindStaticPage(root);
  inNextTask(() => render(root));
}

function render(root: HTMLElement): void {
  const onCaughtError: RootOptions['onCaughtError'] = (error, { errorBoundary }) => {
    // A remote's own boundary reports it under the remote's name.
    if (!(errorBoundary instanceof RemoteBoundary)) report(error);
  };
  const site = createRoot(root, { onCaughtError });
  // A transition is rendered in short tasks: the static page stays usable meanwhile.
  startTransition(() => {
    site.render(
      <StrictMode>
        <BrowserRouter>
          <Site>
            <AppRoutes />
          </Site>
        </BrowserRouter>
      </StrictMode>,
    );
  });
}

import { ApiProvider } from '@campus/contract/react';
import type { RemoteDefinition } from '@campus/federation/declaration';
import { remoteApp } from '@campus/federation/remote';
import { renderPage } from '@campus/shared-ui/testing';
import { BrowserRouter } from 'react-router-dom';

/** @returns a function that renders the page of a remote at an address, as the shell does */
export function rendererOf({ routes }: Pick<RemoteDefinition, 'routes'>) {
  const App = remoteApp(routes, ApiProvider);
  return (path: string) =>
    renderPage(
      path,
      <BrowserRouter>
        <App />
      </BrowserRouter>,
    );
}

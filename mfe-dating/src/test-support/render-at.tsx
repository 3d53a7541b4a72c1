import { ApiProvider } from '@campus/contract/react';
import { remoteApp } from '@campus/federation/remote';
import { renderPage } from '@campus/shared-ui/testing';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../../remote';

const App = remoteApp(remote.routes, ApiProvider);

export { emptyBrowser, goBack } from '@campus/shared-ui/testing';

/** Renders the remote at an address. */
export function renderAt(path: string) {
  return renderPage(
    path,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}

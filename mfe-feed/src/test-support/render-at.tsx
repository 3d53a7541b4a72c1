import { ApiProvider } from '@campus/contract/react';
import { remoteApp, SlotProvider, type SlotProps } from '@campus/federation/remote';
import { renderPage } from '@campus/shared-ui/testing';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../../remote';

const App = remoteApp(remote.routes, ApiProvider);

export { emptyBrowser, goBack } from '@campus/shared-ui/testing';

/** Replaces the content that the shell puts into a slot. */
const Widgets = ({ name }: SlotProps) => <p>Widgets of the {name}</p>;

/** Renders the remote at an address. */
export function renderAt(path: string) {
  return renderPage(
    path,
    <BrowserRouter>
      <SlotProvider value={Widgets}>
        <App />
      </SlotProvider>
    </BrowserRouter>,
  );
}

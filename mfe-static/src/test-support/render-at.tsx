import { renderPage } from '@campus/shared-ui/testing';
import { BrowserRouter } from 'react-router-dom';
import App from '../app';

export { emptyBrowser, goBack } from '@campus/shared-ui/testing';

/** The remote at an address. */
export function renderAt(path: string) {
  return renderPage(
    path,
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
}

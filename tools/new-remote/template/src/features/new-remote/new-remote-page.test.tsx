import { remoteApp } from '@campus/federation/remote';
import { renderPage } from '@campus/shared-ui/testing';
import { screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../../../remote';

const App = remoteApp(remote.routes);

test('the page is shown at its address and sets the document title', async () => {
  renderPage(
    '/new-remote',
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'New Remote' })).toBeVisible();
  expect(document.title).toBe('New Remote · Campus');
});

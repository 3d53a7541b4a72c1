import { remoteApp } from '@campus/federation/remote';
import { renderPage } from '@campus/shared-ui/testing';
import { screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { remote } from '../../../remote';

const App = remoteApp(remote.routes);

test('its address shows the page, and the document is named after it', async () => {
  renderPage(
    '/new-remote',
    <BrowserRouter>
      <App />
    </BrowserRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'New Remote' })).toBeVisible();
  expect(document.title).toBe('New Remote · Campus');
});

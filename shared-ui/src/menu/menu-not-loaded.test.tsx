import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNotifications } from '../notify/notify';
import { Menu, MenuItem } from './menu';

jest.mock('./open-menu', () => {
  throw new TypeError('Failed to fetch');
});

test('a menu whose code cannot be loaded shows an error and keeps its button', async () => {
  render(
    <Menu label="More actions">
      <MenuItem onSelect={jest.fn()}>Edit</MenuItem>
    </Menu>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  const texts = () => JSON.stringify(useNotifications.getState().items);
  await waitFor(() => expect(texts()).toContain("We couldn't load the menu"));
  expect(screen.getByRole('button', { name: 'More actions' })).toBeVisible();
});

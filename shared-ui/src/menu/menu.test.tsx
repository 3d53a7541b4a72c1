import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu, MenuItem } from './menu';

// jsdom has no pointer events; the menu creates its own.
beforeAll(() => Object.defineProperty(window, 'PointerEvent', { value: MouseEvent }));

test('a menu opens from its button, selects by keyboard and returns focus', async () => {
  const remove = jest.fn();
  render(
    <Menu label="More actions">
      <MenuItem onSelect={jest.fn()}>Edit</MenuItem>
      <MenuItem onSelect={remove}>Delete</MenuItem>
    </Menu>,
  );
  const button = () => screen.getByRole('button', { name: 'More actions' });
  button().focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('menu')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(remove).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  await waitFor(() => expect(button()).toHaveFocus());
});

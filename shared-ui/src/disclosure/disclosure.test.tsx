import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from './disclosure';

test('the button shows and hides its content and sets aria-expanded and aria-controls', async () => {
  render(<Disclosure label="Quick Access">Links</Disclosure>);
  const button = screen.getByRole('button', { name: 'Quick Access' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Links')).not.toBeVisible();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Links')).toBeVisible();
  expect(screen.getByText('Links').id).toBe(button.getAttribute('aria-controls'));
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Links')).not.toBeVisible();
});

test('the page can control the open state', async () => {
  const onOpenChange = jest.fn();
  render(
    <Disclosure label="Quick Access" open onOpenChange={onOpenChange}>
      Links
    </Disclosure>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Quick Access' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(screen.getByText('Links')).toBeVisible();
});

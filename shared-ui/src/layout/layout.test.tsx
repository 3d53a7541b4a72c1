import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageHeader, SkipLink } from './layout';

test('the skip link moves focus without changing the address', async () => {
  render(
    <>
      <SkipLink target="content">Skip to content</SkipLink>
      <main id="content" tabIndex={-1}>
        Page
      </main>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
});

test('the heading of a page can take focus', () => {
  render(<PageHeader title="Communities">Find yours.</PageHeader>);
  const heading = screen.getByRole('heading', { level: 1, name: 'Communities' });
  heading.focus();
  expect(heading).toHaveFocus();
});

import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Avatar } from './avatar';
import { LoadingRegion } from './loading';
import { ErrorState } from './states';

test('an error is announced and can be retried, but not while a retry is running', async () => {
  const retry = jest.fn();
  const { rerender } = render(<ErrorState message="Failed to fetch posts" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch posts');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<ErrorState message="Failed to fetch posts" onRetry={retry} busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

describe('the focus on a Try Again that goes away while it retries', () => {
  const failed = <ErrorState message="Failed to fetch posts" onRetry={() => undefined} />;
  const Part = ({ children }: { children: ReactNode }) => (
    <main tabIndex={-1}>
      <h1>Dashboard</h1>
      <section>
        <h2>Posts</h2>
        {children}
      </section>
      <h2>Events</h2>
    </main>
  );
  const button = () => screen.getByRole('button', { name: 'Try Again' });
  const heading = () => screen.getByRole('heading', { name: 'Posts' });

  test('moves to the heading of its part and stays there when the content has loaded', async () => {
    const { rerender } = render(<Part>{failed}</Part>);
    button().focus();
    rerender(<Part>Loading</Part>);
    await waitFor(() => expect(heading()).toHaveFocus());
    rerender(<Part>The mess opens at nine.</Part>);
    expect(heading()).toHaveFocus();
  });

  test('returns to the button if the retry fails', async () => {
    const { rerender } = render(<Part>{failed}</Part>);
    button().focus();
    rerender(<Part>Loading</Part>);
    await waitFor(() => expect(heading()).toHaveFocus());
    rerender(<Part>{failed}</Part>);
    expect(button()).toHaveFocus();
  });

  test('stays where the visitor has moved it meanwhile', async () => {
    const { rerender } = render(<Part>{failed}</Part>);
    button().focus();
    rerender(<Part>Loading</Part>);
    await waitFor(() => expect(heading()).toHaveFocus());
    screen.getByRole('main').focus();
    rerender(<Part>{failed}</Part>);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('is not taken by another one that appears meanwhile', async () => {
    const parts = (first: ReactNode, second: ReactNode) => (
      <main tabIndex={-1}>
        <h2>Posts</h2>
        {first}
        <h2>Events</h2>
        {second}
      </main>
    );
    const { rerender } = render(parts(failed, 'Loading'));
    button().focus();
    rerender(parts('Loading', 'Loading'));
    await waitFor(() => expect(heading()).toHaveFocus());
    rerender(parts('Loading', failed));
    expect(heading()).toHaveFocus();
    rerender(parts(failed, failed));
    expect(screen.getAllByRole('button', { name: 'Try Again' })[0]).toHaveFocus();
  });

  test('moves to what remains if its heading goes away with it', async () => {
    const own = (
      <section>
        <h3>Posts are not available</h3>
        {failed}
      </section>
    );
    const { rerender } = render(<Part>{own}</Part>);
    button().focus();
    rerender(<Part>Loading</Part>);
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  test('does not move when the button was not focused', async () => {
    const { rerender } = render(<Part>{failed}</Part>);
    rerender(<Part>Loading</Part>);
    await Promise.resolve();
    expect(document.body).toHaveFocus();
  });
});

test('a loading region announces its label only while it loads', () => {
  const { rerender } = render(
    <LoadingRegion busy label="Loading comments">
      <p>List</p>
    </LoadingRegion>,
  );
  expect(screen.getByRole('status')).toHaveTextContent('Loading comments');
  expect(screen.getByText('List').closest('[aria-busy="true"]')).not.toBeNull();
  rerender(
    <LoadingRegion busy={false} label="Loading comments">
      <p>List</p>
    </LoadingRegion>,
  );
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test.each([
  ['Asha Rao', 'AR'],
  ['vikram_s', 'VS'],
  ['meera', 'M'],
])('%s has the initials %s and always the same colour', (name, initials) => {
  const { container } = render(
    <>
      <Avatar name={name} />
      <Avatar name={name} />
    </>,
  );
  expect(screen.getAllByText(initials)).toHaveLength(2);
  const [one, other] = [...container.querySelectorAll('svg')].map((svg) => svg.dataset.hue);
  expect(one).toBe(other);
});

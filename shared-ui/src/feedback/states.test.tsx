import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

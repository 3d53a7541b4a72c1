import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ListStates, type ListState } from './list-states';

const ready: ListState = {
  state: 'ready',
  entries: [1],
  failure: 'Failed to fetch',
  hasMore: false,
  loadingMore: false,
  moreFailure: undefined,
  loadMore: jest.fn(),
  retry: jest.fn(),
};

function show(list: Partial<ListState>) {
  render(
    <ListStates
      list={{ ...ready, ...list }}
      loadingLabel="Loading things"
      skeleton="ghosts"
      empty="nothing yet"
      signedOut="log in"
    >
      things
    </ListStates>,
  );
}

test.each([
  [{}, 'things'],
  [{ entries: [] }, 'nothing yet'],
  [{ entries: [], hasMore: true }, 'things'],
  [{ state: 'loading' as const }, 'ghosts'],
  [{ state: 'signedOut' as const }, 'log in'],
  [{ state: 'failed' as const }, 'Failed to fetch'],
])('a list with %j shows "%s"', (list, text) => {
  show(list);
  expect(screen.getByText(text)).toBeInTheDocument();
  for (const other of ['things', 'nothing yet', 'log in', 'Failed to fetch'].filter(
    (one) => one !== text,
  )) {
    expect(screen.queryByText(other)).not.toBeInTheDocument();
  }
});

test('a failed list can be retried', async () => {
  const retry = jest.fn();
  show({ state: 'failed', retry });
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

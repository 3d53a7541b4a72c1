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

function element(list: Partial<ListState>) {
  return (
    <ListStates
      list={{ ...ready, ...list }}
      loadingLabel="Loading things"
      skeleton="skeletons"
      empty="nothing yet"
      signedOut="log in"
    >
      things
    </ListStates>
  );
}

const show = (list: Partial<ListState>) => render(element(list));

test.each([
  [{}, 'things'],
  [{ entries: [] }, 'nothing yet'],
  [{ entries: [], hasMore: true }, 'things'],
  [{ state: 'loading' as const }, 'skeletons'],
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

test('one live region announces loading, loading more, the number of loaded entries, and an empty list', () => {
  const { rerender } = show({ state: 'loading' });
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('Loading things');
  for (const [list, said] of [
    [{ entries: [1, 2], hasMore: true }, '2 loaded'],
    [{ entries: [1, 2], hasMore: true, loadingMore: true }, 'Loading more'],
    [{ entries: [1, 2, 3] }, '3 loaded'],
    [{ entries: [] }, 'Nothing to show'],
    [{ state: 'failed' as const }, ''],
  ] as const) {
    rerender(element(list));
    expect(region.textContent).toBe(said);
    expect(screen.getByRole('status')).toBe(region);
  }
});

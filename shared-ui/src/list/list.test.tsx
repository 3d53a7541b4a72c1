import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore, useInfiniteScroll } from './load-more';

/** An observer triggered by the test; jsdom has no layout. */
class Observer {
  static last?: Observer;
  disconnected = false;
  constructor(
    readonly report: (entries: { isIntersecting: boolean }[]) => void,
    readonly options: { rootMargin: string },
  ) {
    Observer.last = this;
  }
  observe() {}
  disconnect() {
    this.disconnected = true;
  }
}

beforeEach(() => {
  Observer.last = undefined;
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
});

interface ListProps {
  enabled: boolean;
  onMore: () => void;
  rest?: number;
}

function List({ enabled, onMore, rest }: ListProps) {
  const ref = useInfiniteScroll({ onMore, enabled, rest });
  return <LoadMore ref={ref} hasMore busy={!enabled} onMore={onMore} label="Load More Posts" />;
}

test('more is loaded within 200 px of the end, but not while a page is loading', () => {
  const onMore = jest.fn();
  const { rerender } = render(<List enabled onMore={onMore} />);
  expect(Observer.last?.options.rootMargin).toBe('0px 0px 200px');
  act(() => Observer.last?.report([{ isIntersecting: false }]));
  expect(onMore).not.toHaveBeenCalled();
  act(() => Observer.last?.report([{ isIntersecting: true }]));
  expect(onMore).toHaveBeenCalledTimes(1);
  const first = Observer.last;
  rerender(<List enabled={false} onMore={onMore} />);
  expect(first?.disconnected).toBe(true);
  rerender(<List enabled onMore={onMore} />);
  expect(Observer.last).not.toBe(first);
});

test('with `rest`, more is loaded only after the end was visible for that time', () => {
  jest.useFakeTimers();
  const onMore = jest.fn();
  render(<List enabled onMore={onMore} rest={100} />);
  act(() => Observer.last?.report([{ isIntersecting: true }]));
  jest.advanceTimersByTime(99);
  act(() => Observer.last?.report([{ isIntersecting: false }]));
  jest.advanceTimersByTime(1000);
  expect(onMore).not.toHaveBeenCalled();
  act(() => Observer.last?.report([{ isIntersecting: true }]));
  jest.advanceTimersByTime(100);
  expect(onMore).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('the button loads more', async () => {
  const onMore = jest.fn();
  render(<LoadMore hasMore busy={false} onMore={onMore} label="Load More Posts" />);
  await userEvent.click(screen.getByRole('button', { name: 'Load More Posts' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('a failure is announced and can be retried', async () => {
  const onMore = jest.fn();
  render(
    <LoadMore
      hasMore
      busy={false}
      onMore={onMore}
      label="Load More"
      error="Failed to fetch more"
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch more');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('at the end a text replaces the button, and has its focus', async () => {
  const foot = (hasMore: boolean) => (
    <LoadMore hasMore={hasMore} busy={false} onMore={jest.fn()} label="More" endText="The end!" />
  );
  const { rerender } = render(foot(true));
  screen.getByRole('button', { name: 'More' }).focus();
  rerender(foot(false));
  expect(screen.getByText('The end!')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('The end!').closest('[tabindex]')).toHaveFocus());
});

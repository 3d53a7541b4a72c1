import { queryClient } from '@campus/contract/react';
import { screen, waitFor } from '@testing-library/react';
import { pullToRefresh } from './pull-to-refresh';
import { refreshPage } from './refresh';

let stop: () => void;
let refetch: jest.SpyInstance;

beforeEach(() => {
  document.body.innerHTML = '<main>Posts</main><dialog open>Menu</dialog>';
  refetch = jest.spyOn(queryClient, 'refetchQueries').mockResolvedValue();
  window.scrollY = 0;
  stop = pullToRefresh();
});
afterEach(() => stop());

/** jsdom has no touches: an event with the properties that are read. */
function touch(type: string, target: Element, ...ys: number[]) {
  const touches = ys.map((clientY) => ({ clientY }));
  const event = Object.assign(new Event(type, { bubbles: true }), {
    touches,
    changedTouches: touches,
  });
  target.dispatchEvent(event);
}

function pull(target: Element, to: number) {
  touch('touchstart', target, 100);
  touch('touchmove', target, to);
}

const main = () => screen.getByRole('main');

test('a long pull refreshes on release, and further pulls are ignored until it ends', async () => {
  let answer = () => {};
  refetch.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));
  pull(main(), 260);
  expect(screen.getByRole('status')).toHaveTextContent('Let go to refresh');
  touch('touchend', main(), 260);
  expect(screen.getByRole('status')).toHaveTextContent('Refreshing…');
  pull(main(), 260);
  touch('touchend', main(), 260);
  expect(refetch).toHaveBeenCalledTimes(1);
  answer();
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});

test.each([
  ['a short pull', () => touch('touchend', (pull(main(), 180), main()), 180)],
  ['two fingers', () => touch('touchend', (touch('touchstart', main(), 1, 2), main()), 400)],
  [
    'a pull in a dialog',
    () => touch('touchend', (pull(screen.getByRole('dialog'), 400), main()), 400),
  ],
  [
    'a touch that is taken away',
    () => touch('touchend', (pull(main(), 400), touch('touchcancel', main()), main()), 400),
  ],
])('%s does not refresh', (_, act) => {
  act();
  expect(refetch).not.toHaveBeenCalled();
});

test('a pull on a scrolled page does not refresh', () => {
  window.scrollY = 300;
  pull(main(), 400);
  touch('touchend', main(), 400);
  expect(refetch).not.toHaveBeenCalled();
});

test('a refresh uses no answer from before, also for parts that are shown later', async () => {
  const key = ['cups'];
  queryClient.setQueryData(key, ['green']);
  window.earlyAnswers = new Map([['/api/cups', Promise.resolve(new Response('[]'))]]);
  await refreshPage();
  expect(window.earlyAnswers.size).toBe(0);
  expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  queryClient.removeQueries({ queryKey: key });
});

import { act, screen } from '@testing-library/react';
import { showConnection } from './offline-notice';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  document.body.innerHTML = '<div id="connection" role="status"></div>';
  act(showConnection);
});
afterEach(() => jest.useRealTimers());

function become(online: boolean): void {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  act(() => void window.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

const region = () => screen.getByRole('status');

test('nothing is said while all is well', () => {
  expect(region()).toBeEmptyDOMElement();
});

test('being offline is said for as long as it lasts', () => {
  become(false);
  expect(region()).toHaveTextContent("You're offline. What you see may be old.");
  act(() => jest.advanceTimersByTime(60_000));
  expect(region()).toHaveTextContent("You're offline.");
});

test('being back is said for a few seconds', () => {
  become(false);
  become(true);
  expect(region()).toHaveTextContent("You're back online.");
  act(() => jest.advanceTimersByTime(3_900));
  expect(region()).toHaveTextContent("You're back online.");
  act(() => jest.advanceTimersByTime(200));
  expect(region()).toBeEmptyDOMElement();
});

test('a connection that goes again takes the good news back', () => {
  become(false);
  become(true);
  become(false);
  act(() => jest.advanceTimersByTime(5_000));
  expect(region()).toHaveTextContent("You're offline.");
});

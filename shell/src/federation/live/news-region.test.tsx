import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { announceShell, showNews, useNews } from './news-region';

let remove: () => void;
const region = () => screen.getByRole('status', { name: 'News about this site' });

beforeEach(() => {
  useNews.setState({}, true);
  act(() => {
    remove = showNews();
  });
});
afterEach(() => act(() => remove()));

test('the live region exists before there is any news', () => {
  expect(region()).toHaveTextContent('');
});

test('announces each newer shell once, and Later removes the announcement', async () => {
  act(() => announceShell('shell-2'));
  expect(region()).toHaveTextContent('Campus has been updated');
  await userEvent.click(within(region()).getByRole('button', { name: 'Later' }));
  expect(region()).toHaveTextContent('');
  act(() => announceShell('shell-2'));
  expect(region()).toHaveTextContent('');
  act(() => announceShell('shell-3'));
  expect(region()).toHaveTextContent('Campus has been updated');
});

test('Reload reloads the page', async () => {
  // jsdom cannot load a page: it reports the attempt.
  const attempt = jest.spyOn(console, 'error').mockReturnValue();
  act(() => announceShell('shell-4'));
  expect(attempt).not.toHaveBeenCalled();
  await userEvent.click(within(region()).getByRole('button', { name: 'Reload' }));
  expect(attempt).toHaveBeenCalledTimes(1);
  expect(String(attempt.mock.calls[0])).toContain('Not implemented: navigation');
});

test('shows the override that this browser runs, with a button that ends it', async () => {
  const end = jest.fn();
  act(() => useNews.setState({ override: { remote: 'mfe-tea', base: '/r/mfe-tea/pr-7/', end } }));
  expect(region()).toHaveTextContent('Only you see this: mfe-tea comes from /r/mfe-tea/pr-7/');
  await userEvent.click(within(region()).getByRole('button', { name: 'End' }));
  expect(end).toHaveBeenCalledTimes(1);
});

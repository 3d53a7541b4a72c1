import { fakeServer, offline, type Reply } from '@campus/contract/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { emptyBrowser } from '../test-support/render-at';
import { communities } from '../test-support/samples';
import NewPostsWidget from './new-posts';

beforeEach(emptyBrowser);

function show(answer: () => Reply | object) {
  fakeServer({ 'GET /api/communities': answer });
  return render(
    <BrowserRouter>
      <NewPostsWidget />
    </BrowserRouter>,
  );
}

const joined = (id: string, unread: number) => ({
  _id: id,
  name: `Club ${id}`,
  description: '',
  joined: true,
  unread,
});

test('the widget links the joined communities that have new posts', async () => {
  const others = { ...joined('other', 3), joined: false };
  show(() => [joined('read', 0), joined('one', 1), others, joined('many', 20)]);
  const list = within(await screen.findByRole('list', { name: 'New posts' }));
  const links = list.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Club one1 new post',
    'Club many20+ new posts',
  ]);
  expect(links[0]).toHaveAttribute('href', '/community/one/Club%20one');
});

test.each([
  ['there are none', () => communities],
  [
    'they cannot be loaded',
    () => {
      throw offline;
    },
  ],
])('the widget shows nothing when %s, and leaves it to others to say so', async (_, answer) => {
  const { container } = show(answer);
  await waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  expect(container.querySelector('[data-nothing]')).toBeNull();
  expect(container).toHaveTextContent('');
});

import { postMessages } from '@campus/contract';
import {
  fakeServer,
  held,
  moderated,
  refusal,
  type Reply,
  type Routes,
} from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyBrowser, renderAt } from '../../../test-support/render-at';
import { aComment, aPost } from '../../../test-support/samples';

beforeEach(emptyBrowser);

const list = 'GET /api/posts/p/comments';

async function open(comments: readonly unknown[], more: Routes = {}) {
  const server = fakeServer({
    'GET /api/posts/p': () => aPost('p', { commentsCount: comments.length }),
    [list]: () => comments,
    ...more,
  });
  const user = renderAt('/post/p');
  const panel = within(await screen.findByRole('region', { name: 'Comments' }));
  await panel.findAllByRole('listitem');
  return { server, user, panel };
}

const words = () => screen.getAllByText(/^Remark/).map(({ textContent }) => textContent);
const own = aComment('1', { isAuthor: true });
const menu = { name: 'Your comment' };

it('comments are listed with their replies and can be sorted by age or by likes', async () => {
  const { user } = await open([
    aComment('1', { createdAt: '2026-03-01T00:00:00.000Z' }),
    aComment('2', { createdAt: '2026-03-02T00:00:00.000Z', likes: 3 }),
    aComment('3', { createdAt: '2026-03-03T00:00:00.000Z', parentId: '1' }),
    aComment('4', { createdAt: '2026-03-04T00:00:00.000Z', parentId: 'gone' }),
  ]);
  const order = screen.getByRole('combobox', { name: 'Order of comments' });
  expect(words()).toEqual(['Remark 1', 'Remark 3', 'Remark 2', 'Remark 4']);
  await user.selectOptions(order, 'Newest first');
  expect(words()).toEqual(['Remark 4', 'Remark 2', 'Remark 1', 'Remark 3']);
  await user.selectOptions(order, 'Most liked first');
  expect(words()).toEqual(['Remark 2', 'Remark 1', 'Remark 3', 'Remark 4']);
});

it('a reply is sent with the id of its parent comment', async () => {
  const create = 'POST /api/posts/p/comments';
  const { user, server } = await open([aComment('1')], {
    [create]: () => ({ status: 201, body: aComment('2', { parentId: '1' }) }),
  });
  await user.click(screen.getByRole('button', { name: 'Reply to ravi' }));
  expect(screen.getByText('Replying to ravi')).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveFocus();
  await user.keyboard('I do');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  await waitFor(() => expect(screen.queryByText('Replying to ravi')).toBeNull());
  expect(server.calls(create)[0]?.body).toEqual({ comment: 'I do', parentId: '1' });
});

it('a new comment is brought into view once it is listed', async () => {
  const create = 'POST /api/posts/p/comments';
  const all = [aComment('1')];
  const { user } = await open(all, {
    [create]: () => {
      all.push(aComment('2'));
      return { status: 201, body: aComment('2') };
    },
  });
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  await user.type(screen.getByRole('textbox'), 'Remark 2');
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  const row = (await screen.findByText('Remark 2', { selector: 'p' })).closest('li');
  await waitFor(() => expect(scrolled.mock.contexts).toEqual([row]));
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});

it('a like on a comment shows at once and is rolled back when the request fails', async () => {
  const like = 'PUT /api/posts/p/comments/1/like';
  const answer = held<Reply>();
  const { user, server } = await open([aComment('1')], { [like]: () => answer.answer });
  const heart = () => screen.getByRole('button', { name: /^Like/ });
  await user.click(heart());
  expect(heart()).toHaveAccessibleName('Like, 1');
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  answer.give(refusal(500, 'No'));
  await waitFor(() => expect(heart()).toHaveAccessibleName('Like, 0'));
  expect(screen.getByText("Couldn't save your like")).toBeVisible();
  server.on({ [like]: () => ({ likes: 7, isLiked: true }) });
  await user.click(heart());
  await waitFor(() => expect(heart()).toHaveAccessibleName('Like, 7'));
});

describe('without a connection', () => {
  const add = jest.fn(() => Promise.resolve(true));
  beforeEach(() => {
    add.mockClear();
    window.offlineQueue = { isHolding: true, add, settled: () => Promise.resolve(undefined) };
  });
  afterEach(() => {
    delete window.offlineQueue;
  });
  const queued = { href: '/post/p', address: '/api/posts/p/comments/1' };

  it('a like and its removal are queued under one key, and stay on the screen', async () => {
    const { user } = await open([aComment('1')]);
    const heart = () => screen.getByRole('button', { name: /^Like/ });
    const like = { ...queued, kind: 'heart', key: 'heart:1', address: `${queued.address}/like` };
    await user.click(heart());
    await waitFor(() => expect(add).toHaveBeenCalledTimes(1));
    expect(add).toHaveBeenCalledWith({ ...like, text: 'like', method: 'PUT' });
    expect(heart()).toHaveAccessibleName('Like, 1');
    await user.click(heart());
    await waitFor(() => expect(add).toHaveBeenCalledTimes(2));
    expect(add).toHaveBeenLastCalledWith({ ...like, text: 'none', method: 'DELETE' });
  });

  it('a vote on a confession and a like on a comment of it are not queued', async () => {
    const confession = () => aPost('p', { user_id: null, commentsCount: 1 });
    const { user } = await open([aComment('1')], { 'GET /api/posts/p': confession });
    await user.click(screen.getByRole('button', { name: /^Like/ }));
    expect(await screen.findByText("Couldn't save your like")).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Upvote/ }));
    expect(await screen.findByText(postMessages.voteFailed)).toBeVisible();
    expect(add).not.toHaveBeenCalled();
  });

  it('an edited comment is queued, and shows its new text', async () => {
    const { user } = await open([own]);
    await user.click(screen.getByRole('button', menu));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Edit comment' }), ' again');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Remark 1 again')).toBeVisible();
    const edit = { ...queued, kind: 'edit', text: 'Remark 1 again', method: 'PUT' };
    expect(add).toHaveBeenCalledWith(expect.objectContaining(edit));
  });
});

it('the author can edit a comment, and a moderation rejection keeps the text', async () => {
  const update = 'PUT /api/posts/p/comments/1';
  const { user, server } = await open([own], { [update]: () => moderated('comment', 'Rude') });
  await user.click(screen.getByRole('button', menu));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByRole('textbox', { name: 'Edit comment' });
  await user.clear(field);
  await user.type(field, 'Other words');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Comment Not Allowed')).toBeVisible();
  expect(field).toHaveValue('Other words');
  server.on({ [update]: () => aComment('1', { content: 'Other words', isEdited: true }) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Edited')).toBeVisible();
  expect(screen.getByText('Other words')).toBeVisible();
});

describe('a deleted comment', () => {
  const remove = 'DELETE /api/posts/p/comments/1';
  const routes: Routes = { [remove]: () => ({ message: 'Comment deleted' }) };

  async function press(more: Routes = routes) {
    const opened = await open([own], more);
    await opened.user.click(screen.getByRole('button', menu));
    await opened.user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByText('Comment deleted')).toBeVisible();
    return opened;
  }

  it('is restored by Undo, and no request is sent', async () => {
    const { user, server } = await press();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('Remark 1')).toBeVisible();
    expect(server.calls(remove)).toEqual([]);
  });

  it('is deleted on the server when the page is left', async () => {
    const { server } = await press();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(server.calls(remove)).toHaveLength(1));
    expect(await screen.findByText('No comments yet. Be the first.')).toBeVisible();
  });

  it('is restored when the server fails to delete it', async () => {
    await press({ [remove]: () => refusal(500, 'Not now') });
    window.dispatchEvent(new Event('pagehide'));
    expect(await screen.findByText('Not now')).toBeVisible();
    expect(screen.getByText('Remark 1')).toBeVisible();
  });
});

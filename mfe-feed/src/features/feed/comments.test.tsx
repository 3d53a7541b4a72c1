import { screen, within } from '@testing-library/react';
import {
  fakeServer,
  held,
  moderated,
  offline,
  refusal,
  type Reply,
  type Routes,
} from '@campus/contract/testing';
import { emptyBrowser, renderAt } from '../../test-support/render-at';
import { aComment, aPost, communities, pageOf } from '../../test-support/samples';

beforeEach(emptyBrowser);

const list = 'GET /api/posts/p/comments';
const create = 'POST /api/posts/p/comments';

async function openPanel(more: Routes) {
  const server = fakeServer({
    'GET /api/communities': () => communities,
    'GET /api/posts/community/c1': () => pageOf([aPost('p')]),
    ...more,
  });
  const user = renderAt('/community/c1/Photography');
  const toggle = within(await screen.findByRole('article')).getByRole('button', {
    name: /^Comments \(/,
  });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  return { server, user, field: await screen.findByPlaceholderText('Write a comment...') };
}

describe('comments', () => {
  it('a new comment locks the field during the check, then the list reloads and is counted', async () => {
    const answer = held<Reply>();
    let comments = [aComment('1')];
    const { user, field, server } = await openPanel({
      [list]: () => comments,
      [create]: () => answer.answer,
    });
    await user.type(field, '  Well said  ');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(screen.getByRole('button', { name: 'Checking...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(field).toHaveAttribute('readonly');
    expect(field).toHaveAttribute('aria-disabled', 'true');
    comments = [...comments, aComment('2')];
    answer.give({ status: 201, body: aComment('2') });
    expect(await screen.findByText('Remark 2')).toBeVisible();
    expect(field).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Comments (1)' })).toBeVisible();
    expect(server.calls(create)[0]?.body).toEqual({ comment: 'Well said' });
  });

  it('a blank comment is not sent and shows no error', async () => {
    const { user, field, server } = await openPanel({ [list]: () => [] });
    await user.type(field, '   ');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(server.calls(create)).toEqual([]);
    expect(field).toBeValid();
    // The only alert is the live region of the popups.
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('a moderation rejection shows its reason, a hint and the guidelines in a new tab, and keeps the text', async () => {
    const { user, field } = await openPanel({
      [list]: () => [],
      [create]: () => moderated('comment', 'This is abusive'),
    });
    await user.type(field, 'Rude words');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText('Comment Not Allowed')).toBeVisible();
    expect(screen.getByText('This is abusive')).toBeVisible();
    expect(screen.getByText('Please modify your comment and try again.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Community guidelines (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/disclaimer#community-guidelines');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByText('Failed to post comment')).toBeNull();
    expect(field).toBeInvalid();
    expect(document.activeElement).toHaveTextContent('This is abusive');
    expect(field).toHaveValue('Rude words');
  });

  it.each<[string, () => Reply, string]>([
    ['the message of the server', () => refusal(429, 'Slow down'), 'Slow down'],
    [
      'the fallback without a network',
      () => {
        throw offline;
      },
      'Failed to post comment',
    ],
  ])('a failed comment keeps the text and shows %s', async (_case, answer, message) => {
    const { user, field } = await openPanel({ [list]: () => [], [create]: answer });
    await user.type(field, 'Hello');
    await user.click(screen.getByRole('button', { name: 'Comment' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveValue('Hello');
  });

  it('more than three comments scroll in a region that the keyboard reaches', async () => {
    await openPanel({ [list]: () => ['1', '2', '3', '4'].map((id) => aComment(id)) });
    expect(await screen.findByRole('region', { name: 'All comments' })).toHaveAttribute(
      'tabindex',
      '0',
    );
  });

  it('three comments have no scroll region', async () => {
    await openPanel({ [list]: () => ['1', '2', '3'].map((id) => aComment(id)) });
    expect(await screen.findByText('Remark 3')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'All comments' })).toBeNull();
  });

  it('when the comments fail to load, an error is shown and Try Again loads them', async () => {
    const { user, server } = await openPanel({
      [list]: () => {
        throw offline;
      },
    });
    expect(await screen.findByText("Couldn't load the comments")).toBeVisible();
    server.on({ [list]: () => [aComment('1')] });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Remark 1')).toBeVisible();
  });

  it("the draft of a post's comment is restored and can be discarded", async () => {
    localStorage.setItem('draft:comment:p', 'Half a th');
    const { user, field } = await openPanel({ [list]: () => [] });
    expect(field).toHaveValue('Half a th');
    expect(screen.getByText('Draft restored')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(field).toHaveValue('');
  });
});

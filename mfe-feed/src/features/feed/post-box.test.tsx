import type { Post } from '@campus/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  fakeServer,
  held,
  moderated,
  offline,
  refusal,
  type Reply,
  type Routes,
} from '@campus/contract/testing';
import { emptyBrowser, goBack, renderAt } from '../../test-support/render-at';
import { aPost, communities, pageOf } from '../../test-support/samples';

beforeEach(emptyBrowser);

function site(post: Post, more: Routes = {}) {
  return fakeServer({
    'GET /api/communities': () => communities,
    'GET /api/posts/community/c1': () => pageOf([post, aPost('other')]),
    ...more,
  });
}

const open = () => renderAt('/community/c1/Photography');
const box = async () => (await screen.findAllByRole('article'))[0]!;

describe('the header of a post', () => {
  it('shows author, community and the time in the campus time zone', async () => {
    site(aPost('p'));
    open();
    const post = within(await box());
    expect(post.getByText('asha')).toBeVisible();
    expect(post.getByRole('link', { name: 'Photography' })).toHaveAttribute(
      'href',
      '/community/c1/Photography',
    );
    expect(post.getByRole('link', { name: 'Mar 14, 2026, 5:30 PM' })).toHaveAttribute(
      'href',
      '/post/p',
    );
    expect(post.getByText('Mar 14, 2026, 5:30 PM')).toHaveAttribute(
      'datetime',
      '2026-03-14T12:00:00.000Z',
    );
  });

  it('falls back to Anonymous and Community when the names are missing', async () => {
    site(aPost('p', { user_id: null, community_id: { _id: 'c1', name: '' } }));
    open();
    const post = within(await box());
    expect(post.getByText('Anonymous')).toBeVisible();
    expect(post.getByRole('link', { name: 'Community' })).toBeVisible();
  });

  it('offers Edit and Delete to the author and to no other student', async () => {
    site(aPost('p', { isAuthor: true }));
    open();
    const [own, other] = (await screen.findAllByRole('article')).map((post) => within(post));
    for (const name of ['Edit', 'Delete']) {
      expect(own!.getByRole('button', { name })).toBeVisible();
      expect(other!.queryByRole('button', { name })).toBeNull();
    }
  });
});

describe('the text of a post', () => {
  it('links http addresses and shows markup as plain text', async () => {
    site(aPost('p', { content: '<b>Fest</b> at https://fest.example/a. javascript:alert(1)' }));
    open();
    const post = within(await box());
    const link = post.getByRole('link', { name: 'https://fest.example/a' });
    expect(link).toHaveAttribute('rel', 'noopener nofollow ugc');
    expect(post.getByText(/<b>Fest<\/b>/)).toBeVisible();
    expect(post.getAllByRole('link')).toHaveLength(4);
  });

  it('is cut off with a Show more button when it is long', async () => {
    site(aPost('p', { content: 'word '.repeat(400) }));
    const user = open();
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await user.click(more);
    expect(screen.getByRole('button', { name: 'Show less' })).toBeVisible();
  });
});

describe('votes', () => {
  const named = (name: string) => screen.getAllByRole('button', { name })[0]!;

  it('a vote changes at once and ends with the counts of the server', async () => {
    const answer = held<object>();
    const server = site(aPost('p'), {
      'POST /api/posts/p/like': () => answer.answer,
      'GET /api/posts/p/likes-dislikes': () => ({
        likes: 8,
        dislikes: 1,
        userLiked: true,
        userDisliked: false,
      }),
    });
    const user = open();
    await box();
    await user.click(named('Upvote, 2'));
    expect(named('Upvote, 3')).toHaveAttribute('aria-pressed', 'true');
    answer.give({ likes: 3, dislikes: 1, userLiked: true, userDisliked: false, message: 'Saved' });
    expect(await screen.findByRole('button', { name: 'Upvote, 8' })).toBeVisible();
    expect(server.calls('POST /api/posts/p/like')).toHaveLength(1);
  });

  it('a failed vote is rolled back and shows a message', async () => {
    site(aPost('p'), {
      'POST /api/posts/p/dislike': () => {
        throw offline;
      },
      'GET /api/posts/p/likes-dislikes': () => {
        throw offline;
      },
    });
    const user = open();
    await box();
    await user.click(named('Downvote, 1'));
    expect(await screen.findByText("Couldn't save your vote")).toBeVisible();
    expect(named('Downvote, 1')).toHaveAttribute('aria-pressed', 'false');
  });
});

describe('editing a post', () => {
  const mine = aPost('p', { isAuthor: true });

  it('saves the text and closes the editor', async () => {
    const server = site(mine, {
      'PUT /api/posts/p': ({ body }) => ({ ...mine, ...(body as object) }),
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Edit post' });
    expect(field).toHaveFocus();
    await user.clear(field);
    await user.type(field, 'Better words');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Better words')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Edit post' })).toBeNull();
    expect(server.calls('PUT /api/posts/p')[0]?.body).toEqual({ content: 'Better words' });
  });

  it('keeps the old text on Cancel', async () => {
    site(mine);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.type(await screen.findByRole('textbox', { name: 'Edit post' }), ' and more');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Words of p')).toBeVisible();
  });

  it.each<[string, () => Reply, string]>([
    [
      'the server says no',
      () => refusal(403, 'Only the author can change this post'),
      'Only the author can change this post',
    ],
    ['moderation refuses', () => moderated('content', 'Abuse'), 'Content Not Allowed'],
    [
      'there is no network',
      () => {
        throw offline;
      },
      'Failed to update post',
    ],
  ])('keeps the edited text when %s', async (_case, answer, message) => {
    site(mine, { 'PUT /api/posts/p': answer });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Edit post' });
    await user.type(field, ' and more');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(field).toHaveValue('Words of p and more');
  });

  it('rejects an empty text', async () => {
    site(mine);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const field = await screen.findByRole('textbox', { name: 'Edit post' });
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(field).toHaveAccessibleDescription(/Please write something before posting/);
    expect(field).toBeInvalid();
  });
});

describe('deleting a post', () => {
  const mine = aPost('p', { isAuthor: true });

  it('asks for confirmation, and sends nothing on Cancel', async () => {
    const server = site(mine);
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText('Are you sure you want to delete this post?')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(server.calls('DELETE /api/posts/p')).toEqual([]);
  });

  it('removes the post and moves focus to the next one', async () => {
    site(mine, { 'DELETE /api/posts/p': () => ({ message: 'gone' }) });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('Words of p')).toBeNull());
    expect(await box()).toHaveTextContent('Words of other');
    await waitFor(async () => expect(await box()).toHaveFocus());
  });

  it('keeps the post and shows an error when the request fails', async () => {
    site(mine, {
      'DELETE /api/posts/p': () => {
        throw offline;
      },
    });
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete post')).toBeVisible();
    expect(screen.getByText('Words of p')).toBeVisible();
  });
});

describe('pictures of a post', () => {
  it('open in a viewer that is in the address and that Back closes', async () => {
    site(aPost('p', { images: ['/media/1.webp', '/media/2.webp'] }));
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'Photo 2 of 2 by asha' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(location.search).toBe('?photo=p.1');
    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

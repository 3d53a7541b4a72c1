import { screen, waitFor, within } from '@testing-library/react';
import type { Post } from '@campus/contract';
import { fakeServer, offline, refusal, type Routes } from '@campus/contract/testing';
import { emptyBrowser, goBack, renderAt } from '../../test-support/render-at';
import { aComment, aPost, communities, pageOf } from '../../test-support/samples';

beforeEach(emptyBrowser);

const place = '/community/c1/Photography';
const send = 'POST /api/reports';

function site(posts: readonly Post[], more: Routes = {}) {
  const server = fakeServer({
    'GET /api/communities': () => communities,
    'GET /api/posts/community/c1': () => pageOf(posts),
    [send]: () => ({ message: 'ok' }),
    ...more,
  });
  return { server, user: renderAt(place) };
}

type User = ReturnType<typeof renderAt>;

const articles = () => screen.findAllByRole('article');
const reports = (within_: HTMLElement) =>
  within(within_).queryByRole('button', { name: 'Report this post' });

async function openDialog(user: User, button: HTMLElement) {
  await user.click(button);
  return within(await screen.findByRole('dialog'));
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('reporting a post', () => {
  it('is offered only for posts of other students', async () => {
    site([aPost('mine', { isAuthor: true }), aPost('a')]);
    const [mine, other] = await articles();
    expect(reports(mine!)).toBeNull();
    expect(reports(other!)).toBeVisible();
  });

  it('removes the post from the list and moves focus to the next one', async () => {
    const { server, user } = site([aPost('a'), aPost('b')]);
    const [first, second] = await articles();
    const dialog = await openDialog(user, reports(first!)!);
    expect(screen.getByRole('dialog', { name: 'Report this post' })).toBeVisible();
    expect(location.search).toBe('?report=a');
    const names = within(dialog.getByRole('radiogroup', { name: "What's wrong?" }))
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value);
    expect(names).toEqual([
      'harassment',
      'hate',
      'sexual content',
      'personal information',
      'scam or spam',
      'threat or danger',
      'self-harm or suicide',
      'under 18',
      'intimate images',
      'something else',
    ]);
    await user.click(dialog.getByRole('radio', { name: 'Self-harm or suicide' }));
    const help = within(dialog.getByRole('alert'));
    expect(help.getByRole('link', { name: '14416' })).toHaveAttribute('href', 'tel:14416');
    await user.click(dialog.getByRole('radio', { name: 'Hate' }));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText('Details (optional)'), 'Read it');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(
      await screen.findByText(
        "Thanks for reporting. We'll look into it, and you won't see it again.",
      ),
    ).toBeVisible();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(second).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(location.search).toBe('');
    expect(server.calls(send)[0]?.body).toEqual({
      kind: 'post',
      id: 'a',
      reason: 'hate',
      details: 'Read it',
    });
  });

  it('can be closed by Cancel or Back, returns focus and keeps the input', async () => {
    const { server, user } = site([aPost('a')]);
    const button = reports((await articles())[0]!)!;
    const dialog = await openDialog(user, button);
    await user.click(dialog.getByRole('radio', { name: 'Scam or spam' }));
    await user.type(dialog.getByLabelText('Details (optional)'), 'Half a');
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    const again = await openDialog(user, button);
    expect(again.getByRole('radio', { name: 'Scam or spam' })).toBeChecked();
    expect(again.getByLabelText('Details (optional)')).toHaveValue('Half a');
    await goBack();
    await closed();
    expect(server.calls(send)).toHaveLength(0);
  });

  it.each([
    [() => refusal(409, "You've already reported this"), "You've already reported this"],
    [() => refusal(500, ''), "Couldn't send your report"],
    [
      () => {
        throw offline;
      },
      "Couldn't send your report",
    ],
  ])('shows the error and keeps input and post on failure (%#)', async (fail, message) => {
    const { user } = site([aPost('a')], { [send]: fail });
    const dialog = await openDialog(user, reports((await articles())[0]!)!);
    await user.click(dialog.getByRole('radio', { name: 'Harassment' }));
    await user.type(dialog.getByLabelText('Details (optional)'), 'He wrote');
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(message);
    expect(dialog.getByLabelText('Details (optional)')).toHaveValue('He wrote');
    // Behind the dialog.
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(1);
  });

  it('requires a reason', async () => {
    const { server, user } = site([aPost('a')]);
    const dialog = await openDialog(user, reports((await articles())[0]!)!);
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    expect(dialog.getByRole('radiogroup')).toHaveAccessibleDescription('Please choose a reason');
    expect(dialog.getByRole('radio', { name: 'Harassment' })).toHaveFocus();
    expect(server.calls(send)).toHaveLength(0);
  });

  it('calls a post without an author a confession', async () => {
    const { user } = site([aPost('a', { user_id: null })]);
    await user.click(await screen.findByRole('button', { name: 'Report this confession' }));
    expect(await screen.findByRole('dialog', { name: 'Report this confession' })).toBeVisible();
  });
});

const comments = [
  aComment('1'),
  { ...aComment('2'), isAuthor: true },
  { ...aComment('3'), username: 'meera' },
];

describe('reporting a comment', () => {
  async function openPanel() {
    const opened = site([aPost('a')], { 'GET /api/posts/a/comments': () => comments });
    await opened.user.click(await screen.findByRole('button', { name: /^Comments \(/ }));
    return {
      ...opened,
      row: async (text: string) => (await screen.findByText(text)).closest('li')!,
    };
  }

  it('removes the comment from the list and moves focus to the next one', async () => {
    const { server, user, row } = await openPanel();
    const first = await row('Remark 1');
    const own = await row('Remark 2');
    expect(within(own).queryByRole('button', { name: 'Report this comment' })).toBeNull();
    const button = within(first).getByRole('button', { name: 'Report this comment' });
    const dialog = await openDialog(user, button);
    await user.click(dialog.getByRole('radio', { name: 'Harassment' }));
    await user.click(dialog.getByRole('button', { name: 'Report' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await waitFor(() => expect(own).toHaveFocus());
    expect(server.calls(send)[0]?.body).toMatchObject({ kind: 'comment', id: '1' });
    expect(await articles()).toHaveLength(1);
  });
});

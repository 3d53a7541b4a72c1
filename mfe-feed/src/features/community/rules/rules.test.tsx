import type { Community, CommunityRules } from '@campus/contract';
import { fakeServer, moderated, offline, refusal, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyBrowser, renderAt } from '../../../test-support/render-at';
import { aComment, aPost, pageOf } from '../../../test-support/samples';

beforeEach(() => {
  // A key press on a menu item dispatches this kind of event, which jsdom lacks.
  Object.defineProperty(window, 'PointerEvent', { value: MouseEvent, configurable: true });
  emptyBrowser();
});

const list = 'GET /api/posts/community/c1';
const read = 'GET /api/communities/c1/rules';
const write = 'PUT /api/communities/c1/rules';
const hiddenList = 'GET /api/communities/c1/hidden';
const hide = 'PUT /api/posts/p/hidden';
const pin = 'PUT /api/posts/p/pinned';

const communityRules: CommunityRules = {
  rules: 'Your own pictures only.',
  moderators: [
    { username: 'omkar', isFounder: true },
    { username: 'ishita', isFounder: false },
  ],
  isModerator: false,
  isFounder: false,
};

interface Roles extends Partial<CommunityRules> {
  readonly routes?: Routes;
}

function open({ routes = {}, ...roles }: Roles = {}, search = '') {
  const rules = { ...communityRules, ...roles };
  const community: Community = {
    ...{ _id: 'c1', name: 'Photography', description: 'Light', joined: false, members: 2 },
    hasRules: rules.rules !== '',
    isModerator: rules.isModerator,
  };
  const server = fakeServer({
    'GET /api/communities': () => [community],
    [list]: () => pageOf([aPost('p')]),
    [read]: () => rules,
    [hiddenList]: () => [],
    ...routes,
  });
  return { server, user: renderAt(`/community/c1/Photography${search}`) };
}

const dialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Rules of Photography' }));
const tools = () => screen.findByRole('button', { name: 'Moderate this post' });

it('a student sees the rules and the moderators, but no moderation tools', async () => {
  const { user, server } = open();
  await user.click(await screen.findByRole('button', { name: 'Rules' }));
  const { findByText, getByRole, queryByRole } = await dialog();
  expect(await findByText('Your own pictures only.')).toBeVisible();
  expect(getByRole('link', { name: 'omkar' })).toHaveAttribute('href', '/people/omkar');
  expect(getByRole('link', { name: 'omkar' }).closest('li')).toHaveTextContent('Founder');
  for (const name of ['Edit rules', /^Remove/, 'Add']) {
    expect(queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('button', { name: 'Moderate this post' })).toBeNull();
  expect(server.calls(hiddenList)).toEqual([]);
});

it('when the rules fail to load, an error is shown and Try Again loads them', async () => {
  const { user, server } = open({ routes: { [read]: () => Promise.reject(offline) } }, '?rules=1');
  const { findByText, getByRole } = await dialog();
  expect(await findByText("Couldn't load the rules")).toBeVisible();
  server.on({ [read]: () => communityRules });
  await user.click(getByRole('button', { name: 'Try Again' }));
  expect(await findByText('Your own pictures only.')).toBeVisible();
});

it('a community without rules links to the community guidelines', async () => {
  open({ rules: '', moderators: [] }, '?rules=1');
  const { findByRole, queryByText } = await dialog();
  expect(await findByRole('link', { name: 'community guidelines' })).toBeVisible();
  expect(queryByText('Moderators')).toBeNull();
});

it('the composer shows the rules of its community', async () => {
  open({}, '?compose=1');
  const composer = within(await screen.findByRole('dialog', { name: 'Create New Post' }));
  expect(await composer.findByText('Your own pictures only.')).toBeVisible();
  expect(composer.getByText('Rules of Photography')).toBeVisible();
});

it('a moderator can edit the rules, and a moderation rejection keeps the text', async () => {
  const { user, server } = open({ isModerator: true }, '?rules=1');
  const { findByRole, getByRole, findByText } = await dialog();
  await user.click(await findByRole('button', { name: 'Edit rules' }));
  const field = getByRole('textbox', { name: /^Rules/ });
  await user.clear(field);
  await user.type(field, 'Be kind');
  server.on({ [write]: () => moderated('rules', 'It is abusive') });
  await user.click(getByRole('button', { name: 'Save' }));
  expect(await findByText('It is abusive')).toBeVisible();
  expect(getByRole('textbox', { name: /^Rules/ })).toHaveValue('Be kind');
  server.on({
    [write]: () => ({ message: 'Rules saved' }),
    [read]: () => ({ ...communityRules, isModerator: true, rules: 'Be kind' }),
  });
  await user.click(getByRole('button', { name: 'Save' }));
  expect(await findByText('Be kind')).toBeVisible();
  expect(server.calls(write).at(-1)?.body).toEqual({ rules: 'Be kind' });
});

it('a founder can add and remove moderators', async () => {
  const { user, server } = open({ isModerator: true, isFounder: true }, '?rules=1');
  const { findByRole, getByRole, findByText } = await dialog();
  const named = 'PUT /api/communities/c1/moderators/ravi';
  server.on({ [named]: () => refusal(404, 'Nobody in your college has that username') });
  await user.type(await findByRole('textbox', { name: 'Add a moderator' }), '@ravi');
  await user.click(getByRole('button', { name: 'Add' }));
  expect(await findByText('Nobody in your college has that username')).toBeVisible();
  expect(getByRole('textbox', { name: 'Add a moderator' })).toHaveFocus();
  server.on({ [named]: () => ({ message: "Added. They're a moderator now." }) });
  await user.click(getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(getByRole('textbox', { name: 'Add a moderator' })).toHaveValue(''));
  const removed = 'DELETE /api/communities/c1/moderators/ishita';
  server.on({ [removed]: () => ({ message: "Removed. They're no longer a moderator." }) });
  await user.click(getByRole('button', { name: 'Remove ishita' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(server.calls(removed)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Remove omkar' })).toBeNull();
});

it('a moderator can pin and unpin a post, and a failed unpin keeps the pin and shows the error', async () => {
  const { user, server } = open({ isModerator: true });
  await user.click(await tools());
  server.on({
    [pin]: () => ({ message: 'Pinned to the top of the community' }),
    [list]: () => pageOf([aPost('p', { isPinned: true })]),
  });
  await user.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }));
  expect(await screen.findByText('Pinned')).toBeVisible();
  expect(server.calls(pin)[0]?.body).toEqual({ pinned: true });
  server.on({ [pin]: () => refusal(409, 'No') });
  await user.click(await tools());
  await user.click(await screen.findByRole('menuitem', { name: 'Unpin' }));
  expect(await screen.findByText('No')).toBeVisible();
  expect(screen.getByText('Pinned')).toBeVisible();
  server.on({ [pin]: () => ({ message: 'Unpinned' }), [list]: () => pageOf([aPost('p')]) });
  await user.click(await tools());
  await user.click(await screen.findByRole('menuitem', { name: 'Unpin' }));
  await waitFor(() => expect(screen.queryByText('Pinned')).toBeNull());
  expect(server.calls(pin).at(-1)?.body).toEqual({ pinned: false });
});

it('a moderator can hide a post, but only with a reason', async () => {
  const { user, server } = open({ isModerator: true });
  await user.click(await tools());
  await user.click(await screen.findByRole('menuitem', { name: 'Hide…' }));
  const { getByRole, findByText } = within(
    await screen.findByRole('dialog', { name: 'Hide this post' }),
  );
  await user.click(getByRole('button', { name: 'Hide' }));
  expect(await findByText('Please say why')).toBeVisible();
  expect(server.calls(hide)).toEqual([]);
  await user.type(getByRole('textbox', { name: 'Why?' }), 'Not your picture');
  server.on({ [hide]: () => ({ message: 'Hidden. We told the author why.' }) });
  await user.click(getByRole('button', { name: 'Hide' }));
  await waitFor(() => expect(screen.queryByText('Words of p')).toBeNull());
  expect(server.calls(hide)[0]?.body).toEqual({ reason: 'Not your picture' });
});

it('a moderator sees hidden posts and can restore them', async () => {
  const hiddenPost = {
    _id: 'h',
    excerpt: 'Buy my phone',
    reason: 'Belongs in the market',
    by: 'ishita',
    createdAt: '2026-03-14T12:00:00.000Z',
  };
  const { user, server } = open(
    { isModerator: true, routes: { [hiddenList]: () => [hiddenPost] } },
    '?rules=1',
  );
  const { findByRole, queryByText, getByText } = await dialog();
  const button = await findByRole('button', { name: /^Restore/ });
  expect(getByText(/Belongs in the market · ishita/)).toBeVisible();
  server.on({
    'DELETE /api/posts/h/hidden': () => ({ message: 'The post is back' }),
    [hiddenList]: () => [],
  });
  await user.click(button);
  await waitFor(() => expect(queryByText('Buy my phone')).toBeNull());
});

it('a comment that is hidden and restored is counted accordingly', async () => {
  const hidden = {
    ...{ _id: '1', postId: 'p', excerpt: 'Remark 1', reason: 'Unkind', by: '' },
    createdAt: '2026-03-14T12:00:00.000Z',
  };
  const address = '/api/posts/p/comments/1/hidden';
  const comments = 'GET /api/posts/p/comments';
  const { user, server } = open({
    isModerator: true,
    routes: {
      [list]: () => pageOf([aPost('p', { commentsCount: 1 })]),
      [comments]: () => [aComment('1')],
      [`PUT ${address}`]: () => ({ message: 'Hidden. We told the author why.' }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Comments (1)' }));
  await user.click(await screen.findByRole('button', { name: 'Moderate this comment' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Hide…' }));
  const hiding = within(await screen.findByRole('dialog', { name: 'Hide this comment' }));
  await user.type(hiding.getByRole('textbox', { name: 'Why?' }), 'Unkind');
  await user.click(hiding.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByRole('button', { name: 'Comments (0)' })).toBeVisible();
  expect(screen.queryByText('Remark 1')).toBeNull();
  server.on({ [hiddenList]: () => [hidden] });
  await user.click(screen.getByRole('button', { name: 'Rules' }));
  const { findByRole, getByText } = await dialog();
  const button = await findByRole('button', { name: 'Restore Remark 1' });
  expect(getByText(/^Comment · Unkind/)).toBeVisible();
  server.on({ [`DELETE ${address}`]: () => ({ message: 'Restored' }), [hiddenList]: () => [] });
  await user.click(button);
  await waitFor(() => expect(screen.queryByText('Comment · Unkind')).toBeNull());
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Remark 1')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Comments (1)' })).toBeVisible();
});

import { fakeServer, held, refusal, type Routes } from '@campus/contract/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { emptyBrowser, goBack, renderAt } from '../../../test-support/render-at';
import { asha, card, findCard, gone, meera, routes } from '../../../test-support/dating';

beforeEach(emptyBrowser);

const findModal = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function openAsha(more: Routes = {}) {
  const server = fakeServer(routes([asha, meera], more));
  const user = renderAt('/dating-explore');
  await user.click((await findCard('Asha')).getByRole('button', { name: 'Asha' }));
  return { server, user, modal: await findModal('Asha') };
}

test('a card opens the full profile, which is in the address', async () => {
  const { modal, user } = await openAsha();
  expect(location.search).toBe('?profile=asha');
  expect(await modal.findByText('I climb, and I read on the roof.')).toBeVisible();
  const about = within(modal.getByRole('region', { name: 'About Me' }));
  expect(about.getByText('Climbs everything')).toBeVisible();
  expect(about.getByText('I climb, and I read on the roof.')).toBeVisible();
  const wanted = within(modal.getByRole('region', { name: 'Looking For' }));
  expect(wanted.getByText('Somebody who climbs too')).toBeVisible();
  expect(modal.getByText('Female')).toBeVisible();
  await goBack();
  await gone('dialog');
  await user.click(card('Meera').getByRole('button', { name: 'Meera' }));
  const other = await findModal('Meera');
  expect(await other.findByText('I climb, and I read on the roof.')).toBeVisible();
  expect(other.queryByRole('button', { name: 'Next image' })).not.toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(other.getByRole('img', { name: 'Image 1 of 1 of Meera' })).toBeVisible();
});

test('Escape closes the profile and returns focus to the card, a backdrop click closes it too', async () => {
  const { user } = await openAsha();
  const opener = screen.getByRole('button', { name: 'Asha', hidden: true });
  await user.keyboard('{Escape}');
  await gone('dialog');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(location.search).toBe('');
  await user.click(opener);
  await findModal('Asha');
  const backdrop = screen.getAllByRole('presentation', { hidden: true })[0];
  await user.click(backdrop ?? document.body);
  await gone('dialog');
  expect(location.search).toBe('');
});

test('the page behind the profile does not scroll', async () => {
  const { user } = await openAsha();
  const locked = () =>
    [document.documentElement, document.body].some((one) => one.style.overflowY === 'hidden');
  await waitFor(() => expect(locked()).toBe(true));
  await user.keyboard('{Escape}');
  await gone('dialog');
  await waitFor(() => expect(locked()).toBe(false));
});

test('the photos change by buttons, arrow keys and thumbnails', async () => {
  const { modal, user } = await openAsha();
  expect(await modal.findByText('1 / 3')).toBeVisible();
  const shown = (n: number) => modal.getByRole('img', { name: `Image ${n} of 3 of Asha` });
  expect(shown(1)).toHaveAttribute('src', '/media/asha');
  await user.click(modal.getByRole('button', { name: 'Previous image' }));
  expect(modal.getByText('3 / 3')).toBeVisible();
  expect(shown(3)).toHaveAttribute('src', '/media/asha-3');
  await user.click(modal.getByRole('button', { name: 'Next image' }));
  expect(shown(1)).toBeVisible();
  modal.getByRole('button', { name: 'Close' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(shown(2)).toHaveAttribute('src', '/media/asha-2');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(shown(3)).toBeVisible();
  const thumbnail = modal.getByRole('button', { name: 'Show image 2' });
  await user.click(thumbnail);
  expect(shown(2)).toBeVisible();
  expect(thumbnail).toHaveAttribute('aria-current', 'true');
  expect(modal.getByText('2 / 3')).toBeVisible();
});

test('arrow keys in the menu and in a report do not change the photo', async () => {
  const { modal, user } = await openAsha();
  await modal.findByText('1 / 3');
  await user.click(modal.getByRole('button', { name: 'More about Asha' }));
  const item = await screen.findByRole('menuitem', { name: 'Report' });
  await waitFor(() => expect(screen.getByRole('menu').contains(document.activeElement)).toBe(true));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
  await user.click(item);
  await user.type(await screen.findByLabelText('Details (optional)'), 'ab{ArrowLeft}c');
  expect(screen.getByLabelText('Details (optional)')).toHaveValue('acb');
  screen.getByRole('button', { name: 'Cancel' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('1 / 3')).toBeInTheDocument();
});

test("the profile shows the card's data at once, also when the full profile fails to load", async () => {
  const rest = held<unknown>();
  const { modal } = await openAsha({ 'GET /api/dating/profile/asha': () => rest.answer });
  expect(modal.getByText('Climbs everything')).toBeVisible();
  expect(modal.getByRole('img', { name: 'Image 1 of 1 of Asha' })).toBeVisible();
  expect(modal.getByText('Loading the profile').closest('[aria-busy="true"]')).not.toBeNull();
  rest.give(refusal(500, ''));
  await waitFor(() => expect(modal.queryByText('Loading the profile')).not.toBeInTheDocument());
  expect(modal.getByText('Climbs everything')).toBeVisible();
  expect(modal.queryByRole('region', { name: 'Looking For' })).not.toBeInTheDocument();
  expect(modal.getByRole('button', { name: 'Send Request' })).toBeVisible();
  expect(screen.queryByText('Failed to fetch profiles')).not.toBeInTheDocument();
});

test('a deleted profile shows a message, and its card is removed', async () => {
  const missing = () => refusal(404, "We can't find that profile");
  fakeServer(routes([asha, meera], { 'GET /api/dating/profile/asha': missing }));
  const user = renderAt('/dating-explore');
  await user.click((await findCard('Asha')).getByRole('button', { name: 'Asha' }));
  expect(await screen.findByText("This profile isn't available")).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send Request' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  await gone('dialog');
  await gone('article', 'Asha');
  expect(card('Meera').getByRole('button', { name: 'Meera' })).toHaveFocus();
});

test('a request from the profile closes it and moves focus to the next card', async () => {
  const { modal, user, server } = await openAsha();
  await user.dblClick(modal.getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Request sent!')).toBeVisible();
  await gone('dialog');
  await gone('article', 'Asha');
  expect(location.search).toBe('');
  await waitFor(() => expect(card('Meera').getByRole('button', { name: 'Meera' })).toHaveFocus());
  expect(server.calls('POST /api/dating/send-match-request')).toHaveLength(1);
});

test('a failed request keeps the profile open', async () => {
  const { modal, user } = await openAsha({
    'POST /api/dating/send-match-request': () => refusal(500, ''),
  });
  await user.click(modal.getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Failed to send request')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Asha' })).toBeVisible();
});

test('blocking a student removes the card and closes the profile', async () => {
  const { modal, user } = await openAsha({ 'POST /api/dating/block': () => ({ message: 'ok' }) });
  await user.click(modal.getByRole('button', { name: 'More about Asha' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Block Asha?' }));
  await user.click(question.getByRole('button', { name: 'Block' }));
  await gone('dialog');
  await gone('article', 'Asha');
  await waitFor(() => expect(card('Meera').getByRole('button', { name: 'Meera' })).toHaveFocus());
});

test('a profile without a card opens by its address, and Try Again loads it after a failure', async () => {
  const server = fakeServer(
    routes([meera], { 'GET /api/dating/profile/asha': () => refusal(500, '') }),
  );
  const user = renderAt('/dating-explore?profile=asha');
  const modal = await findModal('Profile');
  expect(await modal.findByText('Failed to fetch profiles')).toBeVisible();
  server.on(routes([meera]));
  await user.click(modal.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('dialog', { name: 'Asha' })).toBeVisible();
});

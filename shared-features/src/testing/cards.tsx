import { queryClient } from '@campus/contract/react';
import { moderated, refusal, type FakeServer } from '@campus/contract/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { findCard, openCard, openPage, silent, type ListingSubject } from './subject';

interface Named {
  readonly _id: string;
}

function describeOwnership<T extends Named>(subject: ListingSubject<T>): void {
  const { api, entry, ownership } = subject;
  const verify = `GET ${api}/a/${ownership.path}`;
  /** Waits until the answer about the owner is processed, which a card may not show. */
  const verified = (server: FakeServer) =>
    waitFor(() => expect([server.calls(verify).length, queryClient.isFetching()]).toEqual([1, 0]));

  test("another student's entry shows its text, a contact after a tap, and no controls", async () => {
    const { server, user } = openPage(subject, [entry('a')]);
    const { inCard } = await openCard(subject, user);
    expect(inCard.getByText('Words of a')).toBeVisible();
    expect(inCard.getByRole('button', { name: 'Share' })).toBeVisible();
    expect(inCard.queryByRole('link', { name: /98765/ })).not.toBeInTheDocument();
    await user.click(inCard.getByRole('button', { name: 'Show contact' }));
    expect(inCard.getByRole('link', { name: '98765 43210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await verified(server);
    for (const name of ['Edit', 'Delete']) {
      expect(inCard.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  });

  test('the controls disappear when the server denies ownership', async () => {
    const { server, user } = openPage(subject, [entry('a', true)]);
    server.on({ [verify]: () => ownership.denied });
    const { inCard } = await openCard(subject, user);
    await waitFor(() => expect(inCard.queryByRole('button', { name: 'Edit' })).toBeNull());
    expect(inCard.getByRole('button', { name: 'Report' })).toBeVisible();
  });

  test.each([true, false])(
    'a failed ownership check shows no error and changes no controls (own entry: %s)',
    async (isMine) => {
      const { server, user } = openPage(subject, [entry('a', isMine)]);
      server.on({ [verify]: () => refusal(500, 'Broken') });
      const { inCard } = await openCard(subject, user);
      await verified(server);
      expect(inCard.queryAllByRole('button', { name: 'Edit' })).toHaveLength(isMine ? 1 : 0);
      expect(screen.queryByText('Broken')).not.toBeInTheDocument();
    },
  );
}

function describeEditing<T extends Named>(subject: ListingSubject<T>): void {
  const { api, entry } = subject;
  const put = `PUT ${api}/a`;
  const openEditor = async () => {
    const { server, user } = openPage(subject, [entry('a', true), entry('b')]);
    const { card, inCard } = await openCard(subject, user);
    await user.click(inCard.getByRole('button', { name: 'Edit' }));
    const words = await inCard.findByRole('textbox', { name: 'Description' });
    const save = () => user.click(inCard.getByRole('button', { name: 'Save' }));
    return { server, user, card, inCard, words, save };
  };

  test('an edit sends only changed fields and merges the answer into the list', async () => {
    const { server, user, card, inCard, words, save } = await openEditor();
    server.on({ [put]: ({ body }) => ({ ...entry('a', true), ...(body as object) }) });
    await user.clear(words);
    await save();
    expect(await inCard.findByText('Please enter a description')).toBeVisible();
    expect(words).toHaveFocus();
    await user.type(words, 'Other words');
    await save();
    expect(await screen.findByText(subject.messages.updated)).toBeVisible();
    expect(inCard.getByText('Other words')).toBeVisible();
    expect(within(card).getByRole('button', { expanded: true })).toHaveFocus();
    expect(server.calls(put).map(({ body }) => body)).toEqual([{ description: 'Other words' }]);
    expect(server.calls(`GET ${api}`)).toHaveLength(1);
  });

  test('Cancel, and Save without a change, keep the entry and send nothing', async () => {
    const { server, user, inCard, words } = await openEditor();
    await user.type(words, ' again');
    await user.click(inCard.getByRole('button', { name: 'Cancel' }));
    await user.click(await inCard.findByRole('button', { name: 'Edit' }));
    expect(await inCard.findByRole('textbox', { name: 'Description' })).toHaveValue('Words of a');
    expect(inCard.queryByText('Draft restored')).not.toBeInTheDocument();
    await user.click(inCard.getByRole('button', { name: 'Save' }));
    expect(await inCard.findByText('Words of a')).toBeVisible();
    expect(server.calls(put)).toHaveLength(0);
  });

  test('an edit rejected by moderation keeps the typed text, even after the card was closed', async () => {
    const { server, user, inCard, words, save } = await openEditor();
    server.on({ [put]: () => moderated('description', 'insults somebody') });
    await user.type(words, ', idiot');
    await save();
    expect(await inCard.findByText('description: insults somebody')).toBeVisible();
    expect(inCard.getByText(subject.messages.notAllowedTitle)).toBeVisible();
    expect(words).toBeInvalid();
    expect(words).toHaveFocus();
    const link = inCard.getByRole('link', { name: /^Community guidelines/ });
    expect(link).toHaveAttribute('href', '/disclaimer#community-guidelines');
    expect(link).toHaveAttribute('target', '_blank');
    await user.click(inCard.getByRole('button', { expanded: true }));
    await user.click(await inCard.findByRole('button', { expanded: false }));
    expect(await inCard.findByText('Draft restored')).toBeVisible();
    expect(inCard.getByRole('textbox', { name: 'Description' })).toHaveValue('Words of a, idiot');
  });

  test('an edit that fails without a message of the server shows the default error', async () => {
    const { server, user, inCard, words, save } = await openEditor();
    server.on({ [put]: silent });
    await user.type(words, '!');
    await save();
    expect(await inCard.findByText(subject.messages.updateFailed)).toBeVisible();
  });
}

async function answerQuestion(user: UserEvent, message: string, name: string): Promise<void> {
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(message);
  await user.click(within(question).getByRole('button', { name }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
}

function describeDeleting<T extends Named>(subject: ListingSubject<T>): void {
  const { api, entry, kind, messages, titleOf } = subject;
  const gone = `DELETE ${api}/a`;
  const entries = [entry('a', true), entry('b')];

  test('deleting asks first, then removes the entry and focuses the next one', async () => {
    const { server, user } = openPage(subject, entries);
    server.on({ [gone]: () => ({ message: 'ok' }) });
    const { card, inCard } = await openCard(subject, user);
    await user.click(inCard.getByRole('button', { name: 'Delete' }));
    await answerQuestion(user, messages.confirmDelete, 'Cancel');
    expect(server.calls(gone)).toHaveLength(0);
    await user.click(inCard.getByRole('button', { name: 'Delete' }));
    await answerQuestion(user, messages.confirmDelete, 'Delete');
    expect(await screen.findByText(messages.deleted)).toBeVisible();
    expect(card).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: titleOf('b') })).toHaveFocus();
  });

  test('a failed deletion shows an error and keeps the entry', async () => {
    const { server, user } = openPage(subject, entries);
    server.on({ [gone]: silent });
    const { card, inCard } = await openCard(subject, user);
    await user.click(inCard.getByRole('button', { name: 'Delete' }));
    await answerQuestion(user, messages.confirmDelete, 'Delete');
    expect(await screen.findByText(messages.deleteFailed)).toBeVisible();
    expect(card).toBeInTheDocument();
  });

  test('deleting an entry opened by a link also removes it from the address', async () => {
    const { server, user } = openPage(subject, entries, { search: `?${kind}=a` });
    server.on({ [gone]: () => ({ message: 'ok' }) });
    const card = await findCard(subject, 'a');
    await user.click(await within(card).findByRole('button', { name: 'Delete' }));
    await answerQuestion(user, messages.confirmDelete, 'Delete');
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(location.search).toBe('');
    expect(screen.queryByText(messages.missing)).not.toBeInTheDocument();
  });
}

function describeReporting<T extends Named>(subject: ListingSubject<T>): void {
  const { entry, kind, messages, noun, titleOf } = subject;
  const send = 'POST /api/reports';
  const report = async (user: UserEvent, card: HTMLElement) => {
    await user.click(await within(card).findByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Report this ${noun}` }));
    await user.click(dialog.getByRole('radio', { name: 'Personal information' }));
    await user.click(dialog.getByRole('button', { name: 'Report' }));
  };

  test("only another student's entry can be reported; it is removed and the next one is focused", async () => {
    const { server, user } = openPage(subject, [entry('a'), entry('b', true)]);
    server.on({ [send]: () => ({ message: 'ok' }) });
    const { inCard: inOwn } = await openCard(subject, user, 'b');
    expect(await inOwn.findByRole('button', { name: 'Delete' })).toBeVisible();
    expect(inOwn.queryByRole('button', { name: 'Report' })).toBeNull();
    const { card } = await openCard(subject, user);
    await report(user, card);
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: titleOf('b') })).toHaveFocus());
    const body = { kind, id: 'a', reason: 'personal information', details: '' };
    expect(server.calls(send)[0]?.body).toEqual(body);
  });

  test('reporting an entry opened by a link also removes it from the address', async () => {
    const { server, user } = openPage(subject, [entry('a'), entry('b')], { search: `?${kind}=a` });
    server.on({ [send]: () => ({ message: 'ok' }) });
    const card = await findCard(subject, 'a');
    await report(user, card);
    await waitFor(() => expect(card).not.toBeInTheDocument());
    expect(location.search).toBe('');
    expect(screen.queryByText(messages.missing)).not.toBeInTheDocument();
  });

  test('a failed report shows an error and keeps the entry', async () => {
    const { server, user } = openPage(subject, [entry('a')]);
    server.on({ [send]: () => refusal(404, "This isn't there any more") });
    const { card } = await openCard(subject, user);
    await report(user, card);
    expect(await screen.findByText("This isn't there any more")).toBeVisible();
    expect(card).toBeInTheDocument();
  });
}

/** Tests of every listing's card. */
export function describeCards<T extends Named>(subject: ListingSubject<T>): void {
  describe(`the card of every ${subject.noun}`, () => {
    beforeEach(emptyBrowser);
    describeOwnership(subject);
    describeEditing(subject);
    describeDeleting(subject);
    describeReporting(subject);
  });
}

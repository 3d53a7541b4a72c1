import { emptyBrowser } from '@campus/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openPage, type ListingSubject } from './subject';

interface Named {
  readonly _id: string;
}

/** Tests of every listing's form for a new entry, up to sending. */
export function describeForms<T extends Named>(subject: ListingSubject<T>): void {
  const { api, entry, page, texts } = subject;
  const openForm = async () => {
    const opened = openPage(subject, [], { search: '?add=1' });
    const dialog = await screen.findByRole('dialog', { name: texts.add });
    const form = within(dialog);
    const words = await form.findByRole('textbox', { name: 'Description' });
    const send = () => opened.user.click(form.getByRole('button', { name: texts.add }));
    return { ...opened, dialog, form, words, send };
  };
  const draft = `draft:${subject.kind}`;

  describe(`the form of every new ${subject.noun}`, () => {
    beforeEach(emptyBrowser);

    test('a draft is restored without validation errors and can be discarded', async () => {
      localStorage.setItem(draft, JSON.stringify({ description: 'Half a thought' }));
      const { server, user, form, words, send } = await openForm();
      expect(form.getByText('Draft restored')).toBeVisible();
      expect(words).toHaveValue('Half a thought');
      expect(form.queryByText(/^Please /)).not.toBeInTheDocument();
      await send();
      expect(form.getByText(/^Please /)).toBeVisible();
      expect(server.calls(`POST ${api}`)).toHaveLength(0);
      await user.click(form.getByRole('button', { name: 'Discard' }));
      expect(words).toHaveValue('');
    });

    test('a closed form keeps the typed text and reopens without validation errors', async () => {
      const { user, dialog, form, words, send } = await openForm();
      await user.type(words, 'Half a thought');
      await send();
      expect(form.getByText(/^Please /)).toBeVisible();
      await user.click(form.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      expect(localStorage.getItem(draft)).toContain('Half a thought');
      await user.click(screen.getAllByRole('button', { name: texts.add })[0] as HTMLElement);
      const again = within(await screen.findByRole('dialog', { name: texts.add }));
      expect(again.getByRole('textbox', { name: 'Description' })).toHaveValue('Half a thought');
      expect(again.queryByText(/^Please /)).not.toBeInTheDocument();
    });

    test('name and phone are filled in from the last entry, and a cleared phone stays empty', async () => {
      const answers = { [`GET ${api}/user`]: () => page([entry('m', true)]) };
      const { user } = openPage(subject, [], { search: '?add=1', answers });
      const form = within(await screen.findByRole('dialog', { name: texts.add }));
      const name = await form.findByLabelText(texts.name);
      await waitFor(() => expect(name).toHaveValue(texts.knownName));
      const phone = form.getByLabelText('Phone');
      expect(phone).toHaveValue(texts.knownPhone);
      await user.clear(phone);
      expect(phone).toHaveValue('');
    });
  });
}

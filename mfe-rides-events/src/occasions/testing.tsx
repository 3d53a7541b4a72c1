import { fakeServer, moderated, refusal } from '@campus/contract/testing';
import type { ListingSubject } from '@campus/shared-features/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import type { Occasion } from './occasions';

/** The test suite for events and trips, in addition to the one for every listing. */
export function describeOccasions<T extends Occasion>(subject: ListingSubject<T>): void {
  const { api, entry, kind, noun, path, page, renderAt, routes, texts } = subject;
  const card = () => within(screen.getByRole('article', { name: 'Evening a' }));

  describe(`every ${noun}, as an entry with a date and time`, () => {
    beforeEach(emptyBrowser);

    test('shows its start in the campus time zone and a link to add it to a calendar', async () => {
      fakeServer(routes([entry('a')]));
      const user = renderAt(path);
      expect(await screen.findByText('Tomorrow, 6:30 pm')).toBeVisible();
      await user.click(card().getByRole('button', { name: 'Evening a' }));
      expect(card().getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
        'href',
        `${api}/a/calendar.ics`,
      );
    });

    test('shows Ended when it is over, and offers neither interest nor calendar', async () => {
      const server = fakeServer(routes([entry('a', true)]));
      server.on({ [`GET ${api}/user`]: () => page([{ ...entry('a', true), hasEnded: true }]) });
      const user = renderAt(`${path}?tab=your`);
      expect(await screen.findByText('Ended')).toBeVisible();
      await user.click(card().getByRole('button', { name: 'Evening a' }));
      expect(card().queryByRole('button', { name: /^Interested/ })).not.toBeInTheDocument();
      expect(card().queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
    });

    test('names acquaintances who are interested', async () => {
      const acquaintances = ['asha_r', 'ravi_k'];
      fakeServer(routes([{ ...entry('a'), interestedCount: 5, acquaintances }]));
      renderAt(path);
      expect(await screen.findByText('with asha_r and ravi_k')).toBeVisible();
      expect(card().getByText('5 interested')).toBeVisible();
    });

    test("shows the student's interest at once, and rolls it back when the request fails", async () => {
      let answer: (value: unknown) => void = () => undefined;
      const server = fakeServer(routes([entry('a')]));
      const write = `POST ${api}/a/interest`;
      server.on({ [write]: () => new Promise((resolve) => (answer = resolve)) });
      const user = renderAt(path);
      await user.click(await screen.findByRole('button', { name: 'Evening a' }));
      const button = card().getByRole('button', { name: /^Interested/ });
      await user.click(button);
      expect(button).toHaveAttribute('aria-pressed', 'true');
      expect(button).toHaveAccessibleName('Interested, 3');
      answer(refusal(500, ''));
      expect(await screen.findByText("Couldn't save your interest")).toBeVisible();
      expect(button).toHaveAttribute('aria-pressed', 'false');
      expect(button).toHaveAccessibleName('Interested, 2');
    });

    test('the form asks for a picture first and keeps the input', async () => {
      fakeServer(routes([]));
      const user = renderAt(`${path}?add=1`);
      const form = within(await screen.findByRole('dialog', { name: texts.add }));
      await user.click(form.getByRole('button', { name: texts.add }));
      expect(form.getByText('Please add at least one image')).toBeVisible();
      await user.type(form.getByLabelText('Title'), 'Quiz');
      expect(form.queryByText('Please add at least one image')).not.toBeInTheDocument();
      expect(localStorage.getItem(`draft:${kind}`)).toContain('Quiz');
    });

    test('an edit sends only the changed title, and a rejected title shows the error at its field', async () => {
      const mine = entry('a', true);
      const server = fakeServer(routes([mine]));
      server.on({ [`PUT ${api}/a`]: () => moderated('title', 'this is an insult') });
      const user = renderAt(path);
      await user.click(await screen.findByRole('button', { name: 'Evening a' }));
      await user.click(card().getByRole('button', { name: 'Edit' }));
      const title = await card().findByLabelText('Title');
      await user.clear(title);
      await user.type(title, 'Insult');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByText('title: this is an insult')).toBeVisible();
      expect(title).toHaveFocus();
      server.on({ [`PUT ${api}/a`]: () => ({ ...mine, title: 'Better' }) });
      await user.clear(title);
      await user.type(title, 'Better');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(await screen.findByRole('article', { name: 'Better' })).toBeVisible();
      expect(server.calls(`PUT ${api}/a`).at(-1)?.body).toEqual({ title: 'Better' });
    });
  });
}

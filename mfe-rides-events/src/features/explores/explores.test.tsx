import type { Explore } from '@campus/contract';
import { fakeServer } from '@campus/contract/testing';
import {
  describeListing,
  describePages,
  describeSignedOut,
  type ListingSubject,
} from '@campus/shared-features/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { describeOccasions } from '../../occasions/testing';
import { occasionRoutes, renderAt, sampleOccasion, saturday } from '../../test-support/samples';
import ExploresWidget from '../../widgets/explores';

beforeEach(() => {
  emptyBrowser();
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

const subject: ListingSubject<Explore> = {
  kind: 'explore',
  noun: 'trip',
  renderAt,
  Widget: ExploresWidget,
  path: '/explore',
  api: '/api/explores',
  entry: (id, isMine = false) => ({
    ...sampleOccasion(id, isMine),
    exploreDate: '2026-03-15',
    exploreTime: '18:30',
    source: 'Main Gate',
    destination: 'Lonavala',
    duration: 'One day',
    socialMediaHandle: '@trek',
  }),
  titleOf: (id) => `Evening ${id}`,
  ...occasionRoutes('explores'),
  ownership: { path: 'verify-organizer', denied: { isOrganizer: false } },
  messages: {
    updated: 'Explore updated successfully!',
    updateFailed: 'Failed to update explore',
    deleted: 'Explore deleted successfully!',
    deleteFailed: 'Failed to delete explore',
    listFailed: 'Failed to fetch explores',
    mineFailed: 'Failed to fetch your explores',
    confirmDelete: 'Are you sure you want to delete this trip?',
    notAllowedTitle: 'Explore Post Not Allowed',
    missing: "This trip doesn't exist, or it was deleted",
  },
  texts: {
    add: 'Add Trip',
    none: 'No upcoming trips',
    ownNone: "You haven't planned a trip yet",
    ownEnd: "You've reached the end of your trips!",
    widgetNone: /No trips planned/,
    name: 'Organiser name',
    knownName: 'Music club',
    knownPhone: '98765 43210',
  },
};

describeListing(subject);
describePages(subject, {
  moreFailed: 'Failed to fetch more explores',
  end: "You've seen every trip.",
});
describeSignedOut(subject);
describeOccasions(subject);

test("a trip shows route and duration, and the organiser's contact after a click", async () => {
  fakeServer(subject.routes([subject.entry('a')]));
  const user = renderAt('/explore');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('Main Gate to Lonavala')).toBeVisible();
  expect(card.getByText('One day')).toBeVisible();
  await user.click(card.getByRole('button', { expanded: false }));
  expect(card.getByText('Lonavala')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Show contact' }));
  expect(card.getByRole('link', { name: '@trek' })).toBeVisible();
});

import type { Cab } from '@campus/contract';
import { describeListing, type ListingSubject } from '@campus/shared-features/testing';
import { aCab, cabPage, renderAt, ridesOf, saturday } from '../../test-support/samples';
import CabsWidget from '../../widgets/cabs';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(saturday);
});

const subject: ListingSubject<Cab> = {
  kind: 'cab',
  noun: 'ride',
  renderAt,
  Widget: CabsWidget,
  path: '/cab-sharing',
  api: '/api/cabs',
  entry: (id, isAuthor = false) => aCab(id, { isAuthor }),
  titleOf: (id) => `Main Gate to Station ${id}`,
  page: cabPage,
  routes: ridesOf,
  ownership: { path: 'verify-author', denied: { isAuthor: false } },
  messages: {
    updated: 'Cab updated successfully!',
    updateFailed: 'Failed to update cab',
    deleted: 'Cab deleted successfully!',
    deleteFailed: 'Failed to delete cab',
    listFailed: 'Failed to fetch cabs',
    mineFailed: 'Failed to fetch your cabs',
    confirmDelete: 'Are you sure you want to delete this ride?',
    notAllowedTitle: 'Cab Post Not Allowed',
    missing: "This ride doesn't exist, or it was deleted",
  },
  texts: {
    add: 'Add Ride',
    none: 'No rides yet',
    ownNone: "You haven't offered a ride yet",
    ownEnd: "You've reached the end of your rides!",
    widgetNone: /No rides yet/,
    name: 'Passenger name',
    knownName: 'Asha Rao',
    knownPhone: '98765 43210, 080 2345 6789',
  },
};

describeListing(subject);

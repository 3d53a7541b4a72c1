import type { Ad } from '@campus/contract';
import {
  describeListing,
  describePages,
  describeSignedOut,
  type ListingSubject,
} from '@campus/shared-features/testing';
import { emptyBrowser } from '@campus/shared-ui/testing';
import { adPage, anAd, itemsOf, renderAt } from '../../test-support/ads';
import BuySellWidget from '../../widgets/buy-sell';

beforeEach(emptyBrowser);

const subject: ListingSubject<Ad> = {
  kind: 'ad',
  noun: 'item',
  renderAt,
  Widget: BuySellWidget,
  path: '/buy-sell',
  api: '/api/sell',
  entry: (id, isSeller = false) => anAd(id, { isSeller }),
  titleOf: (id) => `Lamp ${id}`,
  page: adPage,
  routes: itemsOf,
  ownership: { path: 'verify-author', denied: { isAuthor: false, isSeller: false } },
  messages: {
    updated: 'Ad updated successfully!',
    updateFailed: 'Failed to update ad',
    deleted: 'Ad deleted successfully!',
    deleteFailed: 'Failed to delete ad',
    listFailed: 'Failed to fetch ads',
    mineFailed: 'Failed to fetch your ads',
    confirmDelete: 'Are you sure you want to delete this item?',
    notAllowedTitle: 'Item Not Allowed',
    missing: "This item doesn't exist, or it was deleted",
  },
  texts: {
    add: 'Add Item',
    none: 'Nothing for sale yet',
    ownNone: "You haven't put anything up for sale yet",
    ownEnd: "You've reached the end of your items!",
    widgetNone: /Nothing for sale yet/,
    name: 'Contact name',
    knownName: 'Asha Rao',
    knownPhone: '98765 43210, 080 2345 6789',
  },
};

describeListing(subject);
describePages(subject, {
  moreFailed: 'Failed to fetch more ads',
  end: "You've seen everything.",
});
describeSignedOut(subject);

import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import {
  description,
  images,
  listingCalls,
  personName,
  phone,
  search,
  social,
  title,
} from './listing';
import { optionalFlag, optionalImages, optionalText, orNull } from './shared/answer';
import { pageQuery, pagination } from './shared/paging';
import { author, id, idParams } from './shared/fields';
import { orEmpty, shaped } from './shared/text';

export const adMessages = {
  priceRequired: 'Please enter a price',
  priceInvalid: 'Enter a price of 0 or more, with at most two decimals',
  priceTooHigh: 'The price can be at most ₹1,00,00,000',
  nameRequired: 'Please enter a contact name',

  added: 'Item added successfully!',
  updated: 'Ad updated successfully!',
  deleted: 'Ad deleted successfully!',
  createFailed: 'Failed to add item',
  updateFailed: 'Failed to update ad',
  deleteFailed: 'Failed to delete ad',
  listFailed: 'Failed to fetch ads',
  moreFailed: 'Failed to fetch more ads',
  mineFailed: 'Failed to fetch your ads',
  confirmDelete: 'Are you sure you want to delete this item?',
  notAllowedTitle: 'Item Not Allowed',
  addTitle: 'Add Item',
  deleteTitle: 'Delete item',

  missing: "This item doesn't exist, or it was deleted",
  notYours: 'Only the seller can change this item',
} as const;

/**
 * An ad as every list returns it. SPEC.md's spelling: created with `images` and `socialMedia`, returned as
 * `image` and `socialMediaHandle`. `price` is in rupees. The fields after `phone` are extras, `postedBy` is the
 * seller's username; of a sold ad only its seller gets `phone` and `socialMediaHandle`, which are otherwise empty.
 */
export const ad = z.object({
  _id: id,
  image: optionalImages,
  title: z.string(),
  price: z.number(),
  description: optionalText,
  name: optionalText,
  socialMediaHandle: optionalText,
  phone: optionalText,
  /** Small versions of `image` in the same order, for a client that sends `Prefer: images=url`. */
  thumbnails: z.optional(z.array(z.string())),
  isSeller: optionalFlag,
  isSold: optionalFlag,
  date: optionalText,
  postedBy: optionalText,
});

export type Ad = z.output<typeof ad>;

const price = z
  .number(adMessages.priceRequired)
  .check(
    z.gte(0, adMessages.priceInvalid),
    z.lte(limits.priceMax, adMessages.priceTooHigh),
    z.multipleOf(0.01, adMessages.priceInvalid),
  );
const name = personName(adMessages.nameRequired);

/** The values of the form, in the order in which problems are shown. */
export const adForm = z.object({
  images,
  title,
  price,
  description,
  name,
  phone,
  socialMedia: orEmpty(social),
});

/** The editable fields of an ad: all but the pictures. */
export const adChange = z.partial(
  z.object({
    title,
    price,
    description,
    name,
    phone,
    socialMediaHandle: social,
    isSold: z.boolean(),
  }),
);

const adPage = z.object({ ads: z.array(ad), pagination });

const rupees = z.optional(
  z.pipe(
    z.string().check(...shaped({ max: 8, pattern: /^\d+$/, error: adMessages.priceInvalid })),
    z.transform((text: string) => Number(text)),
  ),
);

/** All unsold ads of the college, newest first. */
export const listAds = endpoint({
  method: 'GET',
  path: '/api/sell',
  query: z.extend(pageQuery, { search, author, minPrice: rupees, maxPrice: rupees }),
  answer: adPage,
  onSignedOut: 'page',
});

const calls = listingCalls({
  path: '/api/sell',
  item: ad,
  page: adPage,
  create: adForm,
  update: adChange,
});

/** The student's own, newest first, sold ones included. */
export const listMyAds = calls.mine;
export const findAd = calls.find;
export const createAd = calls.create;
export const updateAd = calls.update;
export const deleteAd = calls.remove;
/** The calls, messages and names of this listing, for its pages. */
export const adListing = {
  kind: 'ad',
  key: 'ads',
  messages: adMessages,
  calls: { ...calls, list: listAds },
} as const;

export const verifyAdAuthor = endpoint({
  method: 'GET',
  path: '/api/sell/:id/verify-author',
  params: idParams,
  answer: z.object({ isAuthor: orNull(z.boolean()), isSeller: orNull(z.boolean()) }),
});

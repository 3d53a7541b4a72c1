import { adChange, adForm, firstProblem, type Ad } from '@campus/contract';

/** The texts of the form, in the order in which their problems are shown. */
const fields = ['title', 'price', 'description', 'name', 'phone', 'social'] as const;

/** What the form holds, as it is typed. */
export type AdValues = Record<(typeof fields)[number], string>;

export const emptyValues: AdValues = {
  title: '',
  price: '',
  description: '',
  name: '',
  phone: '',
  social: '',
};

export function valuesOf(ad: Ad): AdValues {
  const { title, description, name, phone } = ad;
  return { title, description, name, phone, price: String(ad.price), social: ad.socialMediaHandle };
}

/** What is no number is refused by the contract, with its message. */
function priceOf({ price }: AdValues): number {
  return price.trim() === '' ? Number.NaN : Number(price);
}

/** A new ad: what to send, or the first thing that is wrong with it. */
export function newAd(values: AdValues, images: string[]) {
  const { social: socialMedia, ...texts } = values;
  const body = { ...texts, images, socialMedia, price: priceOf(values) };
  return { body, problem: firstProblem(adForm, body) };
}

/** A change holds only what differs. */
export function changeOf(ad: Ad, values: AdValues) {
  const before = valuesOf(ad);
  const { social: socialMediaHandle, ...texts } = values;
  const all = { ...texts, socialMediaHandle, price: priceOf(values) };
  const names = {
    title: 'title',
    price: 'price',
    description: 'description',
    name: 'name',
    phone: 'phone',
    social: 'socialMediaHandle',
  } as const;
  const changed = fields.filter((field) => values[field] !== before[field]);
  const body: Partial<typeof all> = Object.fromEntries(
    changed.map((field) => [names[field], all[names[field]]]),
  );
  return { body, problem: firstProblem(adChange, body) };
}

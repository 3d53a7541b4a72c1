import type { Ad } from '@campus/contract';
import type { Routes } from '@campus/contract/testing';
import { rendererOf } from '@campus/shared-features/testing';
import { remote } from '../../remote';

/** Renders the remote at an address. */
export const renderAt = rendererOf(remote);

export function anAd(id: string, changes: Partial<Ad> = {}): Ad {
  return {
    _id: id,
    image: [`/media/${id}-1`, `/media/${id}-2`],
    title: `Lamp ${id}`,
    price: 150_000,
    description: `Words of ${id}`,
    name: 'Asha Rao',
    socialMediaHandle: '@asha',
    phone: '98765 43210, 080 2345 6789',
    isSeller: false,
    isSold: false,
    postedBy: '',
    date: '2026-03-13T12:00:00.000Z',
    ...changes,
  };
}

export const adPage = (ads: readonly Ad[], hasMore = false) => ({
  ads,
  pagination: hasMore ? { hasMore, nextCursor: 'next' } : { hasMore },
});

/** A server with these ads; routes from the test replace the defaults. */
export function itemsOf(ads: readonly Ad[]): Routes {
  const single = ads.map((ad): Routes => {
    const path = `/api/sell/${ad._id}`;
    const { isSeller } = ad;
    return {
      [`GET ${path}`]: () => ad,
      [`GET ${path}/verify-author`]: () => ({ isAuthor: isSeller, isSeller }),
      [`PUT ${path}`]: ({ body }) => ({ ...ad, ...(body as Partial<Ad>) }),
      [`DELETE ${path}`]: () => ({ message: 'Ad deleted successfully!' }),
    };
  });
  return Object.assign(
    {
      'GET /api/sell': () => adPage(ads.filter(({ isSold }) => !isSold)),
      'GET /api/sell/user': () => adPage(ads.filter(({ isSeller }) => isSeller)),
    },
    ...single,
  ) as Routes;
}

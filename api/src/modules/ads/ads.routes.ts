import {
  adMessages,
  createAd,
  deleteAd,
  findAd,
  listAds,
  listMyAds,
  updateAd,
  verifyAdAuthor,
  type Ad,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound, orNotFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { listingBody } from '../listing/own-rows';
import { sharedList } from '../listing/shared-list';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { accessTo } from '../one-row';
import {
  addressesOf,
  preferenceOf,
  presentPictured,
  presentPictures,
  type Asking,
  type PicturesOf,
} from '../pictures/present-pictures';
import { storePictures } from '../pictures/store-pictures';
import * as ads from './ads.repository';
import { type AdRow, presentAd } from './ads.repository';

const { readable, changeable } = accessTo<AdRow>({
  find: ads.findAd,
  isOwn: ({ isSeller }) => isSeller,
  messages: adMessages,
});

const addresses: PicturesOf = async (keys) => addressesOf(keys);

/** Requests send the pictures as `images`; responses name them `image`. */
async function present(picturesOf: PicturesOf, rows: readonly AdRow[]): Promise<Ad[]> {
  const pictured = await presentPictured(picturesOf, rows, presentAd);
  return pictured.map(({ images: image, ...ad }) => ({ ...ad, image }));
}

export function adRoutes(app: FastifyInstance, services: Services): void {
  const { database, media, moderator, once, clock } = services;
  const pictures = (asking: Asking) => presentPictures(asking, media);

  async function answer(asking: Asking, id: string): Promise<Ad> {
    const [ad] = await present(pictures(asking), [await readable(database, asking.viewer, id)]);
    return orNotFound(ad, adMessages.missing);
  }

  async function page(picturesOf: PicturesOf, asked: ads.AdPage) {
    const { shown, pagination } = await ads.readAds(database, asked);
    return { ads: await present(picturesOf, shown), pagination };
  }

  const forSale = sharedList(services, {
    endpoint: listAds,
    name: 'ads',
    hasAddresses: preferenceOf,
    read: (viewer, query, call) =>
      page(call ? pictures(call) : addresses, ads.forSale(viewer, query)),
  });
  route(app, listAds, { access: 'student', handler: forSale });

  route(app, listMyAds, {
    access: 'student',
    handler: (call) => page(pictures(call), ads.own(call.viewer, call.query)),
  });

  route(app, findAd, {
    access: 'student',
    handler: (call) => answer(call, call.params.id),
  });

  route(app, createAd, {
    access: 'student',
    limit: ['create', 'create-daily'],
    bodyLimit: listingBody,
    async handler(call) {
      const { viewer, body } = call;
      const { id } = await once(call, {
        // The texts are checked before the pictures, which cost a hundred times as much.
        async prepare() {
          await refuseUnfit(moderator, moderatedTexts(createAd.body, body));
          return storePictures(services, viewer, body.images);
        },
        async write(tx, pictures) {
          return { id: await ads.insertAd(tx, viewer, { body, pictures, now: clock() }) };
        },
      });
      return answer(call, id);
    },
  });

  route(app, updateAd, {
    access: 'student',
    limit: 'edit',
    async handler(call) {
      const { viewer, body } = call;
      const { id } = await changeable(database, viewer, call.params.id);
      await refuseUnfit(moderator, moderatedTexts(updateAd.body, body));
      if (!(await ads.changeOwnAd(database.orm, viewer, { id, body }))) {
        throw notFound(adMessages.missing);
      }
      return answer(call, id);
    },
  });

  route(app, deleteAd, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const { id } = await changeable(database, viewer, params.id);
      const keys = await database.transaction((tx) => ads.deleteOwnAd(tx, viewer, id));
      if (keys === undefined) throw notFound(adMessages.missing);
      await media.drop(keys);
      return { message: adMessages.deleted };
    },
  });

  route(app, verifyAdAuthor, {
    access: 'student',
    async handler({ viewer, params }) {
      const { isSeller } = await readable(database, viewer, params.id);
      return { isAuthor: isSeller, isSeller };
    },
  });
}

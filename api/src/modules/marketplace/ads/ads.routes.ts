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
import { notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Services } from '../../../services';
import { listingBody } from '../../listing/body-limit';
import { moderatedTexts, refuseUnfit } from '../../moderated';
import { keepPictures } from '../../pictures/keep-pictures';
import type { Asking } from '../../pictures/present-pictures';
import * as lists from './ad-lists.repository';
import { changeableAd, readableAd } from './ads.policy';
import { adPresenter } from './present-ads';
import { changeOwnAd, deleteOwnAd, insertAd } from './ads.repository';

export function adRoutes(app: FastifyInstance, services: Services): void {
  const { database, media, moderator, once, clock } = services;
  const present = adPresenter(services);

  async function answer(asking: Asking, id: string): Promise<Ad> {
    const [ad] = await present(asking, [await readableAd(database, asking.viewer, id)]);
    if (ad === undefined) throw notFound(adMessages.missing);
    return ad;
  }

  async function page(asking: Asking, asked: lists.AdPage) {
    const { shown, pagination } = await lists.readAds(database, asked);
    return { ads: await present(asking, shown), pagination };
  }

  route(app, listAds, {
    access: 'student',
    handler: (call) => page(call, lists.forSale(call.viewer, call.query)),
  });

  route(app, listMyAds, {
    access: 'student',
    handler: (call) => page(call, lists.own(call.viewer, call.query)),
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
        // The texts are judged before the pictures, which cost a hundred times as much.
        async prepare() {
          await refuseUnfit(moderator, moderatedTexts(createAd.body, body));
          return keepPictures(services, viewer, body.images);
        },
        async write(tx, pictures) {
          return { id: await insertAd(tx, viewer, { body, pictures, now: clock() }) };
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
      const { id } = await changeableAd(database, viewer, call.params.id);
      await refuseUnfit(moderator, moderatedTexts(updateAd.body, body));
      if (!(await changeOwnAd(database.orm, viewer, { id, body }))) {
        throw notFound(adMessages.missing);
      }
      return answer(call, id);
    },
  });

  route(app, deleteAd, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      const { id } = await changeableAd(database, viewer, params.id);
      const keys = await database.transaction((tx) => deleteOwnAd(tx, viewer, id));
      if (keys === undefined) throw notFound(adMessages.missing);
      await media.drop(keys);
      return { message: adMessages.deleted };
    },
  });

  route(app, verifyAdAuthor, {
    access: 'student',
    async handler({ viewer, params }) {
      const { isSeller } = await readableAd(database, viewer, params.id);
      return { isAuthor: isSeller, isSeller };
    },
  });
}

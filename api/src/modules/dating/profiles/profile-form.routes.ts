import { createDatingProfile, datingMessages, updateDatingProfile } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { conflict, notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Services } from '../../../services';
import { moderatedTexts, refuseUnfit } from '../../moderated';
import { insertPictures } from '../../pictures/picture-rows';
import { replacePhotos } from './photo-rows';
import { newPhotos, photosToKeep } from './photos';
import { profilePresenter } from './present-profiles';
import { ownProfile } from './profiles.policy';
import { changeOwn, findGender, insertProfile } from './profiles.repository';

/** Bytes of a body with eleven photos of 1 MB as base64, and room for the texts. */
const profileBody = 17 * 1024 * 1024;

/** What the profile's form sends: all of a new profile, or what changes in one. */
export function profileFormRoutes(app: FastifyInstance, services: Services): void {
  const { database, media, moderator, once, clock } = services;
  const present = profilePresenter(services);

  route(app, createDatingProfile, {
    access: 'student',
    limit: ['create', 'create-daily'],
    bodyLimit: profileBody,
    async handler(call) {
      const { viewer, body } = call;
      const { profilePhoto, images, ...texts } = body;
      await once(call, {
        async prepare() {
          if (await findGender(database, viewer)) throw conflict(datingMessages.profileExists);
          await refuseUnfit(moderator, moderatedTexts(createDatingProfile.body, body));
          return newPhotos(services, viewer, { profilePhoto, images });
        },
        async write(tx, photos) {
          const now = clock();
          if (!(await insertProfile(tx, viewer, { texts, now }))) {
            throw conflict(datingMessages.profileExists);
          }
          const { collegeId, studentId: id } = viewer;
          await insertPictures(tx, { kind: 'dating', collegeId, id, createdAt: now }, photos);
          return {};
        },
      });
      return present.own(call, await ownProfile(database, viewer));
    },
  });

  route(app, updateDatingProfile, {
    access: 'student',
    limit: 'edit',
    bodyLimit: profileBody,
    async handler(call) {
      const { viewer, body } = call;
      const { profilePhoto, images, ...texts } = body;
      const current = await ownProfile(database, viewer);
      await refuseUnfit(moderator, moderatedTexts(updateDatingProfile.body, body));
      const sent = { profilePhoto, images };
      const photos = await photosToKeep(services, viewer, { sent, current });
      const gone = await database.transaction(async (tx) => {
        if (!(await changeOwn(tx, viewer, texts))) throw notFound(datingMessages.noProfile);
        const dropped = await replacePhotos(tx, viewer, { photos, now: clock() });
        if (dropped === undefined) throw conflict();
        return dropped;
      });
      await media.drop(gone);
      return present.own(call, await ownProfile(database, viewer));
    },
  });
}

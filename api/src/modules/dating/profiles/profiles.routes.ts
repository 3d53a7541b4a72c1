import {
  checkDatingProfile,
  createDatingProfile,
  datingHome,
  datingMessages,
  deleteDatingProfile,
  findDatingProfile,
  findOwnDatingProfile,
  hideFromDepartment,
  pauseDatingProfile,
  serverMessages,
  showRead,
  updateDatingProfile,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { conflict, notFound, notLoggedIn, orNotFound } from '../../../http/errors';
import { route } from '../../../http/route';
import { isGuarded, parseFileName } from '../../../media/media';
import { pictureHeaders } from '../../../media/media.routes';
import type { Viewer } from '../../../http/viewer';
import type { Services } from '../../../services';
import { moderatedTexts, refuseUnfit } from '../../moderated';
import { insertPictures } from '../../pictures/picture-rows';
import { findStats } from '../matches/matches.repository';
import { refusalsEndedBefore } from '../visibility';
import { newPhotos, photosToKeep, replacePhotos } from './photos';
import { ownProfile, profilePresenter, visibleProfile } from './profiles.policy';
import {
  changeOwn,
  deleteOwn,
  findGender,
  insertProfile,
  maySeePhoto,
  type ProfileChanges,
} from './profiles.repository';

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { database, media } = services;
  const present = profilePresenter(services);

  /** @throws ApiError 404 without a profile, 403 while it is hidden */
  async function change(viewer: Viewer, changes: ProfileChanges): Promise<void> {
    await ownProfile(database, viewer);
    const changed = await database.transaction((tx) => changeOwn(tx, viewer, changes));
    if (!changed) throw notFound(datingMessages.noProfile);
  }

  route(app, checkDatingProfile, {
    access: 'student',
    handler: async ({ viewer }) => ({
      hasProfile: (await findGender(database, viewer)) !== undefined,
    }),
  });

  route(app, datingHome, {
    access: 'student',
    async handler(call) {
      const [profile, stats] = await Promise.all([
        ownProfile(database, call.viewer),
        findStats(database, call.viewer),
      ]);
      return { profile: await present.own(call, profile), stats };
    },
  });

  route(app, findOwnDatingProfile, {
    access: 'student',
    handler: async (call) => present.own(call, await ownProfile(database, call.viewer)),
  });

  route(app, findDatingProfile, {
    access: 'student',
    handler: async (call) =>
      present.profile(call, await visibleProfile(services, call.viewer, call.params.userId)),
  });

  route(app, pauseDatingProfile, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body: { isPaused } }) {
      await change(viewer, { isPaused });
      return { message: isPaused ? datingMessages.profilePaused : datingMessages.profileShown };
    },
  });

  route(app, hideFromDepartment, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body: { isHidden } }) {
      await change(viewer, { hidesFromDepartment: isHidden });
      const { departmentHidden, departmentShown } = datingMessages;
      return { message: isHidden ? departmentHidden : departmentShown };
    },
  });

  route(app, showRead, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body: { isShown } }) {
      await change(viewer, { showsRead: isShown });
      return { message: isShown ? datingMessages.readShown : datingMessages.readHidden };
    },
  });

  route(app, deleteDatingProfile, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer }) {
      await ownProfile(database, viewer);
      const gone = await database.transaction((tx) => deleteOwn(tx, viewer));
      if (gone === undefined) throw notFound(datingMessages.noProfile);
      await media.drop(gone);
      return { message: datingMessages.profileDeleted };
    },
  });
}

/** Maximum body size in bytes: eleven photos of 1 MB as base64, and room for the texts. */
const profileBody = 17 * 1024 * 1024;

/** The body of the profile form: all fields of a new profile, or the changes to an existing one. */
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

/**
 * Serves photos to students who may see the profile at that moment: a browser may cache one, but must
 * revalidate it before showing it again. Not part of the contract, as it returns no JSON.
 */
export function photoRoutes(
  app: FastifyInstance,
  { database, media, clock }: Pick<Services, 'database' | 'media' | 'clock'>,
): void {
  app.get<{ Params: { file: string } }>(
    '/api/dating/photos/:file',
    async ({ viewer, params, headers }, reply) => {
      if (viewer === undefined) throw notLoggedIn();
      const name = parseFileName(params.file);
      const since = refusalsEndedBefore(clock());
      const allowed =
        name !== undefined &&
        isGuarded(name.key) &&
        (await maySeePhoto(database, viewer, { key: name.key, since }));
      if (!allowed) throw notFound(serverMessages.notFound);
      const etag = `"${params.file}"`;
      reply
        .headers(pictureHeaders)
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Cookie')
        .header('etag', etag);
      if (headers['if-none-match'] === etag) return reply.code(304).send();
      const bytes = orNotFound(await media.read(name.key, name.variant), serverMessages.notFound);
      return reply.type('image/webp').send(bytes);
    },
  );
}

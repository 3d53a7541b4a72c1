import {
  checkDatingProfile,
  datingHome,
  datingMessages,
  deleteDatingProfile,
  findDatingProfile,
  findOwnDatingProfile,
  pauseDatingProfile,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../../http/errors';
import { route } from '../../../http/route';
import type { Services } from '../../../services';
import { findStats } from '../matches/match-lists.repository';
import { profilePresenter } from './present-profiles';
import { ownProfile, visibleProfile } from './profiles.policy';
import { changeOwn, deleteOwn, findGender } from './profiles.repository';

export function profileRoutes(app: FastifyInstance, services: Services): void {
  const { database, media } = services;
  const present = profilePresenter(services);

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
      await ownProfile(database, viewer);
      const changed = await database.transaction((tx) => changeOwn(tx, viewer, { isPaused }));
      if (!changed) throw notFound(datingMessages.noProfile);
      return { message: isPaused ? datingMessages.profilePaused : datingMessages.profileShown };
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

import {
  blockPerson,
  deleteAvatar,
  listBlockedPeople,
  peopleMessages as say,
  putAvatar,
  readPerson,
  searchPeople,
  showInterests,
  showInterestsMessages,
  unblockPerson,
  updateAbout,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notFound, orNotFound } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { moderatedTexts, refuseUnfit } from '../moderated';
import { storePicture } from '../pictures/store-pictures';
import { deleteBlock, insertBlock, listBlocked } from './people.repository';
import * as people from './people.repository';
import { avatarAddress } from './visibility';

/** Routes for other students of the college, by username. */
export function peopleRoutes(app: FastifyInstance, { database, clock }: Services): void {
  route(app, readPerson, {
    access: 'student',
    async handler({ viewer, params: { username } }) {
      const person = await people.findPerson(database, viewer, { username, now: clock() });
      return orNotFound(person, say.missing);
    },
  });

  route(app, searchPeople, {
    access: 'student',
    limit: ['find-people', 'find-people-daily'],
    handler: ({ viewer, query }) => people.searchPeople(database, viewer, query.q),
  });

  route(app, blockPerson, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      if (!(await insertBlock(database, viewer, { personId: params.id, now: clock() })))
        throw notFound(say.missing);
      return { message: say.blocked };
    },
  });

  route(app, unblockPerson, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, params }) {
      await deleteBlock(database, viewer, params.id);
      return { message: say.unblocked };
    },
  });

  route(app, listBlockedPeople, {
    access: 'student',
    handler: ({ viewer }) => listBlocked(database, viewer),
  });
}

/** Maximum body size: a picture of 1 MB as base64. */
const avatarBody = 1.5 * 1024 * 1024;

/** Routes for the information on the student's own page. */
export function aboutRoutes(app: FastifyInstance, services: Services): void {
  const { database, media, moderator, clock } = services;

  route(app, updateAbout, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body }) {
      await refuseUnfit(moderator, moderatedTexts(updateAbout.body, body));
      await people.setAbout(database, viewer, body);
      return { message: say.aboutSaved };
    },
  });

  route(app, showInterests, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body: { isShown } }) {
      await people.setShowsInterests(database, viewer, isShown);
      return { message: isShown ? showInterestsMessages.shown : showInterestsMessages.hidden };
    },
  });

  route(app, putAvatar, {
    access: 'student',
    limit: 'edit',
    bodyLimit: avatarBody,
    async handler({ viewer, body }) {
      const picture = await storePicture(services, viewer, { image: body.image, field: 'image' });
      const change = { picture, now: clock() };
      const keys = await database.transaction((tx) => people.setAvatar(tx, viewer, change));
      await media.drop(keys);
      return { avatar: avatarAddress(picture.key) };
    },
  });

  route(app, deleteAvatar, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer }) {
      const change = { picture: undefined, now: clock() };
      const keys = await database.transaction((tx) => people.setAvatar(tx, viewer, change));
      await media.drop(keys);
      return { message: say.avatarRemoved };
    },
  });
}

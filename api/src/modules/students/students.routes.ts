import {
  accountMessages,
  changePassword,
  isReservedName,
  readProfile,
  updateUsername,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { isTaken } from '../../database/database';
import { badRequest, conflict, notLoggedIn } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import { passwordChanged } from '../../mail/mails';
import type { Services } from '../../services';
import * as repository from './students.repository';
import { refuseUnfitUsername } from './usernames';

/** The student's own account. */
export function studentRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, mailer, origins, passwords, sessions } = services;

  async function own(viewer: Viewer) {
    const student = await repository.findStudent(database, viewer);
    if (student === undefined) throw notLoggedIn();
    return student;
  }

  route(app, readProfile, {
    access: 'student',
    handler: ({ viewer }) => own(viewer),
  });

  route(app, updateUsername, {
    access: 'student',
    limit: 'change-username',
    async handler({ body: { username }, viewer }) {
      await refuseUnfitUsername(services, username);
      // Who had the name before it was reserved keeps it, in whatever spelling.
      if (isReservedName(username) && !isSameName(username, (await own(viewer)).username)) {
        throw usernameTaken();
      }
      try {
        await repository.setUsername(database.orm, viewer, username);
      } catch (error) {
        if (!isTaken(error, 'students_username_lower')) throw error;
        throw usernameTaken();
      }
      return { message: accountMessages.usernameUpdated, username };
    },
  });

  route(app, changePassword, {
    access: 'student',
    limit: 'change-password',
    async handler({ body, viewer }) {
      const student = await own(viewer);
      if (!(await passwords.matches(body.oldPassword, student.passwordHash))) {
        throw badRequest(accountMessages.oldPasswordWrong, 'oldPassword');
      }
      const passwordHash = await passwords.hash(body.newPassword);
      const ended = await database.transaction(async (tx) => {
        await repository.setPasswordHash(tx, viewer, passwordHash);
        return sessions.endOthers(tx, viewer, viewer.session);
      });
      await ended();
      await limits.forgive('change-password', viewer.studentId);
      mailer.send(student.email, passwordChanged(origins.site));
      return { message: accountMessages.passwordChanged };
    },
  });
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function usernameTaken() {
  return conflict(accountMessages.usernameTaken, 'username');
}

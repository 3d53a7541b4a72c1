import {
  accountMessages,
  changePassword,
  deleteAccount,
  deletionDays,
  deletionMessages,
  endOneSession,
  endOtherSessions,
  isReservedName,
  listSessions,
  type OpenSession,
  readProfile,
  sessionListMessages,
  updateUsername,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { later } from '../../clock';
import { isTaken } from '../../database/database';
import { badRequest, conflict, notFound, notLoggedIn } from '../../http/errors';
import { route } from '../../http/route';
import type { Viewer } from '../../http/viewer';
import { deletionScheduled, passwordChanged } from '../../mail/mails';
import type { Services } from '../../services';
import { clearToken, publicSessionId } from '../../sessions/cookie';
import { avatarAddress } from '../people/visibility';
import { scheduleDeletion, findStudent, refuseUnfitUsername } from './students.repository';
import * as repository from './students.repository';

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
    async handler({ viewer }) {
      const student = await own(viewer);
      return { ...student, avatar: avatarAddress(student.avatar) };
    },
  });

  route(app, updateUsername, {
    access: 'student',
    limit: 'change-username',
    async handler({ body: { username }, viewer }) {
      await refuseUnfitUsername(services, username);
      // Students who had the name before it was reserved may use it, in any spelling.
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
      await limits.reset('change-password', viewer.studentId);
      mailer.send(student.email, passwordChanged(origins.site));
      return { message: accountMessages.passwordChanged };
    },
  });
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function usernameTaken() {
  return conflict(accountMessages.usernameTaken, 'username');
}

const written = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Date and time as written on the campus: '24 Nov 2026, 5:30 pm'. */
function campusTime(moment: Date): string {
  return written.format(moment);
}

const daySeconds = 24 * 3600;

/**
 * Leaving the site. The account is closed at once and deleted some days later by housekeeping, see
 * `eraseDueStudents`; until then signing in cancels the deletion, see `admit`.
 */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const { clock, database, limits, mailer, origins, passwords, sessions } = services;

  route(app, deleteAccount, {
    access: 'student',
    limit: 'delete-account',
    async handler({ body: { password, confessions }, viewer, reply }) {
      const student = await findStudent(database, viewer);
      if (student === undefined) throw notLoggedIn();
      if (!(await passwords.matches(password, student.passwordHash))) {
        throw badRequest(deletionMessages.passwordWrong, 'password');
      }
      const deleteAt = later(clock(), deletionDays * daySeconds);
      const plan = { deleteAt, deleteConfessions: confessions === 'delete' };
      const ended = await database.transaction(async (tx) => {
        await scheduleDeletion(tx, viewer, plan);
        return sessions.endAll(tx, viewer);
      });
      await ended();
      clearToken(reply, origins);
      await limits.reset('delete-account', viewer.studentId);
      const when = campusTime(deleteAt);
      mailer.send(student.email, deletionScheduled(origins.site, when));
      return { message: deletionMessages.scheduled(when), deleteAt: deleteAt.toISOString() };
    },
  });
}

/** The student's sessions. */
export function ownSessionRoutes(app: FastifyInstance, services: Services): void {
  const { database, origins, sessions } = services;

  route(app, listSessions, {
    access: 'student',
    async handler({ viewer }) {
      const all = (await sessions.list(viewer)).map(
        ({ session, createdAt, lastSeen, device }): OpenSession => ({
          _id: publicSessionId(session),
          createdAt,
          lastSeen,
          current: session === viewer.session,
          device,
        }),
      );
      return [...all.filter((one) => one.current), ...all.filter((one) => !one.current)];
    },
  });

  /** The session's hash, which no page ever receives. */
  async function named(viewer: Viewer, id: string): Promise<string> {
    const all = await sessions.list(viewer);
    const match = all.find(({ session }) => publicSessionId(session) === id);
    if (match === undefined) throw notFound(sessionListMessages.missing);
    return match.session;
  }

  route(app, endOneSession, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer, body: { id }, reply }) {
      const session = await named(viewer, id);
      await sessions.end({ ...viewer, session });
      if (session === viewer.session) clearToken(reply, origins);
      return { message: sessionListMessages.ended };
    },
  });

  route(app, endOtherSessions, {
    access: 'student',
    limit: 'edit',
    async handler({ viewer }) {
      const ended = await database.transaction((tx) =>
        sessions.endOthers(tx, viewer, viewer.session),
      );
      await ended();
      return { message: sessionListMessages.othersEnded };
    },
  });
}

import { deleteAccount, deletionDays, deletionMessages } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { later } from '../../clock';
import { badRequest, notLoggedIn } from '../../http/errors';
import { route } from '../../http/route';
import { deletionScheduled } from '../../mail/mails';
import type { Services } from '../../services';
import { clearToken } from '../../sessions/cookie';
import { scheduleDeletion } from './leaving.repository';
import { findStudent } from './students.repository';

const written = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A moment as it is written on the campus: '24 Nov 2026, 5:30 pm'. */
export function campusTime(moment: Date): string {
  return written.format(moment);
}

const daySeconds = 24 * 3600;

/**
 * Leaving the site. The account is closed at once and deleted some days later by housekeeping, see
 * `eraseDueStudents`; until then signing in takes it back, see `admit`.
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
      await limits.forgive('delete-account', viewer.studentId);
      const when = campusTime(deleteAt);
      mailer.send(student.email, deletionScheduled(origins.site, when));
      return { message: deletionMessages.scheduled(when), deleteAt: deleteAt.toISOString() };
    },
  });
}

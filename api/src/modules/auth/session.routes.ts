import { admissionMessages, authMessages, login, logout, me, verifyToken } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { forbidden, notLoggedIn } from '../../http/errors';
import { route } from '../../http/route';
import { deletionTakenBack } from '../../mail/mails';
import type { Services } from '../../services';
import { clearToken, setToken } from '../../sessions/cookie';
import { deviceLabel } from '../../sessions/device';
import { findByEmail, findStudent } from '../students/students.repository';
import { admit } from './admission';

/** Who is signed in, and signing in and out. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { clock, database, limits, mailer, origins, passwords, sessions } = services;

  route(app, verifyToken, {
    access: 'public',
    handler: ({ viewer }) => ({ isAuthenticated: viewer !== undefined }),
  });

  route(app, me, {
    access: 'student',
    async handler({ viewer }) {
      const student = await findStudent(database, viewer);
      if (student === undefined) throw notLoggedIn();
      const { studentId, collegeId } = viewer;
      const { username, isStaff } = student;
      return { _id: studentId, college_id: collegeId, username, isStaff };
    },
  });

  route(app, login, {
    access: 'public',
    limit: 'login-address',
    async handler({ body, viewer, request, reply }) {
      // Counted before the password is looked at: guesses that arrive together count as well.
      await limits.take('login', body.email);
      const student = await findByEmail(database, body.email);
      const right = await passwords.matches(body.password, student?.passwordHash);
      if (!right || student === undefined) throw notLoggedIn(authMessages.loginFailed);
      await limits.forgive('login', body.email);
      await limits.giveBack('login-address', request.ip);
      const remember = body.remember ?? false;
      const device = deviceLabel(request.headers['user-agent']);
      const { admission, session } = await database.transaction(async (tx) => {
        const met = await admit(tx, student, clock());
        if (met === 'suspended') throw forbidden(admissionMessages.suspended);
        if (met === 'unknown') throw notLoggedIn(authMessages.loginFailed);
        return { admission: met, session: await sessions.start(tx, student, { remember, device }) };
      });
      await session.ended();
      if (viewer) await sessions.end(viewer);
      setToken(reply, origins, { token: session.token, remember });
      if (admission === 'welcome') return { message: authMessages.loginSucceeded };
      mailer.send(body.email, deletionTakenBack(origins.site));
      return { message: admissionMessages.takenBack };
    },
  });

  route(app, logout, {
    access: 'public',
    async handler({ viewer, reply }) {
      if (viewer) await sessions.end(viewer);
      clearToken(reply, origins);
      return { message: authMessages.logoutSucceeded };
    },
  });
}

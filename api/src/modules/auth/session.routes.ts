import { authMessages, login, logout, me, verifyToken } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { notLoggedIn } from '../../http/errors';
import { route } from '../../http/route';
import type { Services } from '../../services';
import { clearToken, setToken } from '../../sessions/cookie';
import { findByEmail, findStudent } from '../students/students.repository';

/** Who is signed in, and signing in and out. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, origins, passwords, sessions } = services;

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
      return { _id: studentId, college_id: collegeId, username: student.username };
    },
  });

  route(app, login, {
    access: 'public',
    async handler({ body, viewer, request, reply }) {
      // Counted before the password is looked at: guesses that arrive together count as well.
      await limits.take('login-address', request.ip);
      await limits.take('login', body.email);
      const student = await findByEmail(database, body.email);
      const right = await passwords.matches(body.password, student?.passwordHash);
      if (!right || student === undefined) throw notLoggedIn(authMessages.loginFailed);
      await limits.forgive('login', body.email);
      await limits.giveBack('login-address', request.ip);
      if (viewer) await sessions.end(viewer);
      const remember = body.remember ?? false;
      const token = await sessions.start(database.orm, student, remember);
      setToken(reply, origins, { token, remember });
      return { message: authMessages.loginSucceeded };
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

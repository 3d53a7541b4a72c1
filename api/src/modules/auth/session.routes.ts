import {
  admissionMessages,
  authMessages,
  limits as figures,
  login,
  logout,
  me,
  resetPassword,
  sendResetCode,
  verifyToken,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest, forbidden, notLoggedIn } from '../../http/errors';
import { giveBack, route } from '../../http/route';
import { pairOf } from '../../limits/limits';
import { deletionTakenBack, passwordChanged, resetCode } from '../../mail/mails';
import type { Services } from '../../services';
import { clearToken, deviceLabel, setToken } from '../../sessions/cookie';
import { knownBrowser } from '../../sessions/known-browsers';
import { avatarAddress } from '../people/visibility';
import { findByEmail, findStudent, setPasswordHash } from '../students/students.repository';
import { checkCode, sendCode } from './codes';
import { admit } from './sign-up.routes';

/** Signing in and out, and the current session. */
export function sessionRoutes(app: FastifyInstance, services: Services): void {
  const { browsers, clock, database, mailer, origins, passwords, sessions } = services;

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
      const avatar = avatarAddress(student.avatar);
      return { _id: studentId, college_id: collegeId, username, avatar, isStaff };
    },
  });

  route(app, login, {
    access: 'public',
    limit: 'login-address',
    async handler({ body, viewer, request, reply }) {
      const guessed = await countGuess(
        services,
        browsers.callerFor(request, body.email),
        body.email,
      );
      const student = await findByEmail(database, body.email);
      const right = await passwords.matches(body.password, student?.passwordHash);
      if (!right || student === undefined) throw notLoggedIn(authMessages.loginFailed);
      await guessed.wasRight();
      await giveBack(request);
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
      browsers.remember(reply, body.email);
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

/**
 * Counts a password before it is checked, so that parallel guesses count as well: per network, and over all networks
 * that the account is not known to use. What strangers guess never counts against a browser in which it has logged in.
 */
async function countGuess({ limits }: Services, from: string, email: string) {
  const pair = pairOf(from, email);
  await limits.take('login', pair);
  const giveBack = from === knownBrowser ? undefined : await limits.take('login-account', email);
  return {
    async wasRight() {
      await Promise.all([limits.reset('login', pair), giveBack?.()]);
    },
  };
}

const purpose = 'reset';

export function resetRoutes(app: FastifyInstance, services: Services): void {
  const { browsers, database, limits, mailer, origins, passwords, sessions } = services;

  route(app, sendResetCode, {
    access: 'public',
    limit: 'code-send-address',
    async handler({ body, request }) {
      const from = browsers.callerFor(request, body.email);
      const bound = { address: body.email, purpose, from } as const;
      // Another spelling of the address gets no mail here: it has no account.
      const isStudent = async () => (await findByEmail(database, body.email)) !== undefined;
      await sendCode(services, { bound, mailbox: body.email, isStudent }, (code, isKnown) =>
        isKnown ? resetCode(code, figures.codeMinutes) : undefined,
      );
      return { message: authMessages.resetCodeSent };
    },
  });

  route(app, resetPassword, {
    access: 'public',
    limit: 'code-check-address',
    async handler({ body: { email, otp, newPassword }, request }) {
      const from = browsers.callerFor(request, email);
      const bound = { address: email, purpose, from } as const;
      const consume = await checkCode(services, bound, otp);
      await giveBack(request);
      const student = await findByEmail(database, email);
      if (student === undefined) throw badRequest(authMessages.codeWrong, 'otp');
      const passwordHash = await passwords.hash(newPassword);
      const ended = await database.transaction(async (tx) => {
        await consume(tx);
        await setPasswordHash(tx, student, passwordHash);
        return sessions.endAll(tx, student);
      });
      await ended();
      await Promise.all([
        limits.reset('login', pairOf(from, email)),
        limits.reset('login-account', email),
      ]);
      mailer.send(email, passwordChanged(origins.site));
      return { message: authMessages.resetSucceeded };
    },
  });
}

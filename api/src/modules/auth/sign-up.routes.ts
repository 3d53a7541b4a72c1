import {
  authMessages,
  checkUsername,
  limits as figures,
  register,
  sendSignUpCode,
} from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { isTaken } from '../../database';
import { badRequest, conflict } from '../../http/errors';
import { route } from '../../http/route';
import { alreadyRegistered, signUpCode } from '../../mail/mails';
import type { Services } from '../../services';
import { setToken } from '../../sessions/cookie';
import { deviceLabel } from '../../sessions/device';
import { findCollege } from '../colleges/colleges.repository';
import * as students from '../students/students.repository';
import { isUsernameFree, refuseUnfitUsername } from '../students/usernames';
import { checkCode } from './codes';
import { belongsTo } from './auth.policy';
import { sendCode } from './send-code';

const purpose = 'sign-up';

export function signUpRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, origins, passwords, sessions } = services;

  route(app, checkUsername, {
    access: 'public',
    async handler({ query, request }) {
      await limits.take('check-username-address', request.ip);
      return { available: await isUsernameFree(services, query.username) };
    },
  });

  route(app, sendSignUpCode, {
    access: 'public',
    async handler({ body, request }) {
      const college = await collegeOf(services, body);
      const bound = { address: body.email, purpose, collegeId: college._id } as const;
      await sendCode(services, { bound, ip: request.ip }, (code, isStudent) =>
        isStudent ? alreadyRegistered(origins.site) : signUpCode(code, figures.codeMinutes),
      );
      return { message: authMessages.codeSent };
    },
  });

  route(app, register, {
    access: 'public',
    async handler({ body, request, reply }) {
      const { email, username, otp } = body;
      const college = await collegeOf(services, body);
      await refuseUnfitUsername(services, username);
      // Known to everybody anyway, and asked first: a taken name must not cost one of five tries.
      if (await students.isUsernameTaken(database, username)) throw usernameTaken();
      await limits.take('code-check', email);
      const bound = { address: email, purpose, collegeId: college._id } as const;
      const consume = await checkCode(services, bound, otp);
      const passwordHash = await passwords.hash(body.password);
      const student = { collegeId: college._id, email, username, passwordHash };
      const token = await database
        .transaction(async (tx) => {
          await consume(tx);
          const key = await students.insertStudent(tx, student);
          const device = deviceLabel(request.headers['user-agent']);
          return sessions.start(tx, key, { remember: false, device });
        })
        .catch(explain);
      await limits.forgive('code-check', email);
      setToken(reply, origins, { token, remember: false });
      return { message: authMessages.signUpSucceeded };
    },
  });
}

async function collegeOf({ database }: Services, body: { college_id: string; email: string }) {
  const college = await findCollege(database, body.college_id);
  if (college === undefined) throw badRequest(authMessages.collegeRequired, 'college_id');
  if (!belongsTo(body.email, college)) throw badRequest(authMessages.emailNotOfCollege, 'email');
  return college;
}

/** Two that chose the same name at the same moment: the index decides. */
function explain(error: unknown): never {
  if (isTaken(error, 'students_username_lower')) throw usernameTaken();
  if (isTaken(error, 'students_email')) throw conflict(authMessages.signUpFailed, 'email');
  throw error;
}

function usernameTaken() {
  return conflict(authMessages.usernameTaken, 'username');
}

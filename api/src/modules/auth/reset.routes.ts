import { authMessages, limits as figures, resetPassword, sendResetCode } from '@campus/contract';
import type { FastifyInstance } from 'fastify';
import { badRequest } from '../../http/errors';
import { route } from '../../http/route';
import { passwordChanged, resetCode } from '../../mail/mails';
import type { Services } from '../../services';
import { findByEmail, setPasswordHash } from '../students/students.repository';
import { checkCode } from './codes';
import { sendCode } from './send-code';

const purpose = 'reset';

export function resetRoutes(app: FastifyInstance, services: Services): void {
  const { database, limits, mailer, origins, passwords, sessions } = services;

  route(app, sendResetCode, {
    access: 'public',
    limit: 'code-send-address',
    async handler({ body, request }) {
      const bound = { address: body.email, purpose, ip: request.ip } as const;
      // Nobody gets mail for another spelling of their address here: it is no account's.
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
      const bound = { address: email, purpose, ip: request.ip } as const;
      const consume = await checkCode(services, bound, otp);
      const student = await findByEmail(database, email);
      if (student === undefined) throw badRequest(authMessages.codeWrong, 'otp');
      const passwordHash = await passwords.hash(newPassword);
      const ended = await database.transaction(async (tx) => {
        await consume(tx);
        await setPasswordHash(tx, student, passwordHash);
        return sessions.endAll(tx, student);
      });
      await ended();
      await limits.forgive('login', email);
      mailer.send(email, passwordChanged(origins.site));
      return { message: authMessages.resetSucceeded };
    },
  });
}

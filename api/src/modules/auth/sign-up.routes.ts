import {
  authMessages,
  checkUsername,
  limits as figures,
  register,
  sendSignUpCode,
} from '@campus/contract';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isTaken, rows, type Orm } from '../../database/database';
import { badRequest, conflict } from '../../http/errors';
import { giveBack, route } from '../../http/route';
import { alreadyRegistered, signUpCode } from '../../mail/mails';
import type { Services } from '../../services';
import { deviceLabel, setToken } from '../../sessions/cookie';
import { findCollege } from '../colleges/colleges';
import { isRegistered, mailboxOf } from '../students/mailbox.repository';
import {
  insertStudent,
  isUsernameFree,
  isUsernameUnavailable,
  refuseUnfitUsername,
  type StudentKey,
} from '../students/students.repository';
import { belongsTo, checkCode, sendCode } from './codes';

/**
 * The result of signing in with the right password. `returned`: deletion of the account was requested and is
 * now cancelled; `unknown`: the account is due for deletion.
 */
type Admission = 'welcome' | 'returned' | 'suspended' | 'unknown';

interface Standing {
  readonly isSuspended: boolean;
  readonly isLeaving: boolean;
  readonly isDue: boolean;
}

/**
 * Decides in the transaction that starts the session. The row lock makes a concurrent suspension or deletion
 * of the account run before or after it, never in between: no session starts that is never ended.
 */
export async function admit(
  tx: Orm,
  { collegeId, studentId }: StudentKey,
  now: Date,
): Promise<Admission> {
  const isStudent = sql`college_id = ${collegeId} and id = ${studentId}`;
  const [row] = await rows<Standing>(
    tx,
    sql`select suspended_at is not null as "isSuspended", delete_at is not null as "isLeaving",
        coalesce(delete_at <= ${now.toISOString()}::timestamptz, false) as "isDue"
      from students where ${isStudent} for no key update`,
  );
  if (row === undefined || row.isDue) return 'unknown';
  if (row.isSuspended) return 'suspended';
  if (!row.isLeaving) return 'welcome';
  await rows(
    tx,
    sql`update students set delete_at = null, delete_confessions = false where ${isStudent}`,
  );
  return 'returned';
}

const purpose = 'sign-up';

export function signUpRoutes(app: FastifyInstance, services: Services): void {
  const { browsers, database, origins, passwords, sessions } = services;

  /** A rejected form has sent or tried no code, so correcting it costs no try. */
  async function orGiveBack<T>(request: FastifyRequest, check: () => Promise<T>) {
    try {
      return await check();
    } catch (refusal) {
      await giveBack(request);
      throw refusal;
    }
  }

  route(app, checkUsername, {
    access: 'public',
    limit: 'check-username-address',
    handler: async ({ query }) => ({ available: await isUsernameFree(services, query.username) }),
  });

  route(app, sendSignUpCode, {
    access: 'public',
    limit: 'code-send-address',
    async handler({ body, request }) {
      const college = await orGiveBack(request, () => collegeOf(services, body));
      const { email } = body;
      const mailbox = mailboxOf(email, college.mailProvider);
      const bound = { address: email, purpose, collegeId: college._id, from: request.ip } as const;
      const isStudent = () => isRegistered(database, { email, mailbox });
      await sendCode(services, { bound, mailbox, isStudent }, (code, isKnown) =>
        isKnown ? alreadyRegistered(origins.site) : signUpCode(code, figures.codeMinutes),
      );
      return { message: authMessages.codeSent };
    },
  });

  route(app, register, {
    access: 'public',
    limit: 'code-check-address',
    async handler({ body, request, reply }) {
      const { email, username, otp } = body;
      const college = await orGiveBack(request, async () => {
        const found = await collegeOf(services, body);
        await refuseUnfitUsername(services, username);
        // Checked first, as it is public anyway: a taken name must not cost one of the five tries.
        if (await isUsernameUnavailable(database, username)) throw usernameTaken();
        return found;
      });
      const bound = { address: email, purpose, collegeId: college._id, from: request.ip } as const;
      const consume = await checkCode(services, bound, otp);
      await giveBack(request);
      const passwordHash = await passwords.hash(body.password);
      const mailbox = mailboxOf(email, college.mailProvider);
      const student = { collegeId: college._id, email, mailbox, username, passwordHash };
      const { token } = await database
        .transaction(async (tx) => {
          await consume(tx);
          const key = await insertStudent(tx, student);
          const device = deviceLabel(request.headers['user-agent']);
          return sessions.start(tx, key, { remember: false, device });
        })
        .catch(explain);
      setToken(reply, origins, { token, remember: false });
      browsers.remember(reply, email);
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

/** Two students chose the same name at the same moment: the unique index decides. */
function explain(error: unknown): never {
  if (isTaken(error, 'students_username_lower')) throw usernameTaken();
  const isEmailTaken = isTaken(error, 'students_email') || isTaken(error, 'students_mailbox');
  if (isEmailTaken) throw conflict(authMessages.signUpFailed, 'email');
  throw error;
}

function usernameTaken() {
  return conflict(authMessages.usernameTaken, 'username');
}

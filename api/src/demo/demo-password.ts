import { inArray, sql } from 'drizzle-orm';
import { createHmac } from 'node:crypto';
import { isThisMachine, type Config } from '../config';
import { rows, tables } from '../database/database';
import type { Services } from '../services';
import { demoCampuses, demoPassword } from './campuses';

type Where = Pick<Config, 'publicOrigin' | 'sessionSecret'>;

/** What demo students sign in with: where others can reach the site, nothing that is printed in a README. */
export function demoPasswordOf(config: Where): string {
  if (isThisMachine(config.publicOrigin)) return demoPassword;
  return createHmac('sha256', config.sessionSecret).update('demo').digest('base64url').slice(0, 16);
}

/** Of a demo that was filled on one machine and is now to be reached by others. */
export async function replacePublishedPassword(services: Services): Promise<void> {
  const { config, database, passwords } = services;
  if (isThisMachine(config.publicOrigin)) return;
  const { students } = tables;
  const ids = demoCampuses.flatMap((campus) => campus.students.map(({ id }) => id));
  const kept = await database.orm
    .selectDistinct({ hash: students.passwordHash })
    .from(students)
    .where(inArray(students.id, ids));
  for (const { hash } of kept) {
    if (!(await passwords.matches(demoPassword, hash))) continue;
    const passwordHash = await passwords.hash(demoPasswordOf(config));
    await database.transaction(async (tx) => {
      await rows(
        tx,
        sql`delete from sessions where student_id in (select id from students where password_hash = ${hash})`,
      );
      await rows(
        tx,
        sql`update students set password_hash = ${passwordHash} where password_hash = ${hash}`,
      );
    });
  }
}

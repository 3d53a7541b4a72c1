import { later } from '../../clock';
import { tables } from '../../database/database';
import { loadCollege } from './college';
import { firstNames } from './content/words';
import { batchSize, days, progress, type SeedContext } from './context';

interface Wish {
  readonly count: number;
  readonly passwordHash: string;
}

interface Range {
  readonly first: string;
  readonly last: string;
}

/** Numbered on from those that are there; who has a name or an address already is passed over. */
export async function addStudents(filling: SeedContext, { count, passwordHash }: Wish) {
  const { database, collegeId, now } = filling;
  const random = filling.random('students');
  const tell = progress(filling, { what: 'students', total: count });
  let number = count === 0 ? 0 : await highestNumber(filling);
  const next = () => {
    number += 1;
    const username = `${random.pick(firstNames).toLowerCase()}_${number}`;
    const email = `student${number}${loadCollege.emailSuffix}`;
    return {
      id: filling.id('student', number),
      collegeId,
      email,
      mailbox: email,
      username,
      usernameLower: username,
      passwordHash,
      // Before anything that they write.
      createdAt: later(now, -random.between(days(90), days(150))),
    };
  };
  let added = 0;
  let range: Range | null = null;
  while (added < count) {
    const rows = Array.from({ length: Math.min(batchSize, count - added) }, next);
    const made = await database.orm
      .insert(tables.students)
      .values(rows)
      .onConflictDoNothing()
      .returning({ email: tables.students.email });
    added += made.length;
    range = widened(range, made);
    tell(added);
  }
  return { added, range };
}

function widened(range: Range | null, made: readonly { readonly email: string }[]): Range | null {
  const [first, last] = [made.at(0)?.email, made.at(-1)?.email];
  return first && last ? { first: range?.first ?? first, last } : range;
}

async function highestNumber({ database, collegeId }: SeedContext): Promise<number> {
  const [found] = await database.query<{ highest: number }>(
    `select coalesce(max(substring(email from '^student([0-9]{1,8})@')::int), 0) as highest
     from students where college_id = $1`,
    [collegeId],
  );
  return found?.highest ?? 0;
}

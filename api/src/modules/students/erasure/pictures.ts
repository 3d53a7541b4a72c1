import { sql, type SQL } from 'drizzle-orm';
import { rows, type Orm } from '../../../database';
import { forgetMedia } from '../../pictures/picture-rows';
import { pictureTables, type PictureKind } from '../../pictures/picture-tables';
import type { StudentKey } from '../students.repository';

/** Which things of each kind are a student's. A confession is no post of anybody's here. */
const owners: Readonly<Record<PictureKind, { readonly table: string; readonly student: string }>> =
  {
    post: { table: 'posts', student: 'author_id' },
    ad: { table: 'ads', student: 'seller_id' },
    event: { table: 'events', student: 'organizer_id' },
    explore: { table: 'explores', student: 'organizer_id' },
    dating: { table: 'dating_profiles', student: 'student_id' },
  };

function ofStudent(kind: PictureKind, { collegeId, studentId }: StudentKey): SQL {
  const { table, student } = owners[kind];
  const id = kind === 'dating' ? 'student_id' : 'id';
  return sql`select ${sql.raw(id)} from ${sql.raw(table)}
    where college_id = ${collegeId} and ${sql.raw(student)} = ${studentId}`;
}

const kinds = Object.keys(pictureTables) as PictureKind[];

/**
 * Deletes the rows of all pictures that hang on the student's things, before the things.
 * @returns their keys: the files may go once this is committed
 */
export async function deletePicturesOf(tx: Orm, student: StudentKey): Promise<string[]> {
  const keys: string[] = [];
  for (const kind of kinds) {
    const { table, owner } = pictureTables[kind];
    const gone = await rows<{ key: string }>(
      tx,
      sql`delete from ${sql.raw(table)} where college_id = ${student.collegeId}
        and ${sql.raw(owner)} in (${ofStudent(kind, student)}) returning media_key as key`,
    );
    keys.push(...(await forgetMedia(tx, student.collegeId, gone)));
  }
  return keys;
}

import { updateAbout } from '@campus/contract';
import { tables, type Database } from '../../../database/database';
import type { Viewer } from '../../../http/viewer';
import { isUnblocked } from '../visibility';
import { evidenceTexts, type Subject } from './subject';

const texts = evidenceTexts(
  { form: updateAbout.body, table: tables.students, alias: 's' },
  `'username', s.username, 'year', s.year`,
);

interface PersonRow {
  readonly authorId: string;
  readonly isOwn: boolean;
  readonly texts: Readonly<Record<string, unknown>>;
  readonly image: string | null;
}

/** A person's page: their name, the information about themselves, and the picture. Nothing else is stored. */
export async function findPerson(
  database: Database,
  { collegeId, studentId }: Viewer,
  id: string,
): Promise<Subject | undefined> {
  const [row] = await database.query<PersonRow>(
    `select s.id as "authorId", s.id = $2 as "isOwn", ${texts} as texts,
       (select i.media_key from avatar_images i
         where i.college_id = $1 and i.student_id = s.id) as image
     from students s where s.college_id = $1 and s.person_id = $3 and s.suspended_at is null
       and s.delete_at is null and s.hidden_at is null and ${isUnblocked('s.id')}`,
    [collegeId, studentId, id],
  );
  if (row === undefined) return undefined;
  const { authorId, isOwn, image } = row;
  return { authorId, isOwn, evidence: { ...row.texts, images: image === null ? [] : [image] } };
}

import { textFields, type ReportKind } from '@campus/contract';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';

/**
 * What was there to see. Under `images` are the keys of the pictures: their files stay as long as a report
 * that names them waits for a decision.
 */
export type Evidence = Readonly<Record<string, unknown>> & { readonly images: readonly string[] };

/** Something that a student can see and therefore report. */
export interface Subject {
  /** Null on a confession or a comment on one. */
  readonly authorId: string | null;
  /** Whether it is the student's own. */
  readonly isOwn: boolean;
  readonly evidence: Evidence;
}

/** Where a text is stored and kept under another name than the form gives it. */
interface OtherNames {
  /** The column, as the schema of the table calls it. */
  readonly column?: string;
  /** In the evidence. */
  readonly evidence?: string;
}

interface Source {
  /** What creates such a thing: its texts say whether a report keeps them. */
  readonly form: z.core.$ZodType;
  readonly table: PgTable;
  /** The table's alias in the query. */
  readonly alias: string;
  readonly names?: Readonly<Record<string, OtherNames>>;
}

/**
 * An SQL expression for the texts that a report keeps of a thing, as an object.
 * @param others pairs for what is kept beside them, as `jsonb_build_object` takes them
 * @throws Error where a text has no column
 */
export function evidenceTexts({ form, table, alias, names = {} }: Source, others = ''): string {
  const columns = getTableColumns(table);
  const pairs = textFields(form).flatMap(({ field, evidence }) => {
    if (!evidence) return [];
    const column = columns[names[field]?.column ?? field];
    if (column === undefined) throw new Error(`${getTableName(table)} has no column for ${field}.`);
    return [`'${names[field]?.evidence ?? field}', ${alias}.${column.name}`];
  });
  return `jsonb_build_object(${[...pairs, others].filter(Boolean).join(', ')})`;
}

/** Where the rows of a kind stand, and under which column the id of a report finds them. */
export const subjectTables = {
  post: { table: 'posts', id: 'id' },
  comment: { table: 'comments', id: 'id' },
  ad: { table: 'ads', id: 'id' },
  cab: { table: 'cabs', id: 'id' },
  event: { table: 'events', id: 'id' },
  explore: { table: 'explores', id: 'id' },
  person: { table: 'students', id: 'person_id' },
  profile: { table: 'dating_profiles', id: 'student_id' },
  message: { table: 'dating_messages', id: 'id' },
  'conversation-message': { table: 'conversation_messages', id: 'id' },
} as const satisfies Record<ReportKind, { table: string; id: string }>;

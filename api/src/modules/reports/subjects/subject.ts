import { textFields, type ReportKind } from '@campus/contract';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';

/**
 * The content as it was visible. `images` contains the keys of the pictures: their files are retained while a
 * report that names them is pending.
 */
export type Evidence = Readonly<Record<string, unknown>> & { readonly images: readonly string[] };

/** Content that a student can see and therefore report. */
export interface Subject {
  /** Null on a confession or a comment on one. */
  readonly authorId: string | null;
  /** Whether it is the student's own content. */
  readonly isOwn: boolean;
  readonly evidence: Evidence;
}

/** A text that is stored in the table or the evidence under another name than its form field. */
interface OtherNames {
  /** The column's name in the table's schema. */
  readonly column?: string;
  /** The name in the evidence. */
  readonly evidence?: string;
}

interface Source {
  /** The form that creates such content: its text fields say whether a report stores them. */
  readonly form: z.core.$ZodType;
  readonly table: PgTable;
  /** The table's alias in the query. */
  readonly alias: string;
  readonly names?: Readonly<Record<string, OtherNames>>;
}

/**
 * An SQL expression for the texts that a report stores, as an object.
 * @param others pairs of further data to store, as `jsonb_build_object` takes them
 * @throws Error if a text has no column
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

/** The table of a kind, and its column that matches a report's subject id. */
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

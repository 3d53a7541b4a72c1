import type { ReportKind } from '@campus/contract';

/** Where the rows of a kind stand, and under which column the id of a report finds them. */
export const subjectTables = {
  post: { table: 'posts', id: 'id' },
  comment: { table: 'comments', id: 'id' },
  ad: { table: 'ads', id: 'id' },
  cab: { table: 'cabs', id: 'id' },
  event: { table: 'events', id: 'id' },
  explore: { table: 'explores', id: 'id' },
  profile: { table: 'dating_profiles', id: 'student_id' },
  message: { table: 'dating_messages', id: 'id' },
} as const satisfies Record<ReportKind, { table: string; id: string }>;

import { notificationSentence, type Notification } from '@campus/contract';
import type { Harness, TestStudent } from '../../testing';

export interface NotificationsAnswer {
  readonly notifications: readonly Notification[];
  readonly unread: number;
  readonly pagination: { readonly hasMore: boolean; readonly nextCursor?: string };
}

export async function notificationsOf(
  student: TestStudent,
  query = '',
): Promise<NotificationsAnswer> {
  const answer = await student.get(`/api/notifications${query}`);
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return answer.json<NotificationsAnswer>();
}

/** The notifications of a student, newest first. */
export async function sentences(student: TestStudent): Promise<string[]> {
  return (await notificationsOf(student)).notifications.map(notificationSentence);
}

export function read(student: TestStudent, ids?: readonly string[]) {
  return student.post('/api/notifications/read', ids === undefined ? {} : { ids });
}

export function comment(student: TestStudent, postId: string, text = 'Well said') {
  return student.post(`/api/posts/${postId}/comments`, { comment: text });
}

/** The whole table as text, to check that no column of any row contains something. */
export async function stored(t: Harness): Promise<string> {
  const rows = await t.api.services.database.query<{ row: string }>(
    'select to_jsonb(n)::text as row from notifications n',
  );
  return rows.map(({ row }) => row).join('\n');
}

import { matchRoute } from '../../remote/match-route';
import recorded from './answers.json' with { type: 'json' };

/** What the site holds for a student: the demo's content, none, or nothing that could be read. */
export type DataSet = 'full' | 'empty' | 'broken';

interface Asked {
  method: string;
  /** Without its query. */
  path: string;
  /** Absent where nobody is signed in. */
  dataSet: DataSet | undefined;
}

interface Answer {
  status: number;
  body: unknown;
}

const answers: Readonly<Record<string, unknown>> = recorded.answers;

/** Pages show when something was, so that what was recorded long ago is moved to now. */
function toNow(body: unknown): unknown {
  const passed = Date.now() - Date.parse(recorded.recordedAt);
  const text = JSON.stringify(body).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
    new Date(Date.parse(time) + passed).toISOString(),
  );
  return JSON.parse(text);
}

/** Counts of what a list holds, where the list is empty. */
const counts = /^(?:total|totalPages|totalItems|count|unread\w*)$/i;

/** The same answer where every list is empty. */
export function emptied(body: unknown): unknown {
  if (Array.isArray(body)) return [];
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      typeof value === 'number' && counts.test(key) ? 0 : emptied(value),
    ]),
  );
}

/** The recorded answer of the call whose address this is; one without parameters goes first. */
function recordedFor(path: string): unknown {
  if (path in answers) return answers[path];
  const pattern = Object.keys(answers).find((known) => matchRoute(known, path));
  return pattern && answers[pattern];
}

const student = { _id: 'gate', college_id: 'gate', username: 'gate', isStaff: false };

/** What the gate's site answers to a call. Nothing can be written. */
export function answerTo({ method, path, dataSet }: Asked): Answer {
  if (path === '/api/auth/verify-token') {
    return { status: 200, body: { isAuthenticated: dataSet !== undefined } };
  }
  if (path === '/api/colleges' && dataSet === undefined) {
    return { status: 200, body: recordedFor(path) };
  }
  if (!dataSet) return { status: 401, body: { message: 'Please log in' } };
  // Where there is nothing, one sees what staff see.
  if (path === '/api/auth/me') {
    return { status: 200, body: { ...student, isStaff: dataSet === 'empty' } };
  }
  const body = method === 'GET' && dataSet !== 'broken' ? recordedFor(path) : undefined;
  if (body === undefined) return { status: 503, body: { message: 'There is no data here' } };
  return { status: 200, body: toNow(dataSet === 'empty' ? emptied(body) : body) };
}

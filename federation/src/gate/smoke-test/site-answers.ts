import { matchRoute } from '../../remote/match-route';
import recorded from './answers.json' with { type: 'json' };

/** The data that the site returns to a student: the demo's content, empty lists, or errors. */
export type DataSet = 'full' | 'empty' | 'broken';

interface Asked {
  method: string;
  /** Without the query string. */
  path: string;
  /** Absent if nobody is signed in. */
  dataSet: DataSet | undefined;
}

interface Answer {
  status: number;
  body: unknown;
}

const answers: Readonly<Record<string, unknown>> = recorded.answers;

/** Pages show dates and times, so recorded ones are shifted to now. */
function toNow(body: unknown): unknown {
  const passed = Date.now() - Date.parse(recorded.recordedAt);
  const text = JSON.stringify(body).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) =>
    new Date(Date.parse(time) + passed).toISOString(),
  );
  return JSON.parse(text);
}

/** Fields with the number of list items; set to 0 if the list is empty. */
const counts = /^(?:total|totalPages|totalItems|count|unread\w*)$/i;

/** The same answer with every list empty. */
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

/** The recorded answer for this path. An exact match wins over a pattern with parameters. */
function recordedFor(path: string): unknown {
  if (path in answers) return answers[path];
  const pattern = Object.keys(answers).find((known) => matchRoute(known, path));
  return pattern && answers[pattern];
}

const student = { _id: 'gate', college_id: 'gate', username: 'gate', isStaff: false };

/** The answer of the gate's site to a call. Writes are not possible. */
export function answerTo({ method, path, dataSet }: Asked): Answer {
  if (path === '/api/auth/verify-token') {
    return { status: 200, body: { isAuthenticated: dataSet !== undefined } };
  }
  if (path === '/api/colleges' && dataSet === undefined) {
    return { status: 200, body: recordedFor(path) };
  }
  if (!dataSet) return { status: 401, body: { message: 'Please log in' } };
  // With empty data, the visitor is staff, to show the pages for staff as well.
  if (path === '/api/auth/me') {
    return { status: 200, body: { ...student, isStaff: dataSet === 'empty' } };
  }
  const body = method === 'GET' && dataSet !== 'broken' ? recordedFor(path) : undefined;
  if (body === undefined) return { status: 503, body: { message: 'There is no data here' } };
  return { status: 200, body: toNow(dataSet === 'empty' ? emptied(body) : body) };
}

import { randomBytes } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';

export interface Student {
  cookie: string;
}

export interface SignIn {
  first: string;
  password: string;
}

/** Enough students that none of them reaches a per-student limit. */
const students = 12;
const perSecond = 15;

export async function signIn(url: string, email: string, password: string): Promise<Student> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`${email} cannot sign in: ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { cookie: cookies.join('; ') };
}

export async function get<T>(url: string, path: string, { cookie }: Student): Promise<T> {
  const answer = await fetch(url + path, { headers: { cookie } });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Students who read and write continuously: 15 calls a second, every fifth a comment. */
export async function startCalls(url: string, { first, password }: SignIn) {
  const everybody = await Promise.all(
    Array.from({ length: students }, (_, at) =>
      signIn(url, first.replace(/1@/, `${at + 1}@`), password),
    ),
  );
  const [reader] = everybody as [Student];
  const { posts } = await get<{ posts: { _id: string }[] }>(url, '/api/posts?page=1', reader);
  const post = posts[0]?._id ?? '';
  const acknowledged: string[] = [];
  const failures: string[] = [];
  let calls = 0;
  let running = true;

  async function call(number: number): Promise<void> {
    const { cookie } = everybody[number % students] as Student;
    const content = `Word ${randomBytes(5).toString('hex').replaceAll(/\d/g, 'x')}`;
    const isWrite = number % 5 === 0;
    const began = performance.now();
    try {
      const answer = await fetch(`${url}/api/posts${isWrite ? `/${post}/comments` : '?page=1'}`, {
        headers: { cookie, 'content-type': 'application/json' },
        ...(isWrite && { method: 'POST', body: JSON.stringify({ comment: content }) }),
        signal: AbortSignal.timeout(20_000),
      });
      await answer.text();
      if (!answer.ok) failures.push(`${isWrite ? 'write' : 'read'}: ${answer.status}`);
      else if (isWrite) acknowledged.push(content);
    } catch (error) {
      const ms = Math.round(performance.now() - began);
      failures.push(`${isWrite ? 'write' : 'read'}: ${String(error)} after ${ms} ms`);
    }
  }

  const inFlight = new Set<Promise<void>>();
  const sending = (async () => {
    for (; running; calls += 1) {
      const one = call(calls).finally(() => inFlight.delete(one));
      inFlight.add(one);
      await after(1000 / perSecond);
    }
    await Promise.all(inFlight);
  })();

  /** Comments confirmed by the site that are missing. */
  async function lost(): Promise<string[]> {
    const there = await get<{ content: string }[]>(url, `/api/posts/${post}/comments`, reader);
    const known = new Set(there.map(({ content }) => content));
    return acknowledged.filter((content) => !known.has(content));
  }

  return {
    async stop() {
      running = false;
      await sending;
      return { calls, failures, writes: acknowledged.length, lost: await lost() };
    },
  };
}

/** Polls until the condition holds. @returns milliseconds waited */
export async function until(isSo: () => Promise<boolean>, atMost = 60_000): Promise<number> {
  const began = performance.now();
  while (!(await isSo().catch(() => false))) {
    if (performance.now() - began > atMost) throw new Error(`not within ${atMost} ms`);
    await after(100);
  }
  return Math.round(performance.now() - began);
}

import type { Endpoint } from '@campus/contract';
import { endpoints, filled, hostileTexts } from '@campus/contract/testing';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { withSignedIn, type Check, type SignedIn } from './site';

/** One text in one field of a call; the other fields have short texts. */
interface HostileCall {
  readonly what: string;
  readonly method: Endpoint['method'];
  /** Written when it is sent: all bodies together would take hundreds of megabytes. */
  write(): { readonly path: string; readonly body?: string };
}

/** Bytes of a body, and of the encoded text in a path: Node accepts 16 kB of headers. */
const [bodyMax, pathMax] = [64 * 1024, 12_000];
const marker = 'the text of this field';
const short = 'Hello';

/** One text in each text field of every call, one after the other. It is cut to the maximum size of a call. */
function hostileCalls(shape: string, text: string): HostileCall[] {
  return endpoints
    .filter(({ path }) => path !== '/api/user/delete')
    .flatMap((endpoint) => [
      ...inBody(endpoint, shape, text),
      ...inQuery(endpoint, shape, text),
      ...inPath(endpoint, shape, text),
    ]);
}

function inBody({ method, path, body }: Endpoint, shape: string, text: string): HostileCall[] {
  const parts = JSON.stringify(body && filled(body, marker))?.split(JSON.stringify(marker)) ?? [];
  const whole = (at: number, written: string) =>
    [parts.slice(0, at), parts.slice(at)]
      .map((side) => side.join(JSON.stringify(short)))
      .join(written);
  return parts.slice(1).map((_part, index) => {
    const field = /"(\w+)":\[?$/.exec(parts[index] ?? '')?.[1] ?? index;
    return {
      what: `${method} ${path} body.${field}: ${text.length} of ${shape}`,
      method,
      write() {
        const room = bodyMax - Buffer.byteLength(whole(index + 1, '""'));
        const body = whole(index + 1, JSON.stringify(fitting(text, room, JSON.stringify)));
        return { path: path.replaceAll(/:\w+/g, nothing), body };
      },
    };
  });
}

function inQuery({ method, path, query }: Endpoint, shape: string, text: string): HostileCall[] {
  const fields = Object.entries(query ? (filled(query, marker) as object) : {});
  return fields
    .filter(([, value]) => value === marker)
    .map(([field]) => ({
      what: `${method} ${path} query.${field}: ${text.length} of ${shape}`,
      method,
      write: () => ({
        path: `${path.replaceAll(/:\w+/g, nothing)}?${field}=${encoded(fitting(text, pathMax, encoded))}`,
      }),
    }));
}

function inPath({ method, path }: Endpoint, shape: string, text: string): HostileCall[] {
  return (path.match(/:\w+/g) ?? []).map((name) => ({
    what: `${method} ${path} params.${name.slice(1)}: ${text.length} of ${shape}`,
    method,
    write() {
      const value = encoded(fitting(text, pathMax, encoded));
      const written = path.replaceAll(/:\w+/g, (found) => (found === name ? value : nothing));
      return { path: written };
    },
  }));
}

/** An id that does not exist. */
const nothing = '00000000-0000-4000-8000-000000000000';

/** As `fetch` sends it: an apostrophe takes three bytes, too. Node itself refuses longer headers. */
const encoded = (text: string) =>
  encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd')).replaceAll("'", '%27');

/** The longest start of a text that takes this many bytes when encoded. */
function fitting(text: string, bytes: number, write: (text: string) => string): string {
  const share = Math.min(1, bytes / Buffer.byteLength(write(text)));
  return text.slice(0, Math.floor(text.length * share) - 2);
}

/** Milliseconds. */
const limits = { answer: 100, life: 50 };
const atOnce = 4;
const betweenBeats = 3;
/** Time of the harmless calls. */
const rounds = 5;
/** The maximum of a body, and of many fields: the text is moderated and stored. */
const lengths = [64 * 1024, 1000];
/** A slow call counts if it is slow again each time: the machine has other work too. */
const repeats = 3;

interface Slow {
  readonly ms: number;
  /** The calls in progress. */
  readonly calls: readonly HostileCall[];
}

interface Measured {
  readonly answer: Slow;
  readonly life: Slow;
  /** Everything that exceeded a limit. */
  readonly slow: readonly Slow[];
  /** Calls with a 5xx answer or none. */
  readonly broken: readonly string[];
}

/** Sends calls, several at a time, and checks meanwhile whether the process is alive. */
async function measure(
  { url, token }: SignedIn,
  calls: readonly HostileCall[],
  most: typeof limits,
): Promise<Measured> {
  let answer: Slow = { ms: 0, calls: [] };
  let life: Slow = { ms: 0, calls: [] };
  const slow: Slow[] = [];
  const broken: string[] = [];
  const underWay = new Set<HostileCall>();
  let isOver = false;
  const cookie = `campus_session=${token}`;

  async function send(call: HostileCall): Promise<void> {
    const { path, body } = call.write();
    const headers = {
      cookie,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    underWay.add(call);
    const began = performance.now();
    const status = await fetch(url + path, { method: call.method, headers, body: body ?? null })
      .then(async (response) => {
        await response.arrayBuffer();
        return response.status;
      })
      .catch((error: Error) => String(error.cause ?? error));
    const result = { ms: performance.now() - began, calls: [call] };
    underWay.delete(call);
    if (typeof status === 'string' || status >= 500) broken.push(`${call.what}: ${status}`);
    if (result.ms > answer.ms) answer = result;
    if (result.ms > most.answer) slow.push(result);
  }

  async function watchLife(): Promise<void> {
    while (!isOver) {
      const calls = new Set(underWay);
      const began = performance.now();
      await fetch(`${url}/api/health/live`)
        .then((response) => response.arrayBuffer())
        .catch((error: Error) => broken.push(`live: ${String(error.cause ?? error)}`));
      const ms = performance.now() - began;
      for (const call of underWay) calls.add(call);
      const result = { ms, calls: [...calls] };
      if (ms > life.ms) life = result;
      if (ms > most.life) slow.push(result);
      await wait(betweenBeats);
    }
  }

  const watching = watchLife();
  const lanes = pLimit(atOnce);
  await Promise.all(calls.map((call) => lanes(() => send(call))));
  isOver = true;
  await watching;
  return { answer, life, slow, broken };
}

const named = ({ ms, calls }: Slow) =>
  `${ms.toFixed(0)} ms, ${calls.map(({ what }) => what).join(' | ') || 'alone'}`;

/** Each text field of every call with each hostile text. The site must answer all of it, and in time. */
export const hostileCheck: Check = {
  name: 'hostile input',
  run: (_size, say) =>
    withSignedIn(async (signedIn) => {
      const texts = lengths.flatMap(hostileTexts);
      const calls = texts.flatMap(([shape, text]) => hostileCalls(shape, text));
      const harmless = Array.from({ length: rounds }, () => lengths)
        .flat()
        .flatMap((length) => hostileCalls('words', 'Anyone up for chai? '.repeat(length / 20)));
      // The first call of each kind compiles code.
      await measure(signedIn, harmless.slice(0, 500), limits);
      const plain = await measure(signedIn, harmless, limits);
      say(`${harmless.length} harmless calls: slowest answer ${named(plain.answer)}`);
      say(`live beside them: ${named(plain.life)}`);
      // On a slower machine the harmless calls set the limit.
      const most = {
        answer: Math.max(limits.answer, plain.answer.ms),
        life: Math.max(limits.life, plain.life.ms),
      };
      const result = await measure(signedIn, calls, most);
      say(`${calls.length} hostile calls: slowest answer ${named(result.answer)}`);
      say(`live beside them: ${named(result.life)}`);
      const problems = [...plain.broken, ...result.broken];
      for (const each of result.slow) {
        let again: readonly Slow[] = [each];
        for (let time = 0; time < repeats && again.length > 0; time += 1) {
          again = (await measure(signedIn, each.calls, most)).slow;
        }
        problems.push(...again.map(named));
      }
      if (!(await signedIn.isSignedIn()))
        problems.push('A call has ended the session of all calls.');
      return problems;
    }),
};

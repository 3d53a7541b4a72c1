import autocannon from 'autocannon';
import { io, type Socket } from 'socket.io-client';

export interface Call {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Relative frequency of the call. */
  readonly weight: number;
}

interface Load {
  readonly url: string;
  readonly calls: readonly Call[];
  /** Session cookies; each connection takes the next one. */
  readonly cookies?: readonly string[];
  readonly seconds?: number;
  /** Ends after this many requests instead of after a time. */
  readonly amount?: number;
  /** Requests a second. Default: as many as are answered. */
  readonly rate?: number;
  readonly connections?: number;
}

export interface Measured {
  readonly perSecond: number;
  readonly answered: number;
  readonly p99: number;
}

const shareOut = (calls: readonly Call[]) =>
  calls.flatMap((call) => Array.from({ length: call.weight }, () => call));

/**
 * Sends calls for a while, in a mix that is the same each time.
 * @throws Error if one is answered with anything but 2xx
 */
export async function load(load: Load): Promise<Measured> {
  const { url, calls, cookies = [], seconds = 1, amount, rate, connections = 16 } = load;
  const mix = shareOut(calls);
  // Spread evenly: the same call is not sent twenty times in a row.
  const requests = mix.map((_, index) => {
    const { method = 'GET', path = '/', body } = mix[(index * 37) % mix.length] ?? {};
    return {
      method,
      path,
      ...(body && { body: JSON.stringify(body) }),
      headers: body ? { 'content-type': 'application/json' } : {},
    };
  });
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(amount !== undefined && { amount }),
    ...(rate !== undefined && { overallRate: rate }),
    requests,
    setupClient(client) {
      const cookie = cookies[next++ % Math.max(1, cookies.length)];
      if (cookie === undefined) return;
      client.setRequests(
        requests.map((request) => ({ ...request, headers: { ...request.headers, cookie } })),
      );
    },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} calls were refused`);
  return {
    perSecond: result['2xx'] / result.duration,
    answered: result['2xx'],
    p99: result.latency.p99,
  };
}

/** Maximum number of open pages per student. */
const pagesOfStudent = 10;

interface Page {
  readonly url: string;
  readonly cookie?: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** An open page, as far as the server sees one. @throws Error if it is refused */
export async function connect({ url, cookie, query = {} }: Page): Promise<Socket> {
  const extraHeaders: Record<string, string> = cookie === undefined ? {} : { cookie };
  const socket = io(url, { transports: ['websocket'], forceNew: true, query, extraHeaders });
  const refused = new Promise<never>((_resolve, reject) => socket.on('connect_error', reject));
  await Promise.race([new Promise<void>((resolve) => socket.on('connect', resolve)), refused]);
  return socket;
}

/**
 * Open pages that send nothing, at most ten per student.
 * @param cookies of at least a tenth as many students
 */
export async function connectMany(url: string, count: number, cookies: readonly string[] = []) {
  const sockets: Socket[] = [];
  for (let at = 0; at < count; at += 1) {
    const cookie = cookies[Math.floor(at / pagesOfStudent)];
    sockets.push(await connect({ url, ...(cookie !== undefined && { cookie }) }));
  }
  return sockets;
}

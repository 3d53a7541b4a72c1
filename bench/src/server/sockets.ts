import { io, type Socket } from 'socket.io-client';

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

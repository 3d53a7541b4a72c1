import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

export interface Answer {
  status: number;
  body: string;
  /** `name=value` of the received cookies. */
  cookie: string;
}

export interface Call {
  method?: string;
  data?: object;
  cookie?: string;
}

/**
 * Calls the site from another address of this machine (anything in 127.0.0.0/8), so that the call can be
 * identified in the site's records.
 */
export function callFrom(localAddress: string, site: string) {
  return async (path: string, { method, data, cookie }: Call = {}): Promise<Answer> => {
    const content = data === undefined ? '' : JSON.stringify(data);
    const sent = request(new URL(path, site), {
      localAddress,
      agent: false,
      method: method ?? (data === undefined ? 'GET' : 'POST'),
      headers: {
        'content-length': Buffer.byteLength(content),
        ...(data && { 'content-type': 'application/json' }),
        ...(cookie && { cookie }),
      },
    });
    // The server does not read a rejected body to its end.
    sent.on('error', () => undefined);
    sent.end(content);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const cookies = (answer.headers['set-cookie'] ?? []).map((each) => each.split(';')[0]);
    const body = await text(answer).catch(() => '');
    return { status: answer.statusCode ?? 0, body, cookie: cookies.join('; ') };
  };
}

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const secret = 'a/secret+of the tests';
const sha = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

/** Signature version 4, computed from the received request rather than by the library under test. */
function signatureOf(request: IncomingMessage, body: Buffer): string {
  const authorization = String(request.headers.authorization);
  const [, scope = '', signed = ''] =
    /Credential=KEY\/([^,]+), SignedHeaders=([^,]+)/.exec(authorization) ?? [];
  const url = new URL(String(request.url), 'http://storage');
  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const headers = signed
    .split(';')
    .map((header) => `${header}:${String(request.headers[header])}\n`);
  const hash = String(request.headers['x-amz-content-sha256']);
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha(body)) return 'the body is not what was signed';
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), signed, hash];
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'],
    scope,
    sha(canonical.join('\n')),
  ];
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text.join('\n')).toString('hex');
}

const written = '2020-01-01T00:00:00.000Z';

/** An S3-compatible storage that stores objects in memory and refuses wrong signatures. */
export interface TestStorage {
  /** Address with its key, for the folder `media`. */
  readonly address: string;
  /** By their paths. */
  readonly objects: Map<string, Buffer>;
  /** Makes it answer every call with an error. */
  broken: boolean;
  close(): Promise<void>;
}

export async function startStorage(): Promise<TestStorage> {
  const objects = new Map<string, Buffer>();

  /** Two objects per page, so that listing needs several pages. */
  function listing(token: string | null): string {
    const start = Number(token ?? 0);
    const names = [...objects.keys()].map((path) => path.replace('/bucket/', ''));
    const contents = names
      .slice(start, start + 2)
      .map(
        (key) => `<Contents><Key>${key}</Key><LastModified>${written}</LastModified></Contents>`,
      );
    const next =
      start + 2 < names.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : '';
    return `<ListBucketResult>${contents.join('\n')}${next}</ListBucketResult>`;
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const right = String(request.headers.authorization).endsWith(signatureOf(request, body));
    const url = new URL(String(request.url), 'http://storage');
    const answer = (status: number, content: Buffer | string = '') => {
      response.writeHead(status).end(content);
    };
    if (!right) return answer(403);
    if (storage.broken) return answer(500);
    if (url.searchParams.has('list-type'))
      return answer(200, listing(url.searchParams.get('continuation-token')));
    if (request.method === 'PUT') objects.set(url.pathname, body);
    if (request.method === 'DELETE') objects.delete(url.pathname);
    const found = objects.get(url.pathname);
    if (request.method === 'GET') return answer(found ? 200 : 404, found);
    return answer(request.method === 'DELETE' ? 204 : 200);
  }
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const storage: TestStorage = {
    address: `http://KEY:${encodeURIComponent(secret)}@127.0.0.1:${port}/bucket/media?region=ap-south-1`,
    objects,
    broken: false,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return storage;
}

import { AwsClient } from 'aws4fetch';
import type { MediaStore } from './store';

/** Milliseconds that one call may take. */
const patience = 5000;

interface Listed {
  readonly name: string;
  readonly written: Date;
}

/**
 * Pictures as objects of an S3-compatible storage.
 * @param address `https://KEY:SECRET@host:port/bucket/prefix?region=eu-central-1`; prefix and region
 * (`us-east-1`) may be left out, the bucket is addressed by path
 */
export function createS3Store(address: string): MediaStore {
  const { username, password, origin, pathname, searchParams } = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    region: searchParams.get('region') ?? 'us-east-1',
    service: 's3',
    retries: 1,
  });
  const [bucket = '', ...folders] = pathname.split('/').filter(Boolean);
  const prefix = [...folders, ''].join('/');

  async function call(path: string, method: string, body?: Buffer): Promise<Response> {
    const url = `${origin}/${bucket}${path}`;
    const signal = AbortSignal.timeout(patience);
    const sent = body
      ? { body: new Uint8Array(body), headers: { 'content-type': 'image/webp' } }
      : {};
    const answer = await client.fetch(url, { method, signal, ...sent });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The storage answered ${method} with ${answer.status}.`);
  }

  const object = (name: string) => `/${prefix}${name.slice(0, 2)}/${name}`;

  async function* list(): AsyncIterable<Listed> {
    let next: string | undefined = '';
    while (next !== undefined) {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (next !== '') query.set('continuation-token', next);
      const page = await (await call(`?${query}`, 'GET')).text();
      yield* objectsIn(page);
      next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
    }
  }

  return {
    async put(name, bytes) {
      const answer = await call(object(name), 'PUT', bytes);
      if (!answer.ok) throw new Error('The storage has no such bucket.');
    },
    async get(name) {
      const answer = await call(object(name), 'GET');
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
    async remove(name) {
      await call(object(name), 'DELETE');
    },
    async *olderThan(moment) {
      for await (const { name, written } of list()) if (written < moment) yield name;
    },
  };
}

/** The names are ours: letters, digits, dots and hyphens, which XML leaves as they are. */
function* objectsIn(page: string): Iterable<Listed> {
  for (const [, content = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = /<Key>(?:[^<]*\/)?([^</]+)<\/Key>/.exec(content)?.[1];
    const written = /<LastModified>([^<]+)</.exec(content)?.[1];
    if (name && written) yield { name, written: new Date(written) };
  }
}

import { AwsClient } from 'aws4fetch';

/** A folder of a bucket in S3-compatible storage. */
export interface S3Bucket {
  put(name: string, body: Blob): Promise<void>;
  /** Undefined if the object does not exist. */
  get(name: string): Promise<Buffer | undefined>;
  /** A missing object is not an error. */
  remove(name: string): Promise<void>;
  list(): AsyncIterable<S3Object>;
}

export interface S3Object {
  /** Without the parent folders. */
  readonly name: string;
  readonly written: Date;
}

/**
 * @param address `https://KEY:SECRET@host:port/bucket/prefix?region=eu-central-1`; prefix and region
 * (`us-east-1`) may be left out, the bucket is addressed by path
 * @param timeout milliseconds that one call may take
 */
export function openS3Bucket(address: string, timeout: number): S3Bucket {
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

  async function call(path: string, method: string, body?: Blob): Promise<Response> {
    const url = `${origin}/${bucket}${path}`;
    const signal = AbortSignal.timeout(timeout);
    const sent = body ? { body, headers: { 'content-type': body.type } } : {};
    const answer = await client.fetch(url, { method, signal, ...sent });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(`The storage answered ${method} with ${answer.status}.`);
  }

  return {
    async put(name, body) {
      const answer = await call(`/${prefix}${name}`, 'PUT', body);
      if (!answer.ok) throw new Error('The storage has no such bucket.');
    },
    async get(name) {
      const answer = await call(`/${prefix}${name}`, 'GET');
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
    },
    async remove(name) {
      await call(`/${prefix}${name}`, 'DELETE');
    },
    async *list() {
      let next: string | undefined = '';
      while (next !== undefined) {
        const query = new URLSearchParams({ 'list-type': '2', prefix });
        if (next !== '') query.set('continuation-token', next);
        const page = await (await call(`?${query}`, 'GET')).text();
        yield* objectsIn(page);
        next = /<NextContinuationToken>([^<]+)</.exec(page)?.[1];
      }
    },
  };
}

/** The names are ours: letters, digits, dots and hyphens, which need no escaping in XML. */
function* objectsIn(page: string): Iterable<S3Object> {
  for (const [, content = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
    const name = /<Key>(?:[^<]*\/)?([^</]+)<\/Key>/.exec(content)?.[1];
    const written = /<LastModified>([^<]+)</.exec(content)?.[1];
    if (name && written) yield { name, written: new Date(written) };
  }
}

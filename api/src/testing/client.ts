import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

type Headers = Record<string, string>;

/** A browser without the browser: sends JSON and keeps its cookie. */
export interface Client {
  /** The `Cookie` header as it is now. */
  cookie(): string;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  put(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  delete(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
}

export function createClient(app: FastifyInstance, cookie = ''): Client {
  let held = cookie;

  async function send(options: InjectOptions, body?: unknown): Promise<LightMyRequestResponse> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = held === '' ? {} : { cookie: held };
    const answer = await app.inject({
      ...options,
      headers: { ...sent, ...json, ...options.headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    for (const { name, value } of answer.cookies) held = value === '' ? '' : `${name}=${value}`;
    return answer;
  }

  return {
    cookie: () => held,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) => send({ method: 'POST', url, headers }, body),
    put: (url, body, headers = {}) => send({ method: 'PUT', url, headers }, body),
    delete: (url, headers = {}) => send({ method: 'DELETE', url, headers }),
  };
}

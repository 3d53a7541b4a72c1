import type { Endpoint } from '../endpoint';
import { moderationFailed } from '../messages/server';
import { endpoints } from './inputs';
import { sampleAnswer } from './skewed-answers';

export type Answers = ReadonlyMap<Endpoint, unknown>;

function fits({ method, path }: Endpoint, asked: string, address: string): boolean {
  const pattern = path.replace(/:\w+/g, '[^/]+');
  return method === asked && new RegExp(`^${pattern}$`).test(address);
}

/** The requested call; one without path parameters takes precedence. */
function endpointOf(method: string, address: string): Endpoint | undefined {
  const fitting = endpoints.filter((endpoint) => fits(endpoint, method, address));
  return fitting.find(({ path }) => path === address) ?? fitting[0];
}

export interface AnyServer {
  /** The calls made by the page, without duplicates. */
  readonly asked: Set<Endpoint>;
  /** Number of pending answers. */
  readonly pending: () => number;
}

/** Replaces the network and answers every call of the contract, with a short answer unless overridden. */
export function anyServer(answers: Answers = new Map()): AnyServer {
  const asked = new Set<Endpoint>();
  let pending = 0;
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.origin);
    const endpoint = endpointOf(init?.method ?? 'GET', pathname);
    if (!endpoint) throw new Error(`The contract has no ${init?.method ?? 'GET'} ${pathname}`);
    asked.add(endpoint);
    pending += 1;
    const body = answers.get(endpoint) ?? sampleAnswer(endpoint, 1);
    const response = new Response(JSON.stringify(body), { status: endpoint.status ?? 200 });
    return Promise.resolve(response).finally(() => (pending -= 1));
  };
  return { asked, pending: () => pending };
}

/** A request of the page. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly headers: Headers;
}

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Handler = (asked: Asked) => unknown;

/** By method and path, e.g. `GET /api/posts`; a handler returns a body, a Reply, or throws `offline`. */
export type Routes = Readonly<Record<string, Handler>>;

export const offline = new TypeError('Failed to fetch');

export function refusal(status: number, message: string, extra: object = {}): Reply {
  return { status, body: { message, ...extra } };
}

export function moderated(field: string, reason: string): Reply {
  return refusal(422, 'Content moderation failed', { type: moderationFailed, field, reason });
}

function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && 'status' in value && 'body' in value;
}

export interface FakeServer {
  readonly asked: Asked[];
  /** The requests of one route, e.g. `POST /api/posts`. */
  calls(route: string): Asked[];
  /** Adds or replaces routes. */
  on(routes: Routes): void;
}

/** Replaces the network: it receives every call of the page, and an unknown one fails the test. */
export function fakeServer(first: Routes): FakeServer {
  const routes = { ...first };
  const asked: Asked[] = [];
  const routeOf = ({ method, path }: Asked) => `${method} ${path}`;
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input), location.origin);
    const call: Asked = {
      method: init?.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init?.headers),
    };
    asked.push(call);
    const handler = routes[routeOf(call)];
    if (!handler) throw new Error(`Nobody answers ${routeOf(call)}`);
    const answer = await handler(call);
    const { body, ...options }: Reply = isReply(answer) ? answer : { status: 200, body: answer };
    return new Response(JSON.stringify(body), options);
  };
  return {
    asked,
    calls: (route) => asked.filter((call) => routeOf(call) === route),
    on: (more) => void Object.assign(routes, more),
  };
}

/** An answer that the test sends when it is ready to. */
export function held<T>() {
  let give: (answer: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

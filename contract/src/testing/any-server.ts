import type { Endpoint } from '../endpoint';
import { endpoints } from './inputs';
import { sampleAnswer } from './sample-answer';

export type Answers = ReadonlyMap<Endpoint, unknown>;

function fits({ method, path }: Endpoint, asked: string, address: string): boolean {
  const pattern = path.replace(/:\w+/g, '[^/]+');
  return method === asked && new RegExp(`^${pattern}$`).test(address);
}

/** The call that was asked for; one without parameters in its path goes first. */
function endpointOf(method: string, address: string): Endpoint | undefined {
  const fitting = endpoints.filter((endpoint) => fits(endpoint, method, address));
  return fitting.find(({ path }) => path === address) ?? fitting[0];
}

export interface AnyServer {
  /** What the page has asked for, each once. */
  readonly asked: Set<Endpoint>;
  /** Answers that are under way. */
  readonly pending: () => number;
}

/** Stands where the network is and answers every call of the contract, with a short one where not told. */
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

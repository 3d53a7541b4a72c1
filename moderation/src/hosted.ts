import * as z from 'zod/mini';
import type { Classification } from './types';

export interface HostedOptions {
  /** Base address of an OpenAI-compatible service; `/moderations` is appended. */
  readonly url: string;
  readonly fetch?: typeof fetch;
  readonly timeoutMs?: number;
  readonly model?: string;
}

const answerSchema = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.optional(z.record(z.string(), z.boolean())) }),
  ),
});

// The service's categories, most serious first; any other flagged category counts as abuse.
const classOf: readonly (readonly [category: string, classification: Classification])[] = [
  ['sexual/minors', 'sexual'],
  ['self-harm', 'self-harm'],
  ['harassment/threatening', 'threat'],
  ['hate/threatening', 'threat'],
  ['violence', 'threat'],
  ['illicit', 'scam'],
  ['hate', 'slur'],
  ['sexual', 'sexual'],
];

function classify(categories: Readonly<Record<string, boolean>> = {}): Classification {
  const flagged = Object.keys(categories).filter((name) => categories[name]);
  const known = classOf.find(([category]) => flagged.some((name) => name.startsWith(category)));
  return known ? known[1] : 'abuse';
}

/**
 * Queries the hosted service. Only the text is sent: no cookie, no id, no field name.
 * Resolves to the class if the text is flagged, to undefined if not; rejects if the
 * service fails, returns an invalid answer or takes longer than `timeoutMs`.
 */
export async function askHosted(
  text: string,
  { url, fetch: send = fetch, timeoutMs = 800, model }: HostedOptions,
): Promise<Classification | undefined> {
  const response = await send(`${url.replace(/(?<!\/)\/+$/, '')}/moderations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(model === undefined ? { input: text } : { model, input: text }),
    redirect: 'error',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`hosted moderation answered ${String(response.status)}`);
  const [result] = z.parse(answerSchema, await response.json()).results;
  return result?.flagged ? classify(result.categories) : undefined;
}

import * as z from 'zod/mini';
import type { Classification, FieldText, Verdict } from './types';
import { moderateText, quote, reasonFor } from './moderate-text';
import { rules } from './rules';

interface HostedOptions {
  /** Base address of an OpenAI-compatible service; `/moderations` is appended. */
  readonly url: string;
  readonly timeoutMs?: number;
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
  { url, timeoutMs = 800 }: HostedOptions,
): Promise<Classification | undefined> {
  const response = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}/moderations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ input: text }),
    redirect: 'error',
    credentials: 'omit',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`hosted moderation answered ${String(response.status)}`);
  const [result] = z.parse(answerSchema, await response.json()).results;
  return result?.flagged ? classify(result.categories) : undefined;
}

export interface ModeratorOptions extends Partial<HostedOptions> {
  /** Called with the reason why a hosted check did not count. Never receives the text. */
  readonly logger?: { warn: (details: { reason: string }, message: string) => void };
}

export interface Moderator {
  moderate: (fields: readonly FieldText[]) => Promise<Verdict>;
}

function embedded(fields: readonly FieldText[]): Verdict {
  for (const { field, text, kind } of fields) {
    const verdict = moderateText(text, kind);
    if (verdict.verdict === 'refuse') {
      const { classification, reason } = verdict;
      return { verdict: 'refuse', field, classification, reason };
    }
  }
  return { verdict: 'allow' };
}

async function hosted(fields: readonly FieldText[], options: HostedOptions): Promise<Verdict> {
  const asked = fields.filter(({ text }) => text.trim() !== '');
  const answers = await Promise.all(asked.map(({ text }) => askHosted(text, options)));
  for (const [at, classification] of answers.entries()) {
    const item = asked[at];
    if (!item || !classification || rules[item.kind ?? 'post'].refuse[classification] === 'off')
      continue;
    const reason = reasonFor(classification, quote(item.text, 0, item.text.length));
    return { verdict: 'refuse', field: item.field, classification, reason };
  }
  return { verdict: 'allow' };
}

/**
 * The first refused field decides. The embedded verdict is computed first and is final if
 * it refuses, if there is no `url`, and if the hosted check fails or times out. Never throws.
 */
export function createModerator(options: ModeratorOptions = {}): Moderator {
  const { url, logger } = options;
  return {
    async moderate(fields) {
      const verdict = embedded(fields);
      if (verdict.verdict === 'refuse' || url === undefined || url === '') return verdict;
      try {
        return await hosted(fields, { ...options, url });
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown';
        logger?.warn({ reason }, 'hosted moderation did not answer: using the embedded verdict');
        return verdict;
      }
    },
  };
}

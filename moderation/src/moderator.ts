import { askHosted, type HostedOptions } from './hosted';
import { moderateText } from './moderate-text';
import { quote, reasonFor } from './reasons';
import { rules } from './rules';
import type { FieldText, Verdict } from './types';

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

/** One call with its options, for callers that do not keep a moderator. */
export function moderate(
  fields: readonly FieldText[],
  options: ModeratorOptions = {},
): Promise<Verdict> {
  return createModerator(options).moderate(fields);
}

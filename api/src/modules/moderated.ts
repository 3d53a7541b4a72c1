import { textFields, type ModerationRules } from '@campus/contract';
import type * as z from 'zod/mini';
import { notAllowed } from '../http/errors';
import type { FieldKind, FieldText, Moderator, ModeratorOptions } from '@campus/moderation';

/** The confession rules that replace the contract's rules for a post or comment. */
const ofConfessions: Partial<Record<ModerationRules, FieldKind>> = {
  post: 'confession',
  comment: 'confessionComment',
};

/**
 * The word lists take as long to load as half of the server, so they are loaded with the first call of
 * `moderate`. A running site calls it without texts to load them earlier.
 */
export function createLateModerator(options: ModeratorOptions): Moderator {
  let loading: Promise<Moderator> | undefined;
  const load = async () => (await import('@campus/moderation')).createModerator(options);
  return { moderate: async (fields) => (await (loading ??= load())).moderate(fields) };
}

/**
 * The texts of a form that other students will read, each with the contract's rules for it. Missing and empty
 * texts are left out.
 */
export function moderatedTexts<S extends z.core.$ZodType>(
  form: S,
  values: z.core.output<S>,
  { isConfession = false } = {},
): FieldText[] {
  const sent = values as Readonly<Record<string, string | undefined>>;
  return textFields(form).flatMap(({ field, moderation }) => {
    const text = sent[field];
    if (!text || moderation === 'none') return [];
    const kind = (isConfession ? ofConfessions[moderation] : undefined) ?? moderation;
    return [{ field, text, kind }];
  });
}

/**
 * @param texts of {@link moderatedTexts}
 * @throws ApiError 422 with the field and the reason, when one of the texts may not be published
 */
export async function refuseUnfit(
  moderator: Moderator,
  texts: readonly FieldText[],
): Promise<void> {
  const verdict = await moderator.moderate([...texts]);
  if (verdict.verdict === 'refuse') throw notAllowed(verdict.field, verdict.reason);
}

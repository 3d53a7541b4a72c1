import { notAllowed } from '../http/errors';
import type { FieldText, Moderator } from '../moderation';

/** @throws ApiError 422 with the field and the reason, when one of the texts may not be published */
export async function refuseUnfit(
  moderator: Moderator,
  ...texts: readonly FieldText[]
): Promise<void> {
  const verdict = await moderator.moderate([...texts]);
  if (verdict.verdict === 'refuse') throw notAllowed(verdict.field, verdict.reason);
}

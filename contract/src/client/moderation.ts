import { moderationFailed } from '../messages';
import { ApiFailure, failureMessage } from './failure';

/** Why moderation refused a text, or undefined where the failure is of another kind. */
export function moderationReason(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure) || error.type !== moderationFailed) return undefined;
  return error.reason ?? failureMessage(error, 'This goes against the community guidelines');
}

import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { done, orNull } from './shared/answer';
import { idParams } from './shared/fields';

export const interestMessages = {
  shown: 'Marked as interested',
  withdrawn: 'No longer marked as interested',
  failed: 'Your interest was not saved',
} as const;

const interested = z.extend(done, {
  interestedCount: orNull(z.number()),
  isInterested: orNull(z.boolean()),
});

/** Saying, and taking back, that one is interested. Doing either twice changes nothing. */
export function interestCalls(path: string) {
  const one = { path: `${path}/:id/interest`, params: idParams, answer: interested };
  return {
    show: endpoint({ method: 'POST', ...one }),
    withdraw: endpoint({ method: 'DELETE', ...one }),
  };
}

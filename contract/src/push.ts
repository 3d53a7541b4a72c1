import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { limits } from './limits';
import { pushMessages as say } from './messages/notifications';
import { done, optionalFlag, optionalText } from './shared/answer';
import { shaped } from './shared/text';

/** Whether the requesting session gets notifications on its device while the site is closed. */
export const readPush = endpoint({
  method: 'GET',
  path: '/api/push',
  answer: z.object({
    /** The site's public key, with which the browser subscribes: an uncompressed P-256 point as base64url. */
    publicKey: optionalText,
    isSubscribed: optionalFlag,
  }),
});

/** The address of the browser's subscription at its push service; the server knows which services there are. */
const pushEndpoint = z.string(say.serviceUnknown).check(
  ...shaped({
    max: limits.pushEndpoint,
    pattern: /^https?:\/\/[a-z\d.:-]+\/[\w./?:=&%~+*,;!@$'()-]*$/,
    error: say.serviceUnknown,
  }),
);

/**
 * Subscribes the requesting session until it ends. 400 for an address of no known push service. An endpoint
 * belongs to one session: the last that names it.
 */
export const subscribePush = endpoint({
  method: 'PUT',
  path: '/api/push',
  body: z.object({ endpoint: pushEndpoint }),
  answer: done,
});

export const unsubscribePush = endpoint({ method: 'DELETE', path: '/api/push', answer: done });

import { createHmac } from 'node:crypto';

/**
 * Turns a tab's random name into one that tells two browsers apart today and says nothing tomorrow: the key
 * is the day's own. All processes of a site come to the same.
 */
export function nameBrowser(secret: string, tab: string, now: Date): string {
  const today = createHmac('sha256', secret)
    .update(`beacon ${now.toISOString().slice(0, 10)}`)
    .digest();
  return createHmac('sha256', today).update(tab).digest('base64url').slice(0, 22);
}

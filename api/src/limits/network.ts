import { isIPv6 } from 'node:net';

/** What counts as one customer: an IPv4 address however it is written, an IPv6 /64; anything else as it is. */
export function networkOf(who: string): string {
  if (!isIPv6(who)) return who;
  if (/^::ffff:\d+\./i.test(who)) return who.slice(7);
  const [head = '', tail] = who.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...new Array<string>(Math.max(0, zeros)).fill('0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/** One mailbox as one network deals with it: a stranger elsewhere cannot use up what its owner may do. */
export function pairOf(ip: string, address: string): string {
  return `${networkOf(ip)} ${address}`;
}

import { blame } from '../blame';
import { mountedParts } from './mounted';

/**
 * Takes out style sheets of a remote's other builds while one of them is on screen. Builds of a remote give
 * their classes the same names, and what the older one said would still count where the newer is silent.
 */
export function sweepStyles(): void {
  const parts = mountedParts();
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const { remote, build } = blame(sheet.href) ?? {};
    const shown = parts.filter((part) => part.remote === remote);
    if (shown.length > 0 && !shown.some((part) => part.build === build)) sheet.remove();
  }
}

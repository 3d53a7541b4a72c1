import type { Blame } from '../blame';

/** A part of a remote that is on screen. */
export interface MountedPart extends Blame {
  build: string;
}

/** The builds that are on screen, each once. */
export function mountedParts(): MountedPart[] {
  const places = document.querySelectorAll<HTMLElement>('[data-remote][data-build]');
  const found = new Map<string, MountedPart>();
  for (const { dataset } of places) {
    const { remote = '', build = '' } = dataset;
    found.set(`${remote} ${build}`, { remote, build });
  }
  return [...found.values()];
}

export const isMounted = (remote: string): boolean =>
  mountedParts().some((part) => part.remote === remote);

/** Calls back whenever something on the page changed. @returns stops */
export function watchPage(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

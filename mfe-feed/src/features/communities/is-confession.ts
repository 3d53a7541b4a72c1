import type { Community } from '@campus/contract';

/** Letters only, each run of one letter once: `Confesssions!` is `confesions`. */
function bareWord(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1');
}

/**
 * Whether a community is that of the confessions, which has a page of its own. An older server does
 * not say so: then the name tells, also where it is misspelt (`Confesion`, `Confessoin`, `Cofession`).
 */
export function isConfessionCommunity({ name, isConfession }: Community): boolean {
  return isConfession ?? /^con?fes?(io|oi|i|o|sio)?n?s?$/.test(bareWord(name));
}

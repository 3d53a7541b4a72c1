import { randomBytes } from 'node:crypto';

/** Lower-case hexadecimal, so that a key is also safe where file names ignore case. */
const filePattern = /^(g?[0-9a-f]{40})(-320)?\.webp$/;

export type Variant = 'full' | 'thumbnail';

/**
 * Who is served a picture: whoever has its address, or only a student who may see what it belongs to. The
 * key itself says which, so that no public address leads to a guarded file.
 */
export type MediaAccess = 'public' | 'guarded';

/** 160 random bits: a public address can be handed out without a session because nobody can guess it. */
export function newMediaKey(access: MediaAccess = 'public'): string {
  const random = randomBytes(20).toString('hex');
  return access === 'guarded' ? `g${random}` : random;
}

export function isGuarded(key: string): boolean {
  return key.startsWith('g');
}

export function fileName(key: string, variant: Variant): string {
  return variant === 'full' ? `${key}.webp` : `${key}-320.webp`;
}

export function mediaAddress(key: string, variant: Variant): string {
  return `/media/${fileName(key, variant)}`;
}

/** The key and variant that a file name stands for; undefined for anything that we did not name. */
export function parseFileName(name: string): { key: string; variant: Variant } | undefined {
  const match = filePattern.exec(name);
  if (match?.[1] === undefined) return undefined;
  return { key: match[1], variant: match[2] === undefined ? 'full' : 'thumbnail' };
}

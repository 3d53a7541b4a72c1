const HUES = 6;

/** The initials of a name: one or two letters. */
export function initials(name: string): string {
  const parts = name.split(/[\s._-]+/).filter(Boolean);
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toUpperCase();
}

/** The colour index of a name, from 0: the same name always has the same colour. */
export function hueOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return ((hash ^ (hash >>> 15)) >>> 0) % HUES;
}

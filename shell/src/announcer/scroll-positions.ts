const storageKey = 'scroll-positions';
/** Entries of the history that are remembered; the oldest is forgotten first. */
const most = 60;

function stored(): [string, number][] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? (value as [string, number][]) : [];
  } catch {
    return [];
  }
}

const positions = new Map(stored());

/** How far the page of a history entry was scrolled, in pixels. */
export const positionOf = (entry: string): number => positions.get(entry) ?? 0;

export function rememberPosition(entry: string, top: number): void {
  positions.delete(entry);
  positions.set(entry, top);
  const oldest = positions.keys().next();
  if (positions.size > most && !oldest.done) positions.delete(oldest.value);
}

/** Keeps what is known through a reload. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
  } catch {
    // Storage is full or blocked: a reload begins at the top.
  }
}

import { end, linesOf } from '../starting';

/** Reads the notes of the tabs that died: nobody holds their locks. The others are still being started. */
export async function readNotes(keys: readonly string[]): Promise<void> {
  const { held = [], pending = [] } = await navigator.locks.query();
  const alive = [...held, ...pending].map(({ name }) => name);
  for (const key of keys.filter((one) => !alive.includes(one))) {
    end('The tab ended while it was being started', linesOf(localStorage, key));
    localStorage.removeItem(key);
  }
}

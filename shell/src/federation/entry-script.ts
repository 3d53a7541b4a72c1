import { withTimeLimit } from '@campus/federation/remote';
import { prepareAsset } from './asset-hook';
import { EntryFault } from './load-faults';

function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    prepareAsset(script);
    script.addEventListener('load', () => resolve(), { once: true });
    script.addEventListener('error', () => reject(new EntryFault(`${address} did not load`)), {
      once: true,
    });
    document.head.append(script);
  });
}

/**
 * Runs a container's entry and returns what it left on `window`.
 * @throws EntryFault where it did not load, TimeLimitError where it took too long, Error where the
 * script ran and is no container
 */
export async function loadEntryScript(
  entry: { address: string; globalName: string },
  milliseconds: number,
): Promise<unknown> {
  await withTimeLimit(runScript(entry.address), milliseconds, entry.address);
  const container: unknown = Reflect.get(window, entry.globalName);
  if (!container) throw new Error(`${entry.address} is no container`);
  return container;
}

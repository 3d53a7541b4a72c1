/** What a phone shared with the installed site. */
export interface Shared {
  readonly text: string;
  readonly pictures: readonly File[];
}

// The shell's service worker keeps it here, as a form: shell/src/app-install/worker/share.ts.
const cacheName = 'campus:shared';
const address = '/upload?shared=1';

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string';

/** Reads what was shared and not taken up yet; undefined where there is nothing, or nothing can be read. */
export async function readShared(): Promise<Shared | undefined> {
  if (!('caches' in window)) return undefined;
  try {
    const form = await (await caches.match(address, { cacheName }))?.formData();
    if (!form) return undefined;
    const text = form.get('text');
    return {
      text: typeof text === 'string' ? text : '',
      pictures: form.getAll('pictures').filter(isFile),
    };
  } catch {
    return undefined;
  }
}

/** Forgets it. */
export async function dropShared(): Promise<void> {
  await caches.delete(cacheName).catch(() => undefined);
}

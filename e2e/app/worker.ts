import { expect, type Page } from '@playwright/test';

/** Whether the service worker controls the open page, or takes control of it in the next twenty seconds. */
const isUnderWorker = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { serviceWorker } = navigator;
    return new Promise<boolean>((resolve) => {
      serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true });
      void serviceWorker.ready.then(() => serviceWorker.controller && resolve(true));
      setTimeout(resolve, 20_000, false);
    });
  });

/** Resolves once the service worker controls the open page. */
export async function underWorker(page: Page): Promise<void> {
  if (await isUnderWorker(page)) return;
  // A page that was requested while the worker became active is not taken over; its next document is.
  await page.reload();
  expect(await isUnderWorker(page)).toBe(true);
}

/** Opens a page and waits until a worker controls it. */
export async function openUnderWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await underWorker(page);
}

/** Names of this browser's caches. */
export const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** All cache entries: paths with their queries. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });
}

interface Sharing {
  text?: string;
  pictures?: readonly string[];
}

/** Shares with the site as a phone does, by submitting a form to it: single-colour PNGs and a text. */
export async function share(page: Page, { text = '', pictures = [] }: Sharing): Promise<void> {
  await page.evaluate(
    async ({ words, names }) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 40;
      canvas.getContext('2d')?.fillRect(0, 0, 40, 40);
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      const transfer = new DataTransfer();
      for (const name of names) transfer.items.add(new File([blob!], name, { type: 'image/png' }));
      const form = document.createElement('form');
      Object.assign(form, { action: '/upload', method: 'post', enctype: 'multipart/form-data' });
      const field = (more: object) => {
        const input = Object.assign(document.createElement('input'), more);
        form.append(input);
        return input;
      };
      field({ name: 'text', value: words });
      field({ name: 'pictures', type: 'file', multiple: true }).files = transfer.files;
      document.body.append(form);
      // After this has answered, or the answer would be lost with the page.
      setTimeout(() => form.submit());
    },
    { words: text, names: pictures },
  );
}

/** The cache for content shared from a phone until the composer picks it up (mfe-feed uses the same name). */
export const sharedCache = 'campus:shared';

/** The page that picks it up, and the address under which it is stored. */
export const sharedAddress = '/upload?shared=1';

/** More than a post accepts, so that the composer can name the pictures that it leaves out. */
const mostPictures = 10;

const mostCharacters = 5_000;

function textOf(form: FormData): string {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? ''));
  // Apps repeat themselves: the text often contains the title or the address as well.
  const alone = (part = '') => (text?.includes(part) ? '' : part);
  return [alone(title), text, alone(url)].filter(Boolean).join('\n').slice(0, mostCharacters);
}

function picturesOf(form: FormData): File[] {
  const files = form.getAll('pictures').filter((value) => typeof value !== 'string');
  return files.filter(({ size }) => size > 0).slice(0, mostPictures);
}

/** The content of a share for the composer: one text and some pictures, or nothing. */
export function chooseShared(form: FormData): FormData | undefined {
  const text = textOf(form);
  const pictures = picturesOf(form);
  if (text === '' && pictures.length === 0) return undefined;
  const chosen = new FormData();
  chosen.set('text', text);
  for (const picture of pictures) chosen.append('pictures', picture);
  return chosen;
}

async function store(request: Request): Promise<boolean> {
  const chosen = chooseShared(await request.formData());
  // The next share replaces the last one, even if it is empty.
  await caches.delete(sharedCache);
  if (!chosen) return false;
  const cache = await caches.open(sharedCache);
  const headers = { date: new Date().toUTCString() };
  await cache.put(sharedAddress, new Response(chosen, { headers }));
  return true;
}

/**
 * Stores the shared content in this browser only, and redirects to the composer, which picks it up at once or
 * after a login. If it cannot be stored, the composer opens empty.
 */
export async function answerShare(request: Request): Promise<Response> {
  const isStored = await store(request).catch(() => false);
  return Response.redirect(isStored ? sharedAddress : '/upload', 303);
}

/** Where the worker keeps what a phone shared until the composer takes it up (mfe-feed reads the same). */
export const sharedCache = 'campus:shared';

/** The page that takes it up, and the address under which it is kept. */
export const sharedAddress = '/upload?shared=1';

/** More than a post takes, so that the composer can name those that it leaves out. */
const mostPictures = 10;

const mostCharacters = 5_000;

function textOf(form: FormData): string {
  const [title, text, url] = ['title', 'text', 'url'].map((name) => String(form.get(name) ?? ''));
  // Apps repeat themselves: the title or the address often stands in the text as well.
  const alone = (part = '') => (text?.includes(part) ? '' : part);
  return [alone(title), text, alone(url)].filter(Boolean).join('\n').slice(0, mostCharacters);
}

function picturesOf(form: FormData): File[] {
  const files = form.getAll('pictures').filter((value) => typeof value !== 'string');
  return files.filter(({ size }) => size > 0).slice(0, mostPictures);
}

/** What of a share goes to the composer: one text and some pictures, or nothing at all. */
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
  // The next share takes the place of the last one, whether or not there is anything in it.
  await caches.delete(sharedCache);
  if (!chosen) return false;
  const cache = await caches.open(sharedCache);
  const headers = { date: new Date().toUTCString() };
  await cache.put(sharedAddress, new Response(chosen, { headers }));
  return true;
}

/**
 * Keeps what was shared, in this browser alone, and leads to the composer, which takes it up: at once,
 * or after a login. Where it cannot be kept the composer opens empty.
 */
export async function answerShare(request: Request): Promise<Response> {
  const isStored = await store(request).catch(() => false);
  return Response.redirect(isStored ? sharedAddress : '/upload', 303);
}

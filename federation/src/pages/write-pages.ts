import { randomUUID } from 'node:crypto';
import {
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fixedFiles } from '../gateway/app-files';
import { compressText, contentTag } from '../gateway/send-file';
import { pageDocument } from '../gateway/page-document';
import type { Facts, SiteSources, SiteVersion } from '../gateway/sources';
import type { PageRoute } from '../remote/declaration';

/** Stands for a part of an address that a route leaves open. */
const open = '_';

const parts = (path: string): string[] => path.split('/').filter(Boolean);

/** An address that a route answers to: the route's own, with something in its open places. */
const exampleOf = ({ path }: PageRoute): string =>
  `/${parts(path)
    .map((part) => (part.startsWith(':') ? open : part))
    .join('/')}`;

/**
 * Where the document of a route lies within a revision, e.g. `community/_/_.html`; `nginx.conf` looks for
 * the same names. Undefined where a part of the route could not be the name of a file.
 */
function pageFile(route: PageRoute): string | undefined {
  const names = parts(exampleOf(route));
  if (names.length > 4 || names.some((name) => !/^[A-Za-z0-9_-]+$/.test(name))) return undefined;
  return `${names.length === 0 ? 'index' : names.join('/')}.html`;
}

/** The document of every address that no page has; no route can lead to it. */
const missingFile = '-/missing.html';

/** Documents by their place, the registry and the files of the app: everything that is asked for anew each time. */
type ComposedPages = ReadonlyMap<string, string | Buffer>;

/** Composes what the gateway would answer, once for each route. */
async function composePages(
  { shell, registry }: SiteVersion,
  facts: Facts,
): Promise<ComposedPages> {
  const page = { shell, registry, facts };
  const remotes = Object.values(registry.document.remotes);
  const routes = [
    ...shell.file.routes,
    ...remotes.flatMap(({ declaration }) => declaration.routes),
  ];
  const pages = new Map<string, string | Buffer>();
  for (const route of routes) {
    const file = pageFile(route);
    // The first route that has an address answers it.
    if (file === undefined || pages.has(file)) continue;
    pages.set(file, (await pageDocument(page, exampleOf(route))).html);
  }
  pages.set(missingFile, (await pageDocument(page, `/${missingFile}`)).html);
  pages.set('registry.json', registry.text);
  for (const file of fixedFiles) {
    const content = await readFile(join(shell.dir, file)).catch(() => undefined);
    if (content) pages.set(file, file.endsWith('.png') ? content : content.toString());
  }
  return pages;
}

/** Within REMOTES_DIR; no remote has such a name. */
export const pagesFolder = '.pages';
/** The symbolic links to the revision that is live, and to that of the shell's canary: the same where none runs. */
const links = { live: 'live', trial: 'trial' } as const;

const revisionName = /^[0-9a-f]{16}$/;

/** Milliseconds for which a revision stays that is not live any more: an answer may be on its way. */
const keptFor = 10 * 60_000;

const revisionOf = (pages: ComposedPages): string =>
  contentTag(
    ...[...pages].map(([file, content]) => {
      const text = typeof content === 'string' ? content : content.toString('base64');
      return `${file}\0${text}\0`;
    }),
  );

/** What is no text is sent as it is. */
async function writeCompressed(file: string, text: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  if (typeof text !== 'string') return;
  const { br, gzip } = await compressText(text);
  await writeFile(`${file}.br`, br);
  await writeFile(`${file}.gz`, gzip);
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** Puts a revision there whole. Another process may do the same: it comes to the same files. */
async function writeRevision(folder: string, pages: ComposedPages): Promise<void> {
  // One that was live before is as good as new, and must not be removed as an old one just now.
  const now = new Date();
  if (
    await utimes(folder, now, now).then(
      () => true,
      () => false,
    )
  )
    return;
  const draft = join(dirname(folder), `.${randomUUID()}.tmp`);
  try {
    for (const [file, text] of pages) await writeCompressed(join(draft, file), text);
    await rename(draft, folder).catch(async (error: unknown) => {
      if (!(await isThere(folder))) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** In one step: an answer is of the revision before or of this one, never of neither. */
async function makeLive(folder: string, name: string, revision: string): Promise<void> {
  const link = join(folder, name);
  if ((await readlink(link).catch(() => undefined)) === revision) return;
  const draft = join(folder, `.${randomUUID()}.tmp`);
  await symlink(revision, draft);
  await rename(draft, link);
}

async function removeOld(folder: string, live: readonly string[]): Promise<void> {
  const now = Date.now();
  for (const name of await readdir(folder)) {
    const isOld = revisionName.test(name) && !live.includes(name);
    if (!isOld && !name.endsWith('.tmp')) continue;
    const found = await lstat(join(folder, name)).catch(() => undefined);
    if (found && now - found.mtimeMs > keptFor) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
}

async function writeVersion(folder: string, version: SiteVersion, facts: Facts): Promise<string> {
  const pages = await composePages(version, facts);
  const revision = revisionOf(pages);
  await writeRevision(join(folder, revision), pages);
  return revision;
}

/**
 * Writes the documents of all routes, the registry and the files of the app, for a web server that answers them
 * from disk: `REMOTES_DIR/.pages/<revision>/…`, beside each a `.br` and a `.gz`, and links to the revisions that
 * are to be served: `live`, and `trial` for browsers that the shell's canary is tried out on. Several processes may
 * do it at once.
 * @returns the revision that is live then
 */
export async function writePages(
  { live, facts }: SiteSources,
  remotesDir: string,
): Promise<string> {
  const site = await live();
  const folder = join(remotesDir, pagesFolder);
  await mkdir(folder, { recursive: true });
  const revision = await writeVersion(folder, site, facts);
  const trial =
    site.trial.shell === site.shell ? revision : await writeVersion(folder, site.trial, facts);
  await makeLive(folder, links.live, revision);
  await makeLive(folder, links.trial, trial);
  await removeOld(folder, [revision, trial]);
  return revision;
}

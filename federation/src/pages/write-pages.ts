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

/** Placeholder for a part of an address that a route leaves open. */
const open = '_';

const parts = (path: string): string[] => path.split('/').filter(Boolean);

/** An address that a route answers to: the route's own path, with placeholders for its open parts. */
const exampleOf = ({ path }: PageRoute): string =>
  `/${parts(path)
    .map((part) => (part.startsWith(':') ? open : part))
    .join('/')}`;

/**
 * Path of a route's document within a revision, e.g. `community/_/_.html`; `nginx.conf` uses the same names.
 * Undefined if a part of the route cannot be a file name.
 */
function pageFile(route: PageRoute): string | undefined {
  const names = parts(exampleOf(route));
  if (names.length > 4 || names.some((name) => !/^[A-Za-z0-9_-]+$/.test(name))) return undefined;
  return `${names.length === 0 ? 'index' : names.join('/')}.html`;
}

/** The document for every address without a page; no route can have this path. */
const missingFile = '-/missing.html';

/** Documents, the registry and the app files by path: everything that browsers request again each time. */
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
    // If several routes share an address, the first one answers it.
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

/** Folder within REMOTES_DIR; no remote has such a name. */
export const pagesFolder = '.pages';
/** The symbolic links to the live revision and to that of the shell's canary: the same revision if no canary runs. */
const links = { live: 'live', trial: 'trial' } as const;

const revisionName = /^[0-9a-f]{16}$/;

/** Milliseconds for which a revision is retained after it was live: an answer may still be in progress. */
const keptFor = 10 * 60_000;

const revisionOf = (pages: ComposedPages): string =>
  contentTag(
    ...[...pages].map(([file, content]) => {
      const text = typeof content === 'string' ? content : content.toString('base64');
      return `${file}\0${text}\0`;
    }),
  );

/** Content that is not text is sent without compression. */
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

/** Writes a complete revision. Another process may do the same: it writes the same files. */
async function writeRevision(folder: string, pages: ComposedPages): Promise<void> {
  // A revision that was live before is used again, and must not be removed as an old one now.
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

/** Switches in one step: an answer is from the previous revision or from this one, never from neither. */
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
 * Writes the documents of all routes, the registry and the app files, for a web server that serves them from
 * disk: `REMOTES_DIR/.pages/<revision>/…`, with a `.br` and a `.gz` next to each, and links to the revisions
 * to serve: `live`, and `trial` for browsers that try out the shell's canary. Several processes may do it at
 * the same time.
 * @returns the revision that is then live
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

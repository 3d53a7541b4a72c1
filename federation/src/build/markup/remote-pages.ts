import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PageFile, RemoteBuildFile } from '../../registry/build-file';
import { staticMarkup } from '../../gateway/page-document';
import type { PageRoute } from '../../remote/declaration';
import { appSource, asTemplates } from '../remote-definition';
import { root, type RemoteWorkspace } from '../workspace';
import { bundleMarkup } from './bundle-markup';
import { Refusal } from '@campus/node-tools/refusal';

/** Public pages with a fixed address: these can be rendered at build time. */
export const pagesToMake = (routes: readonly PageRoute[]): PageRoute[] =>
  routes.filter(({ access, path }) => access === 'public' && !/[:*]/.test(path));

const run = promisify(execFile);

/** Time limit in milliseconds for all pages of a remote. */
const renderLimit = 60_000;

/** Bundles the code that renders the pages of a remote. @returns its file */
async function bundlePages({ name, folder, definition }: RemoteWorkspace): Promise<string> {
  const code = await bundleMarkup(name, {
    stdin: { contents: appSource(asTemplates(definition)), resolveDir: folder, loader: 'ts' },
    // The bundle and its renderer must use the same copies of these.
    external: ['react', 'react-dom', 'react-router', 'react-router-dom'],
  });
  const target = join(root, 'node_modules/.cache/pages', name);
  await mkdir(target, { recursive: true });
  await writeFile(join(target, 'pages.cjs'), code);
  return join(target, 'pages.cjs');
}

/** Markup of the pages at `paths`, in the same order. @throws Refusal */
async function renderAll(
  workspace: RemoteWorkspace,
  { paths, signal }: { paths: readonly string[]; signal: AbortSignal },
): Promise<string[]> {
  const script = fileURLToPath(new URL('./render-pages.mjs', import.meta.url));
  const bundle = await bundlePages(workspace);
  const options = { cwd: root, timeout: renderLimit, maxBuffer: 64 * 1024 * 1024, signal };
  try {
    const { stdout } = await run(process.execPath, [script, bundle, ...paths], options);
    return (JSON.parse(stdout) as string[]).map(staticMarkup);
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new Refusal(`a page could not be rendered without a browser: ${said || String(error)}`);
  }
}

/** Writes markup into `dist/<folder>`. @returns file and hash by the path of the route */
async function writeMarkup(
  dist: string,
  folder: 'pages' | 'templates',
  markup: ReadonlyMap<string, string>,
): Promise<Record<string, PageFile>> {
  await mkdir(join(dist, folder), { recursive: true });
  const written = [...markup].map(async ([path, html]): Promise<[string, PageFile]> => {
    const name = path.slice(1).replaceAll(':', '').replaceAll('/', '-') || 'index';
    const file = `${folder}/${name}.html`;
    await writeFile(join(dist, file), html);
    const hash = createHash('sha384').update(html).digest('base64');
    return [path, { path: file, integrity: `sha384-${hash}` }];
  });
  return Object.fromEntries(await Promise.all(written));
}

export type Markup = Required<Pick<RemoteBuildFile, 'pages' | 'templates'>>;

/** Pages that another process renders while the build continues. */
export interface Rendering {
  /** Writes them into the build. @throws Refusal if one cannot be rendered without a browser */
  write(): Promise<Markup>;
  /** Stops rendering: the pages are not needed any more. */
  stop(): void;
}

/**
 * Renders the public pages of a remote for `dist/pages`, so that the site can serve them readable before and
 * without scripts, and the templates of other pages for `dist/templates`.
 */
export function startPages(workspace: RemoteWorkspace): Rendering {
  const { declaration, definition, dist } = workspace;
  const pages = pagesToMake(declaration.routes).map(({ path }) => path);
  const templates = definition.routes.filter(({ template }) => template).map(({ path }) => path);
  const paths = [...pages, ...templates];
  const ended = new AbortController();
  const { signal } = ended;
  const rendering = paths.length > 0 ? renderAll(workspace, { paths, signal }) : undefined;
  rendering?.catch(() => undefined);
  return {
    async write() {
      const made = (await rendering) ?? [];
      const markupOf = (wanted: string[]) =>
        new Map(wanted.map((path) => [path, made[paths.indexOf(path)] ?? '']));
      if (!rendering) return { pages: {}, templates: {} };
      return {
        pages: await writeMarkup(dist, 'pages', markupOf(pages)),
        templates: await writeMarkup(dist, 'templates', markupOf(templates)),
      };
    },
    stop: () => ended.abort(),
  };
}

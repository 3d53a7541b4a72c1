import { pageDocument } from '../gateway/page-document';
import type { SiteSources } from '../gateway/sources';
import { exampleOf, missingFile, pageFile } from './page-file';

/** The documents of a site by their place, and its registry: everything that is asked for anew each time. */
export type ComposedPages = ReadonlyMap<string, string>;

/** Composes what the gateway would answer, once for each route. */
export async function composePages(sources: SiteSources): Promise<ComposedPages> {
  const [shell, registry] = [await sources.shell(), await sources.registry()];
  const page = { shell, registry, facts: sources.facts };
  const remotes = Object.values(registry.document.remotes);
  const routes = [
    ...shell.file.routes,
    ...remotes.flatMap(({ declaration }) => declaration.routes),
  ];
  const pages = new Map<string, string>();
  for (const route of routes) {
    const file = pageFile(route);
    // The first route that has an address answers it.
    if (file === undefined || pages.has(file)) continue;
    pages.set(file, (await pageDocument(page, exampleOf(route))).html);
  }
  pages.set(missingFile, (await pageDocument(page, `/${missingFile}`)).html);
  pages.set('registry.json', registry.text);
  return pages;
}

import type { PageRoute } from '../remote/declaration';

/** Stands for a part of an address that a route leaves open. */
const open = '_';

const parts = (path: string): string[] => path.split('/').filter(Boolean);

/** An address that a route answers to: the route's own, with something in its open places. */
export const exampleOf = ({ path }: PageRoute): string =>
  `/${parts(path)
    .map((part) => (part.startsWith(':') ? open : part))
    .join('/')}`;

/**
 * Where the document of a route lies within a revision, e.g. `community/_/_.html`; `nginx.conf` looks for
 * the same names. Undefined where a part of the route could not be the name of a file.
 */
export function pageFile(route: PageRoute): string | undefined {
  const names = parts(exampleOf(route));
  if (names.length > 4 || names.some((name) => !/^[A-Za-z0-9_-]+$/.test(name))) return undefined;
  return `${names.length === 0 ? 'index' : names.join('/')}.html`;
}

/** The document of every address that no page has; no route can lead to it. */
export const missingFile = '-/missing.html';

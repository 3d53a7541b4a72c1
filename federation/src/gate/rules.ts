import type { RemoteBuildFile, SharedExports, ShellBuildFile } from '../registry/build-file';
import { permissions as knownHere } from '../remote/declaration';
import { matchRoute } from '../remote/paths';
import { inRange, type ChunkAssets } from '../remote/registry-document';
import {
  firstScreens,
  kilobytes,
  type Measure,
  measurePages,
  widgetScreens,
} from '../build/budgets';
import { unscopedStyles } from '../build/scoped-css';
import type { Candidate, Rule, Live } from './types';

const pages = './App';

function exposedBy({ file, manifest }: Candidate): ReadonlySet<string> {
  const listed = manifest && new Set(manifest.exposes);
  return new Set(Object.keys(file.exposes).filter((expose) => listed?.has(expose) ?? true));
}

/** A remote must expose all it declares, and all that its live build exposes. */
export const exposes: Rule = (candidate, { own }) => {
  const { declaration } = candidate.file;
  const { name, retires = [] } = declaration;
  const exposed = exposedBy(candidate);
  const declared = [pages, ...declaration.widgets.map(({ expose }) => expose)];
  const undone = declared
    .filter((expose) => !exposed.has(expose))
    .map((expose) =>
      expose === pages
        ? `${name} does not expose ./App, which its pages are loaded from`
        : `${name} declares the widget ${expose}, but does not expose it`,
    );
  const vanished = Object.keys(own?.exposes ?? {})
    .filter((expose) => !exposed.has(expose) && !declared.includes(expose))
    .filter((expose) => !retires.includes(expose))
    .map((expose) => `${name} no longer exposes ${expose}, which its live build does`);
  return [...undone, ...vanished];
};

/** A widget that fills a slot must not be dropped. */
export const widgets: Rule = ({ file }, { own }) => {
  const { name, retires = [], widgets: declared } = file.declaration;
  const present = new Set(declared.map(({ expose, slot }) => `${slot} ${expose}`));
  return (own?.declaration.widgets ?? [])
    .filter(({ expose, slot }) => !present.has(`${slot} ${expose}`))
    .filter(({ expose }) => expose in file.exposes && !retires.includes(expose))
    .map(({ expose, slot }) => `${name} no longer fills the slot "${slot}" with ${expose}`);
};

/** A route may only require permissions that the live shell knows. */
export const permissions: Rule = ({ file }, { shell }) => {
  const known: readonly string[] = shell.permissions ?? knownHere;
  const { name, routes } = file.declaration;
  return routes
    .filter(({ access }) => !known.includes(access))
    .map(({ path, access }) => {
      const all = known.join(', ');
      return `${name} asks for the unknown permission "${access}" on ${path}; known are ${all}`;
    });
};

const emittedBy = (file: RemoteBuildFile | undefined): readonly string[] =>
  file?.declaration.events?.emits ?? [];

const heardBy = (file: RemoteBuildFile): readonly string[] => file.declaration.events?.hears ?? [];

/** An event that a remote listens for must still be emitted. */
export const events: Rule = ({ file }, { shell, others, own }) => {
  const { name } = file.declaration;
  const elsewhere = new Set([...(shell.emits ?? []), ...others.flatMap(emittedBy)]);
  const all = new Set([...elsewhere, ...emittedBy(file)]);
  const vanished = emittedBy(own)
    .filter((event) => !all.has(event))
    .flatMap((event) => {
      const listener = others.find((other) => heardBy(other).includes(event))?.declaration.name;
      return listener
        ? [`${name} no longer emits the event ${event}, which ${listener} waits for`]
        : [];
    });
  // A shell that does not list its events was built before that field existed.
  if (!shell.emits) return vanished;
  const unheard = heardBy(file)
    .filter((event) => !all.has(event))
    .map((event) => `${name} waits for the event ${event}, which no remote emits`);
  return [...vanished, ...unheard];
};

/** A pattern without parameter names: patterns that differ only in those are the same route. */
const shapeOf = (pattern: string): string =>
  pattern
    .toLowerCase()
    .replaceAll(/:[^/]+/g, ':')
    .replace(/(?<=.)\/$/, '');

interface Owned {
  owner: string;
  path: string;
}

function ownedRoutes({ shell, others }: Live): Owned[] {
  return [
    ...shell.routes.map(({ path }) => ({ owner: 'the shell', path })),
    ...others.flatMap(({ declaration }) =>
      declaration.routes.map(({ path }) => ({ owner: declaration.name, path })),
    ),
  ];
}

/** Whether an address can match both patterns. */
function overlap(one: string, other: string): boolean {
  const [left, right] = [one, other].map((pattern) => shapeOf(pattern).split('/').filter(Boolean));
  if (!left || !right || left.length !== right.length) return false;
  return left.every((part, at) => part === right[at] || part === ':' || right[at] === ':');
}

const linkedBy = ({ others }: Live, path: string): string | undefined =>
  others.find(({ declaration }) =>
    declaration.navigation.some(({ to }) => matchRoute(path, to.split('?', 1)[0] ?? '')),
  )?.declaration.name;

/** A live route must stay, unless the remote retires it and nothing links to it. */
export const routes: Rule = ({ file }, live) => {
  const { name, routes: present, retires = [] } = file.declaration;
  const shapes = new Set(present.map(({ path }) => shapeOf(path)));
  const vanished = (live.own?.declaration.routes ?? []).filter(
    ({ path }) => !shapes.has(shapeOf(path)),
  );
  return vanished.flatMap(({ path }) => {
    const linked = linkedBy(live, path);
    if (linked) return [`${name} no longer has the route ${path}, which ${linked} links to`];
    if (retires.includes(path)) return [];
    return [`${name} no longer has the route ${path}, which its live build has`];
  });
};

/** No address may have two owners. */
export const collisions: Rule = ({ file }, live) => {
  const { name, routes: present } = file.declaration;
  const own = present.flatMap(({ path }, at) =>
    present.slice(0, at).some((earlier) => shapeOf(earlier.path) === shapeOf(path))
      ? [`${name} declares the route ${path} twice`]
      : [],
  );
  const foreign = ownedRoutes(live);
  const taken = present.flatMap(({ path }) => {
    const other = foreign.find((route) => overlap(route.path, path));
    return other
      ? [`The route ${path} of ${name} collides with ${other.path} of ${other.owner}`]
      : [];
  });
  return [...own, ...taken];
};

/** Navigation may only link to routes that exist. */
export const navigation: Rule = ({ file }, live) => {
  const { name, routes: present, navigation: entries } = file.declaration;
  const known = [...present, ...ownedRoutes(live)].map(({ path }) => path);
  const lost = entries.filter(({ to }) => {
    const pathname = to.split(/[?#]/, 1)[0] ?? '';
    return !known.some((path) => matchRoute(path, pathname));
  });
  const addresses = [...new Set(lost.map(({ to }) => to))];
  return addresses.map((to) => `The navigation of ${name} links to ${to}, which no remote has`);
};

type Ranges = readonly (readonly [string, string])[];

/** One sentence per range that no offered version satisfies. `here`: name of the side that offers the versions. */
export function unmet(
  required: Ranges,
  offers: Readonly<Record<string, string>>,
  { who, here }: { who: string; here: string },
): string[] {
  return required
    .filter(([key, range]) => !inRange(offers[key] ?? '', range))
    .map(
      ([key, range]) =>
        `${who} needs ${key} ${range}, but ${here} provides ${offers[key] ?? 'none'}`,
    );
}

/** The live shell must provide every version range that the build requires. */
export const ranges: Rule = ({ file, manifest }, { shell }) => {
  if (!shell.offers) return [];
  const required = [...Object.entries(file.requires), ...(manifest?.ranges ?? [])];
  const who = file.declaration.name;
  return [...new Set(unmet(required, shell.offers, { who, here: 'the live shell' }))];
};

/**
 * One sentence per export that a remote reads and the shell does not provide. If either side has no record of a
 * module, nothing is compared: builds older than the record are judged by ranges alone.
 */
export function missingExports(
  uses: SharedExports,
  brings: SharedExports,
  { who, here }: { who: string; here: string },
): string[] {
  return Object.entries(uses).flatMap(([key, names]) => {
    const brought = brings[key];
    if (!brought) return [];
    return names
      .filter((name) => !brought.includes(name))
      .map((name) => `${who} uses ${name} of ${key}, which ${here} does not export`);
  });
}

/** The live shell must provide every export of a shared module that the build reads. */
export const exports: Rule = ({ file }, { shell }) =>
  missingExports(file.uses ?? {}, shell.brings ?? {}, {
    who: file.declaration.name,
    here: 'the live shell',
  });

const pathsOf = ({ js, css }: ChunkAssets): readonly string[] => [...js, ...css];

/** Every file that the build names must have a stated hash. */
export const files: Rule = ({ file, manifest }) => {
  const { name } = file.declaration;
  const known = new Set(file.assets.map(({ path }) => path));
  const parts = [...Object.values(file.exposes), ...Object.values(file.chunks)];
  const named = new Set([file.entry, ...parts.flatMap(pathsOf)]);
  const missing = [...named]
    .filter((path) => !known.has(path))
    .map((path) => `${name} names ${path}, but has no such file`);
  if (!manifest) return [...missing, `${name} has no readable mf-manifest.json`];
  if (manifest.entry === file.entry) return missing;
  return [
    ...missing,
    `mf-manifest.json of ${name} belongs to another build: its entry is ${manifest.entry}`,
  ];
};

/** No style of a remote may match anything outside of it. */
export const styles: Rule = ({ file, styles: sheets }) => {
  const { name } = file.declaration;
  return Object.entries(sheets).flatMap(([path, css]) =>
    unscopedStyles(css, name).map(
      ({ text, line, column }) =>
        `${name} has styles that affect more than itself: "${text}" (${path}:${line}:${column})`,
    ),
  );
};

const isOver = ({ size, limit }: Measure): boolean => size > limit;

/** Pages over their budget that are heavier than before: other remotes may have made them heavy. */
function heavier(after: readonly Measure[], before: readonly Measure[]): Measure[] {
  const sizes = new Map(before.map(({ what, size }) => [what, size]));
  return after.filter((page) => isOver(page) && page.size > (sizes.get(page.what) ?? 0));
}

function heavierPages(file: RemoteBuildFile, { shell, others, own }: Live): Measure[] {
  const measureWith = (build: RemoteBuildFile) =>
    measurePages({ shell, remotes: [...others, build] });
  return heavier(measureWith(file), own ? measureWith(own) : []);
}

const sentence =
  (whose: string) =>
  ({ what, size, limit }: Measure): string =>
    `${whose} ${what} is over its budget: ${kilobytes(size)} after brotli, ${kilobytes(limit)} allowed`;

/** With a new shell, pages stay within budget or get no heavier. @param live the current shell */
export const shellBudgets = (
  shell: ShellBuildFile,
  remotes: readonly RemoteBuildFile[],
  live: ShellBuildFile | undefined,
): string[] =>
  heavier(measurePages({ shell, remotes }), live ? measurePages({ shell: live, remotes }) : []).map(
    sentence('With the shell the page'),
  );

/** Scripts and styles stay within the budgets of the remote and of the site's pages. */
export const budgets: Rule = ({ file }, live) => {
  const { name } = file.declaration;
  const own = [...firstScreens(file), ...widgetScreens(file)].filter(isOver);
  return [
    ...own.map(sentence(name)),
    ...heavierPages(file, live).map(sentence(`With ${name} the page`)),
  ];
};

import type { PageRoute, RemoteDeclaration } from './declaration';

/** Name of the global symbol under which the shell offers its hook on remotes' asset elements. */
export const assetHookKey = 'campus.asset';

/** Files of one chunk group, relative to the build's base address. */
export interface ChunkAssets {
  js: readonly string[];
  css: readonly string[];
  /** Share keys that the group asks of the shell. */
  shared: readonly string[];
}

/** One immutable build, with every address and hash that loading it needs. */
export interface RegisteredBuild {
  build: string;
  /** Address that every path below is relative to: `/r/<remote>/<build>/`. */
  base: string;
  /** Path of the container's entry. */
  entry: string;
  /** Property of `window` that the entry assigns the container to. */
  globalName: string;
  /** Share key to the range that this build was made against. */
  requires: Readonly<Record<string, string>>;
  exposes: Readonly<Record<string, ChunkAssets>>;
  /** Named lazy chunks (`webpackChunkName`). */
  chunks: Readonly<Record<string, ChunkAssets>>;
  /** Path to `sha384-…`. A file that is not in here is not loaded. */
  integrity: Readonly<Record<string, string>>;
  /** Its files change while it is developed, and so have no hashes; a shell in development believes it. */
  unchecked?: boolean;
  /** Goes along with what a tab tells the site of this build: it shows that the site named it to the tab. */
  ticket?: string;
}

export interface RegisteredRemote {
  status: 'on' | 'off';
  /** Shown on the remote's pages while it is off. */
  notice?: string;
  declaration: RemoteDeclaration;
  current: RegisteredBuild;
  previous?: RegisteredBuild;
  canary?: RegisteredBuild & { share: number };
}

/** Time limits of loading, in milliseconds. */
export interface LoadLimits {
  /** Until the entry has run. */
  entry: number;
  /** Until the exposed module, its styles included, is there. */
  expose: number;
  /** Until a lazy chunk of a page is there. */
  chunk: number;
  /** All tries of all builds together. */
  total: number;
  /** Pauses before the second, third and fourth try; only network faults are tried again. */
  backoff: readonly number[];
}

/** `/registry.json`, and the JSON that is inlined into the document. */
export interface RegistryDocument {
  revision: string;
  /** Build of the shell that this browser is to run, by which an open tab learns that its own is old. */
  shell?: string;
  /** As the ticket of a build, of the shell itself. */
  ticket?: string;
  limits?: Partial<LoadLimits>;
  /** The remote of which this document alone has the build of a preview: the tab keeps that. */
  preview?: string;
  remotes: Readonly<Record<string, RegisteredRemote>>;
}

/** What the registry says beside that to the shell, and to no remote. */
export interface ShellTrial {
  /** Remotes are not held to their places: the gate's trial looks at what a build does by itself. */
  uncontained?: boolean;
  /** A build of the shell that is tried out; `share` in per cent of the browsers. */
  canary?: { readonly build: string; readonly share: number };
}

/** Limits that hold where the registry says nothing. */
export const defaultLimits: LoadLimits = {
  entry: 8_000,
  expose: 10_000,
  chunk: 10_000,
  total: 9_000,
  backoff: [300, 900, 2_700],
};

/**
 * The build that a browser runs: the canary in those whose bucket lies below its share, else the current
 * one.
 * @param bucket from 0 to 99, the same for a student each time
 */
export function chosenBuild(
  { canary, current }: RegisteredRemote,
  bucket: number,
): RegisteredBuild {
  return canary && bucket < canary.share ? canary : current;
}

/** A page's own markup and what its frame is drawn from. */
export interface Framed {
  pathname: string;
  route: PageRoute;
  registry: RegistryDocument;
  /** Folder name of the remote that the page is of. */
  remote: string;
  /** Markup of the page, made with the remote's build; empty where it made none, and a skeleton stands there. */
  page: string;
  /** Markup of the page's template, to be filled in the place of the skeleton; absent where it has none. */
  template?: string;
}

type Version = readonly [number, number, number];

function parse(text: string): Version | undefined {
  const match = /^(\d+)\.(\d+)\.(\d+)/.exec(text);
  if (!match) return undefined;
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

function compare(a: Version, b: Version): number {
  return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
}

function ceilingOf([major, minor, patch]: Version): Version {
  if (major > 0) return [major + 1, 0, 0];
  return minor > 0 ? [0, minor + 1, 0] : [0, 0, patch + 1];
}

/** Whether a version lies in a range of the kinds that builds write: `^1.2.3`, `1.2.3`, `*`. */
export function inRange(version: string, range: string): boolean {
  if (range === '*') return true;
  const present = parse(version);
  const wanted = parse(range.replace(/^\^/, ''));
  if (!present || !wanted) return false;
  if (!range.startsWith('^')) return compare(present, wanted) === 0;
  return compare(present, wanted) >= 0 && compare(present, ceilingOf(wanted)) < 0;
}

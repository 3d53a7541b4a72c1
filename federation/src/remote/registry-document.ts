import type { PageRoute, RemoteDeclaration } from './declaration';

/** Name of the global symbol under which the shell offers its hook on remotes' asset elements. */
export const assetHookKey = 'campus.asset';

/** Files of one chunk group, relative to the build's base address. */
export interface ChunkAssets {
  js: readonly string[];
  css: readonly string[];
  /** Share keys that the group requires from the shell. */
  shared: readonly string[];
}

/** One immutable build, with every address and hash needed to load it. */
export interface RegisteredBuild {
  build: string;
  /** Address that every path below is relative to: `/r/<remote>/<build>/`. */
  base: string;
  /** Path of the container's entry. */
  entry: string;
  /** Property of `window` that the entry assigns the container to. */
  globalName: string;
  /** Share key to the version range that this build was made against. */
  requires: Readonly<Record<string, string>>;
  exposes: Readonly<Record<string, ChunkAssets>>;
  /** Named lazy chunks (`webpackChunkName`). */
  chunks: Readonly<Record<string, ChunkAssets>>;
  /** Path to `sha384-…`. A file that is not listed here is not loaded. */
  integrity: Readonly<Record<string, string>>;
  /** Its files change during development, so they have no hashes; a shell in development accepts that. */
  unchecked?: boolean;
  /** Sent with a tab's reports about this build: it proves that the site named the build to the tab. */
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
  /** Until the exposed module and its styles are loaded. */
  expose: number;
  /** Until a lazy chunk of a page is loaded. */
  chunk: number;
  /** All attempts of all builds together. */
  total: number;
  /** Pauses before the second, third and fourth attempt; only network faults are retried. */
  backoff: readonly number[];
}

/** `/registry.json`, and the JSON that is inlined into the document. */
export interface RegistryDocument {
  revision: string;
  /** Build of the shell that this browser should run; it shows an open tab that its own build is old. */
  shell?: string;
  /** Like the ticket of a build, but for the shell itself. */
  ticket?: string;
  limits?: Partial<LoadLimits>;
  /** The remote whose preview build is in this document only: the tab continues to use that build. */
  preview?: string;
  remotes: Readonly<Record<string, RegisteredRemote>>;
}

/** Additional content of the registry for the shell, not for remotes. */
export interface ShellTrial {
  /** Remotes are not limited to their containers: the gate's trial checks what a build does on its own. */
  uncontained?: boolean;
  /** A build of the shell that is tried out; `share` is the percentage of browsers. */
  canary?: { readonly build: string; readonly share: number };
}

/** Default limits, used if the registry sets none. */
export const defaultLimits: LoadLimits = {
  entry: 8_000,
  expose: 10_000,
  chunk: 10_000,
  total: 9_000,
  backoff: [300, 900, 2_700],
};

/**
 * The build that a browser runs: the canary if its bucket is below the canary's share, else the current one.
 * @param bucket from 0 to 99, the same for a student each time
 */
export function chosenBuild(
  { canary, current }: RegisteredRemote,
  bucket: number,
): RegisteredBuild {
  return canary && bucket < canary.share ? canary : current;
}

/** A page's own markup and the data that its frame is drawn from. */
export interface Framed {
  pathname: string;
  route: PageRoute;
  registry: RegistryDocument;
  /** Folder name of the remote that the page belongs to. */
  remote: string;
  /** Markup of the page from the remote's build; if empty, a skeleton is shown instead. */
  page: string;
  /** Markup of the page's template, to be filled and shown instead of the skeleton; absent if there is none. */
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

/** Whether a version is in a range of the kinds that builds write: `^1.2.3`, `1.2.3`, `*`. */
export function inRange(version: string, range: string): boolean {
  if (range === '*') return true;
  const present = parse(version);
  const wanted = parse(range.replace(/^\^/, ''));
  if (!present || !wanted) return false;
  if (!range.startsWith('^')) return compare(present, wanted) === 0;
  return compare(present, wanted) >= 0 && compare(present, ceilingOf(wanted)) < 0;
}

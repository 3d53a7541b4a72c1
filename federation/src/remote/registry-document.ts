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
  /** All tries of one build together. */
  total: number;
  /** Pauses before the second, third and fourth try; only network faults are tried again. */
  backoff: readonly number[];
}

/** `/registry.json`, and the JSON that is inlined into the document. */
export interface RegistryDocument {
  revision: string;
  /** Build of the shell that is live, by which an open tab learns that its own is old. */
  shell?: string;
  /** As the ticket of a build, of the shell itself. */
  ticket?: string;
  limits?: Partial<LoadLimits>;
  remotes: Readonly<Record<string, RegisteredRemote>>;
}

/** Limits that hold where the registry says nothing. */
export const defaultLimits: LoadLimits = {
  entry: 8_000,
  expose: 10_000,
  chunk: 10_000,
  total: 20_000,
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
  /** Markup of the page, made with the remote's build. */
  page: string;
}

import type { PageRoute, RemoteDeclaration } from '../remote/declaration';
import type { ChunkAssets } from '../remote/registry-document';

/** A file of a build. Sizes in bytes; `brotli` is what a browser downloads. */
export interface Asset {
  path: string;
  bytes: number;
  brotli: number;
  /** `sha384-…` as the `integrity` attribute takes it. */
  integrity: string;
}

interface BuildFile {
  build: string;
  chunks: Record<string, ChunkAssets>;
  assets: Asset[];
}

/** Share key to names of exports. */
export type SharedExports = Readonly<Record<string, readonly string[]>>;

/** Markup of a page that was made with the build. */
export interface PageFile {
  path: string;
  /** `sha384-…` of the file. */
  integrity: string;
}

/** `remote.json`, beside `mf-manifest.json` in every build of a remote. */
export interface RemoteBuildFile extends BuildFile {
  declaration: RemoteDeclaration;
  entry: string;
  globalName: string;
  exposes: Record<string, ChunkAssets>;
  requires: Record<string, string>;
  /** Exports that its code reads of shared modules. Absent in builds older than the record. */
  uses?: SharedExports;
  /** By the path of the route: what a page shows before its scripts run. */
  pages?: Record<string, PageFile>;
}

/** `shell.json`, beside the shell's `index.html`. */
export interface ShellBuildFile extends BuildFile {
  routes: readonly PageRoute[];
  /** Files that every page loads. */
  initial: ChunkAssets;
  /** Share key to the chunk that brings it, for modules outside the first script. */
  provides: Record<string, ChunkAssets>;
  /** Share key to the version that every tab has of it. */
  offers?: Readonly<Record<string, string>>;
  /** Exports of each shared module, of those whose exports are known. Absent in builds older than the record. */
  brings?: SharedExports;
  /** What a route may ask of a visitor. */
  permissions?: readonly string[];
  /** Events on `window` that remotes may wait for. */
  emits?: readonly string[];
  /** Module that draws the frame around a page's markup, within the shell's build. */
  frame?: string;
}

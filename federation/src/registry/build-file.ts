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

/** `remote.json`, beside `mf-manifest.json` in every build of a remote. */
export interface RemoteBuildFile extends BuildFile {
  declaration: RemoteDeclaration;
  entry: string;
  globalName: string;
  exposes: Record<string, ChunkAssets>;
  requires: Record<string, string>;
}

/** `shell.json`, beside the shell's `index.html`. */
export interface ShellBuildFile extends BuildFile {
  routes: readonly PageRoute[];
  /** Files that every page loads. */
  initial: ChunkAssets;
  /** Share key to the chunk that brings it, for modules outside the first script. */
  provides: Record<string, ChunkAssets>;
}

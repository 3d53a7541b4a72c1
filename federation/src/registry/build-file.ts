import { z } from 'zod';
import type { PageRoute, RemoteDeclaration } from '../remote/declaration';
import type { ChunkAssets } from '../remote/registry-document';

/** The name of a remote's folder. */
export const remoteName = z.string().regex(/^mfe-[a-z0-9-]+$/);

/** The name under which the shell is published: as a folder, a pointer, and what a token is for. */
export const shellName = 'shell';

/** The name of a build's folder. */
export const buildName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

/** A path that stays inside of its folder and that the site would serve. */
export const plainPath = z
  .string()
  .regex(/^[A-Za-z0-9_@-][A-Za-z0-9_@.-]*(?:\/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*)*$/);

export const isRemoteName = (value: unknown): value is string =>
  remoteName.safeParse(value).success;
/** Whether it is the name of something that is published by itself: a remote, or the shell. */
export const isPublishedName = (value: unknown): value is string =>
  value === shellName || isRemoteName(value);
export const isBuildName = (value: unknown): value is string => buildName.safeParse(value).success;

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

/** A file of a build that no browser asks for by itself, such as the markup of a page. */
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
  /** By the path of the route: what the document fills with the answers to the page's first calls. */
  templates?: Record<string, PageFile>;
}

/** `shell.json`, beside `index.html` in every build of the shell. */
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
  /** What documents are composed from: `index.html` and the frame. */
  composed?: readonly PageFile[];
}

/** What describes a build, of whichever kind. */
export type BuildDescription = RemoteBuildFile | ShellBuildFile;

export const isOfShell = (file: BuildDescription): file is ShellBuildFile =>
  !('declaration' in file);

/** The name under which a build is published. */
export const nameOf = (file: BuildDescription): string =>
  isOfShell(file) ? shellName : file.declaration.name;

/** The file that describes a build of what is published under this name. */
export const descriptionOf = (name: string): string =>
  name === shellName ? 'shell.json' : 'remote.json';

/** Where browsers find the files of a build of the shell. */
export const shellBase = (build: string): string => `/s/${build}/`;

const texts = z.array(z.string());
const part = z.looseObject({ js: texts, css: texts, shared: texts });
const chunks = z.record(z.string(), part);
const file = z.looseObject({ path: plainPath, integrity: z.string() });

// What a build says beyond this is kept as it is: a newer site may have written it.
const declaration = z.looseObject({
  name: remoteName,
  container: z.string(),
  title: z.string(),
  routes: z.array(
    z.looseObject({
      path: z.string(),
      access: z.string(),
      layout: z.string(),
      // Begun with the cookies of whoever opens the page: of the site's own API, and of nothing else.
      calls: z.array(z.string().regex(/^\/api\/[^\s:]*(?::\w[^\s:]*)*$/)).optional(),
      offline: z.boolean().optional(),
    }),
  ),
  navigation: z.array(z.looseObject({ to: z.string() })),
  widgets: z.array(z.looseObject({ expose: z.string(), slot: z.string() })),
  budgets: z.looseObject({ firstScreen: z.number() }),
});

const buildFile = z.looseObject({
  declaration,
  build: buildName,
  entry: plainPath,
  globalName: z.string(),
  exposes: chunks,
  chunks,
  requires: z.record(z.string(), z.string()),
  uses: z.record(z.string(), texts).optional(),
  assets: z.array(file.extend({ bytes: z.number(), brotli: z.number() })),
  pages: z.record(z.string(), file).optional(),
  templates: z.record(z.string(), file).optional(),
});

const shellFile = z.looseObject({
  build: buildName,
  routes: z.array(z.looseObject({ path: z.string(), access: z.string(), layout: z.string() })),
  initial: part,
  chunks,
  provides: chunks,
  assets: z.array(file.extend({ bytes: z.number(), brotli: z.number() })),
  offers: z.record(z.string(), z.string()).optional(),
  brings: z.record(z.string(), texts).optional(),
  frame: plainPath.optional(),
  composed: z.array(file).optional(),
});

/** Reads the text of a `shell.json`. @throws Error naming the first field that is wrong */
export function parseShellFile(text: string): ShellBuildFile {
  const { data, error } = shellFile.safeParse(JSON.parse(text));
  if (data) return data as unknown as ShellBuildFile;
  const [field = 'content'] = error.issues[0]?.path ?? [];
  throw new Error(`shell.json has no proper ${String(field)}`);
}

/** Reads the text of a `remote.json`. @throws Error naming the first field that is wrong */
export function parseBuildFile(text: string): RemoteBuildFile {
  const { data, error } = buildFile.safeParse(JSON.parse(text));
  if (data) return data as unknown as RemoteBuildFile;
  const [first, second] = error.issues[0]?.path ?? [];
  if (first === undefined) throw new Error('remote.json is no object');
  const field =
    first === 'declaration' && second !== undefined ? `${first}.${String(second)}` : first;
  throw new Error(`remote.json has no proper ${String(field)}`);
}

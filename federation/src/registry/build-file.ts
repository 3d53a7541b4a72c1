import { z } from 'zod';
import type { PageRoute, RemoteDeclaration } from '../remote/declaration';
import type { ChunkAssets } from '../remote/registry-document';

/** Pattern of the folder name of a remote. */
export const remoteName = z.string().regex(/^mfe-[a-z0-9-]+$/);

/** The name under which the shell is published: for its folder, its pointer and tokens. */
export const shellName = 'shell';

/** Pattern of the folder name of a build. */
export const buildName = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

/** A path that stays inside its folder and that the site may serve. */
export const plainPath = z
  .string()
  .regex(/^[A-Za-z0-9_@-][A-Za-z0-9_@.-]*(?:\/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*)*$/);

export const isRemoteName = (value: unknown): value is string =>
  remoteName.safeParse(value).success;
/** Whether this is the name of a published unit: a remote or the shell. */
export const isPublishedName = (value: unknown): value is string =>
  value === shellName || isRemoteName(value);
export const isBuildName = (value: unknown): value is string => buildName.safeParse(value).success;

/** A file of a build. Sizes in bytes; `brotli` is the size that a browser downloads. */
export interface Asset {
  path: string;
  bytes: number;
  brotli: number;
  /** `sha384-…` in the format of the `integrity` attribute. */
  integrity: string;
}

interface BuildFile {
  build: string;
  chunks: Record<string, ChunkAssets>;
  assets: Asset[];
}

/** Share keys with the names of exports. */
export type SharedExports = Readonly<Record<string, readonly string[]>>;

/** A file of a build that no browser requests directly, such as the markup of a page. */
export interface PageFile {
  path: string;
  /** `sha384-…` of the file. */
  integrity: string;
}

/** Hashes of all that a visitor can see of a build, by which it can be compared with another. */
export interface CodeHashes {
  /** Of what all pages have in common: the entry, `App`, the widgets, the declaration and the tools of the build. */
  shared: string;
  /** By route path: of all code and styles that the page may load, and of its markup. */
  routes: Readonly<Record<string, string>>;
}

/** `remote.json`, next to `mf-manifest.json` in every build of a remote. */
export interface RemoteBuildFile extends BuildFile {
  declaration: RemoteDeclaration;
  entry: string;
  globalName: string;
  exposes: Record<string, ChunkAssets>;
  requires: Record<string, string>;
  /** Exports of shared modules that its code reads. Absent in builds older than the record. */
  uses?: SharedExports;
  /** Absent in builds older than the record. */
  code?: CodeHashes;
  /** By route path: the page content to show before the scripts run. */
  pages?: Record<string, PageFile>;
  /** By route path: the template that the document fills with the answers to the page's first calls. */
  templates?: Record<string, PageFile>;
}

/** `shell.json`, next to `index.html` in every build of the shell. */
export interface ShellBuildFile extends BuildFile {
  routes: readonly PageRoute[];
  /** Files that every page loads. */
  initial: ChunkAssets;
  /** The chunk that provides each module outside the first script, by share key. */
  provides: Record<string, ChunkAssets>;
  /** The version that every tab has of each shared module, by share key. */
  offers?: Readonly<Record<string, string>>;
  /** Exports of each shared module, if known. Absent in builds older than the record. */
  brings?: SharedExports;
  /** Permissions that a route may require. */
  permissions?: readonly string[];
  /** Events on `window` that remotes may listen for. */
  emits?: readonly string[];
  /** The module in the shell's build that draws the frame around a page's markup. */
  frame?: string;
  /** Files that documents are composed from: `index.html` and the frame. */
  composed?: readonly PageFile[];
}

/** The description of a build of either kind. */
export type BuildDescription = RemoteBuildFile | ShellBuildFile;

export const isOfShell = (file: BuildDescription): file is ShellBuildFile =>
  !('declaration' in file);

/** The name under which a build is published. */
export const nameOf = (file: BuildDescription): string =>
  isOfShell(file) ? shellName : file.declaration.name;

/** Name of the file that describes a build published under this name. */
export const descriptionOf = (name: string): string =>
  name === shellName ? 'shell.json' : 'remote.json';

/** The base URL of the files of a shell build. */
export const shellBase = (build: string): string => `/s/${build}/`;

const texts = z.array(z.string());
const part = z.looseObject({ js: texts, css: texts, shared: texts });
const chunks = z.record(z.string(), part);
const file = z.looseObject({ path: plainPath, integrity: z.string() });

// These calls are sent with the visitor's cookies, so only paths of the site's own API are allowed.
const calls = z.array(z.string().regex(/^\/api\/[^\s:]*(?::\w[^\s:]*)*$/)).optional();

// Unknown fields of a build are kept: a newer site may have written them.
const declaration = z.looseObject({
  name: remoteName,
  container: z.string(),
  title: z.string(),
  routes: z.array(
    z.looseObject({
      path: z.string(),
      access: z.string(),
      layout: z.string(),
      calls,
      offline: z.boolean().optional(),
    }),
  ),
  navigation: z.array(z.looseObject({ to: z.string() })),
  widgets: z.array(z.looseObject({ expose: z.string(), slot: z.string(), offlineCalls: calls })),
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
  code: z.object({ shared: z.string(), routes: z.record(z.string(), z.string()) }).optional(),
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

/** Parses the text of a `shell.json`. @throws Error naming the first invalid field */
export function parseShellFile(text: string): ShellBuildFile {
  const { data, error } = shellFile.safeParse(JSON.parse(text));
  if (data) return data as unknown as ShellBuildFile;
  const [field = 'content'] = error.issues[0]?.path ?? [];
  throw new Error(`shell.json has no valid ${String(field)}`);
}

/** Parses the text of a `remote.json`. @throws Error naming the first invalid field */
export function parseBuildFile(text: string): RemoteBuildFile {
  const { data, error } = buildFile.safeParse(JSON.parse(text));
  if (data) return data as unknown as RemoteBuildFile;
  const [first, second] = error.issues[0]?.path ?? [];
  if (first === undefined) throw new Error('remote.json is not an object');
  const field =
    first === 'declaration' && second !== undefined ? `${first}.${String(second)}` : first;
  throw new Error(`remote.json has no valid ${String(field)}`);
}

const pluginVersion = '2.9.2';

/**
 * `mf-manifest.json` in the format of the official plugin, for tools that read it. The shell does not: the
 * registry contains what it needs, and loading a page requests no manifest.
 */
export function federationManifest(file: RemoteBuildFile): object {
  const { container } = file.declaration;
  return {
    id: container,
    name: container,
    metaData: {
      name: container,
      type: 'app',
      buildInfo: { buildVersion: file.build, buildName: file.declaration.name },
      remoteEntry: { name: file.entry, path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      globalName: file.globalName,
      pluginVersion,
      publicPath: 'auto',
    },
    shared: Object.entries(file.requires).map(([name, requiredVersion]) => ({
      id: `${container}:${name}`,
      name,
      singleton: true,
      requiredVersion,
      assets: { js: { sync: [], async: [] }, css: { sync: [], async: [] } },
    })),
    remotes: [],
    exposes: Object.entries(file.exposes).map(([path, assets]) => ({
      id: `${container}:${path.replace('./', '')}`,
      name: path.replace('./', ''),
      path,
      assets: {
        js: { sync: assets.js, async: [] },
        css: { sync: assets.css, async: [] },
      },
    })),
  };
}

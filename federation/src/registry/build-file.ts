import type { PageRoute, RemoteDeclaration } from '../remote/declaration';
import type { ChunkAssets } from '../remote/registry-document';

const remoteName = /^mfe-[a-z0-9-]+$/;
const buildName = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const plainPath = /^[A-Za-z0-9_@-][A-Za-z0-9_@.-]*(?:\/[A-Za-z0-9_@-][A-Za-z0-9_@.-]*)*$/;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whether a value can be the name of a remote's folder. */
export const isRemoteName = (value: unknown): value is string =>
  isText(value) && remoteName.test(value);

/** Whether a value can be the name of a build's folder. */
export const isBuildName = (value: unknown): value is string =>
  isText(value) && buildName.test(value);

/** Whether a value is a path that stays inside of its folder and that the site would serve. */
const isPlainPath = (value: unknown): value is string => isText(value) && plainPath.test(value);

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

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isTextList = (value: unknown) => isList(value) && value.every(isText);
const everyValue = (value: unknown, holds: (one: unknown) => boolean) =>
  isObject(value) && Object.values(value).every(holds);

const isChunk = (value: unknown) =>
  isObject(value) && ['js', 'css', 'shared'].every((key) => isTextList(value[key]));
const isFile = (value: unknown): value is Loose =>
  isObject(value) && isPlainPath(value.path) && isText(value.integrity);
const isAsset = (value: unknown) =>
  isFile(value) && typeof value.bytes === 'number' && typeof value.brotli === 'number';
const isRoute = (value: unknown) =>
  isObject(value) && isText(value.path) && isText(value.access) && isText(value.layout);
const isEntry = (value: unknown) => isObject(value) && isText(value.to);
const isWidget = (value: unknown) => isObject(value) && isText(value.expose) && isText(value.slot);

const ofDeclaration: Readonly<Record<string, (value: unknown) => boolean>> = {
  name: isRemoteName,
  container: isText,
  title: isText,
  routes: (value) => isList(value) && value.every(isRoute),
  navigation: (value) => isList(value) && value.every(isEntry),
  widgets: (value) => isList(value) && value.every(isWidget),
  budgets: (value) => isObject(value) && typeof value.firstScreen === 'number',
};

const ofBuild: Readonly<Record<string, (value: unknown) => boolean>> = {
  build: isBuildName,
  entry: isPlainPath,
  globalName: isText,
  exposes: (value) => everyValue(value, isChunk),
  chunks: (value) => everyValue(value, isChunk),
  requires: (value) => everyValue(value, isText),
  uses: (value) => value === undefined || everyValue(value, isTextList),
  assets: (value) => isList(value) && value.every(isAsset),
  pages: (value) => value === undefined || everyValue(value, isFile),
};

function wrongFields(value: Loose, fields: typeof ofBuild): string[] {
  return Object.entries(fields).flatMap(([name, holds]) => (holds(value[name]) ? [] : [name]));
}

/** Reads the text of a `remote.json`. @throws Error naming the first field that is wrong */
export function parseBuildFile(text: string): RemoteBuildFile {
  const value: unknown = JSON.parse(text);
  if (!isObject(value)) throw new Error('remote.json is no object');
  const declaration = isObject(value.declaration) ? value.declaration : {};
  const [wrong] = [
    ...wrongFields(declaration, ofDeclaration).map((name) => `declaration.${name}`),
    ...wrongFields(value, ofBuild),
  ];
  if (wrong) throw new Error(`remote.json has no proper ${wrong}`);
  return value as unknown as RemoteBuildFile;
}

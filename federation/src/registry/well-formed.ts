import type { RemoteBuildFile } from './build-file';
import { isBuildName, isPlainPath, isRemoteName } from './names';

type Loose = Record<string, unknown>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
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

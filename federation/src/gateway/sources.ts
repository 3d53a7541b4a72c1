import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseShellFile, type ShellBuildFile } from '../registry/build-file';
import { composeRegistry, registryText, type Sign, type Warn } from '../registry/compose';
import { remoteOfPointer } from '../registry/pointer';
import { readBuildFile } from '../registry/store';
import type { Framed, LoadLimits, RegistryDocument } from '../remote/registry-document';

/** By name: lines that markup made beforehand cannot know. */
export type Facts = Readonly<Record<string, () => Promise<readonly string[]>>>;

export interface ShellFiles {
  file: ShellBuildFile;
  template: string;
  /** Draws the frame around a page that was made beforehand. */
  frame?: (framed: Framed) => string;
  /** Paths of the shell's own pages that are drawn whole with their frame. */
  drawn?: readonly string[];
  time: number;
}

function frameOf(path: string): Pick<ShellFiles, 'frame' | 'drawn'> {
  return createRequire(import.meta.url)(path) as Pick<ShellFiles, 'frame' | 'drawn'>;
}

/** The shell's build, read again when another one has taken its place. */
function shellFiles(shellDir: string): () => Promise<ShellFiles> {
  let cached: ShellFiles | undefined;
  return async () => {
    const { mtimeMs: time } = await stat(join(shellDir, 'shell.json'));
    if (cached?.time === time) return cached;
    const [text, template] = await Promise.all([
      readFile(join(shellDir, 'shell.json'), 'utf8'),
      readFile(join(shellDir, 'index.html'), 'utf8'),
    ]);
    const file = parseShellFile(text);
    cached = { file, template, time, ...(file.frame && frameOf(join(shellDir, file.frame))) };
    return cached;
  };
}

/** Where the markup of a page lies. */
interface MarkupFile {
  remote: string;
  path: string;
}

export interface LiveRegistry {
  document: RegistryDocument;
  text: string;
  /** By the path of the page: markup that a live build brings. */
  pages: Markup;
  /** By the path of the route: the template of the page. */
  templates: Markup;
}

type Markup = ReadonlyMap<string, MarkupFile>;

interface Options {
  remotesDir: string;
  shell: () => Promise<ShellFiles>;
  limits?: Partial<LoadLimits> | undefined;
  sign?: Sign | undefined;
  warn: Warn;
}

async function pointerTimes(remotesDir: string): Promise<string> {
  const files = await readdir(remotesDir).catch(() => []);
  const times = await Promise.all(
    files
      .filter((file) => remoteOfPointer(file))
      .sort()
      .map(async (file) => {
        const found = await stat(join(remotesDir, file)).catch(() => undefined);
        return `${file}:${found?.mtimeMs ?? 0}:${found?.ino ?? 0}`;
      }),
  );
  return times.join(' ');
}

/** The markup that builds of a registry bring. */
export async function liveMarkup(
  remotesDir: string,
  { remotes }: RegistryDocument,
): Promise<Pick<LiveRegistry, 'pages' | 'templates'>> {
  const live = Object.entries(remotes).filter(([, { status }]) => status === 'on');
  const builds = await Promise.all(
    live.map(async ([remote, { current }]) => {
      const folder = join(remotesDir, remote, current.build);
      return { remote, folder, file: await readBuildFile(folder) };
    }),
  );
  const markup = (kind: 'pages' | 'templates'): Markup =>
    new Map(
      builds.flatMap(({ remote, folder, file }) =>
        Object.entries(file[kind] ?? {}).map(([path, made]): [string, MarkupFile] => [
          path,
          { remote, path: join(folder, made.path) },
        ]),
      ),
    );
  return { pages: markup('pages'), templates: markup('templates') };
}

/** The registry, kept in memory until a pointer file, the shell or the tickets change. */
function liveRegistry(options: Options): () => Promise<LiveRegistry> {
  const { remotesDir, limits, sign, warn } = options;
  let cached: { times: string; registry: LiveRegistry } | undefined;
  return async () => {
    const { build: shell } = (await options.shell()).file;
    const ticket = sign?.({ remote: 'shell', build: '' });
    const times = `${shell} ${ticket} ${await pointerTimes(remotesDir)}`;
    if (cached?.times === times) return cached.registry;
    const document = await composeRegistry(remotesDir, {
      ...(limits && { limits }),
      shell,
      sign,
      warn,
    });
    const markup = await liveMarkup(remotesDir, document);
    const registry = { document, text: registryText(document), ...markup };
    cached = { times, registry };
    return registry;
  };
}

export interface SourceOptions {
  /** The shell's build: `shell/dist`. */
  shellDir: string;
  /** REMOTES_DIR: pointer files and immutable builds. */
  remotesDir: string;
  /** What pages list for visitors without scripts, e.g. `colleges`. */
  facts?: Facts;
  /** Overrides of the time limits that the shell loads remotes under. */
  limits?: Partial<LoadLimits>;
  /** Signs the builds that documents and the registry name. */
  sign?: Sign;
}

/** What every document of the site is made of; each is read again when it has changed. */
export interface SiteSources {
  registry: () => Promise<LiveRegistry>;
  shell: () => Promise<ShellFiles>;
  facts: Facts;
}

export function siteSources(options: SourceOptions, warn: Warn): SiteSources {
  const { shellDir, remotesDir, facts = {}, limits, sign } = options;
  const shell = shellFiles(shellDir);
  return { registry: liveRegistry({ remotesDir, shell, limits, sign, warn }), shell, facts };
}

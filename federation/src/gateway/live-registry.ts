import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { LoadLimits, RegistryDocument } from '../remote/registry-document';
import { composeRegistry, registryText, type Sign } from '../registry/compose';
import type { Warn } from '../registry/log';
import { remoteOfPointer } from '../registry/pointer';
import { readBuildFile } from '../registry/store';
import type { ShellFiles } from './shell-files';

/** Where the markup of a page lies. */
export interface MarkupFile {
  remote: string;
  path: string;
}

export interface LiveRegistry {
  document: RegistryDocument;
  text: string;
  /** By the path of the page: markup that a live build brings. */
  pages: ReadonlyMap<string, MarkupFile>;
}

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

async function livePages(
  remotesDir: string,
  { remotes }: RegistryDocument,
): Promise<LiveRegistry['pages']> {
  const found = await Promise.all(
    Object.entries(remotes).map(async ([remote, { status, current }]) => {
      const folder = join(remotesDir, remote, current.build);
      const { pages = {} } = status === 'on' ? await readBuildFile(folder) : {};
      return Object.entries(pages).map(([path, file]): [string, MarkupFile] => [
        path,
        { remote, path: join(folder, file.path) },
      ]);
    }),
  );
  return new Map(found.flat());
}

/** The registry, kept in memory until a pointer file, the shell or the tickets change. */
export function liveRegistry(options: Options): () => Promise<LiveRegistry> {
  const { remotesDir, limits, sign, warn } = options;
  let kept: { times: string; registry: LiveRegistry } | undefined;
  return async () => {
    const { build: shell } = (await options.shell()).file;
    const ticket = sign?.({ remote: 'shell', build: '' });
    const times = `${shell} ${ticket} ${await pointerTimes(remotesDir)}`;
    if (kept?.times === times) return kept.registry;
    const document = await composeRegistry(remotesDir, {
      ...(limits && { limits }),
      shell,
      sign,
      warn,
    });
    const pages = await livePages(remotesDir, document);
    const registry = { document, text: registryText(document), pages };
    kept = { times, registry };
    return registry;
  };
}

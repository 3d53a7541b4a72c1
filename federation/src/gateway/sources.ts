import { readdir, readFile, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { shellName, type ShellBuildFile } from '../registry/build-file';
import { frameElsewhere } from './frame-elsewhere';
import { composeRegistry, registryText, type Sign, type Warn } from '../registry/compose';
import { buildFolder, readPointer, remoteOfPointer, type Pointer } from '../registry/pointer';
import { readBuildFile, readShellFile } from '../registry/store';
import type { Framed, LoadLimits, RegistryDocument } from '../remote/registry-document';

/** Lists by name: their lines are not known when markup is prerendered. */
export type Facts = Readonly<Record<string, () => Promise<readonly string[]>>>;

export interface ShellFiles {
  /** Folder of the build. */
  dir: string;
  file: ShellBuildFile;
  template: string;
  /** Draws the frame around a prerendered page. */
  frame?: (framed: Framed) => string | Promise<string>;
  /** Paths of the shell's own pages that are drawn completely, with their frame. */
  drawn?: readonly string[];
  /** Releases what draws the frame. */
  close?: () => unknown;
}

type FrameModule = Pick<ShellFiles, 'frame' | 'drawn' | 'close'>;

function frameHere(path: string): FrameModule {
  const require = createRequire(import.meta.url);
  const { frame, drawn } = require(path) as FrameModule;
  // Otherwise megabytes of code would stay in memory until this process ends.
  const close = () => Reflect.deleteProperty(require.cache, require.resolve(path));
  return { ...(frame && { frame }), ...(drawn && { drawn }), close };
}

/**
 * Whether a build was added by the owner of the machine; this process never runs what a team sent. A pointer
 * that was written by hand has no history.
 */
function isOwn({ history }: Pointer, build: string): boolean {
  const brought = history?.find(
    (change) => change.build === build && ['publish', 'canary'].includes(change.action),
  );
  return !history || (brought !== undefined && brought.by !== 'team');
}

async function readShell(dir: string, isTrusted: boolean): Promise<ShellFiles> {
  const [file, template] = await Promise.all([
    readShellFile(dir),
    readFile(join(dir, 'index.html'), 'utf8'),
  ]);
  const path = file.frame && join(dir, file.frame);
  const drawing = path ? (isTrusted ? frameHere(path) : await frameElsewhere(path)) : {};
  const { frame, drawn, close } = drawing;
  return {
    dir,
    file,
    template,
    ...(frame && { frame }),
    ...(drawn && { drawn }),
    ...(close && { close }),
  };
}

/** Location of a page's markup. */
interface MarkupFile {
  remote: string;
  path: string;
}

export interface LiveRegistry {
  document: RegistryDocument;
  text: string;
  /** Markup from live builds, by the path of the page. */
  pages: Markup;
  /** Templates of pages, by the path of the route. */
  templates: Markup;
}

type Markup = ReadonlyMap<string, MarkupFile>;

/** What a browser's documents are made of. */
export interface SiteVersion {
  shell: ShellFiles;
  registry: LiveRegistry;
}

/** What browsers get now. */
export interface LiveSite extends SiteVersion {
  /** For browsers within the share of the shell's canary; the same as for all others if no canary runs. */
  trial: SiteVersion;
}

/** Changes when the pointer of the shell or of a remote does. */
async function pointerTimes(remotesDir: string): Promise<string> {
  const files = await readdir(remotesDir).catch(() => []);
  const times = await Promise.all(
    files
      .filter((file) => file === `${shellName}.json` || remoteOfPointer(file))
      .sort()
      .map(async (file) => {
        const found = await stat(join(remotesDir, file)).catch(() => undefined);
        return `${file}:${found?.mtimeMs ?? 0}:${found?.ino ?? 0}`;
      }),
  );
  return times.join(' ');
}

/** The markup that the builds of a registry contain. */
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

interface LiveShells {
  current: ShellFiles;
  canary?: { shell: ShellFiles; share: number };
}

/** The builds of the shell that its pointer names. Each is read once, because a build never changes. */
function liveShells(remotesDir: string, warn: Warn) {
  let known = new Map<string, ShellFiles>();
  let last: Pointer | undefined;

  async function pointerNow(): Promise<Pointer> {
    try {
      last = (await readPointer(remotesDir, shellName)) ?? last;
    } catch (error) {
      warn('shell skipped', { reason: String(error) });
    }
    if (!last) throw new Error('No shell is published');
    return last;
  }
  async function read(
    build: string | undefined,
    pointer: Pointer,
  ): Promise<ShellFiles | undefined> {
    if (build === undefined) return undefined;
    const dir = buildFolder({ remotesDir, remote: shellName }, build);
    try {
      return known.get(build) ?? (await readShell(dir, isOwn(pointer, build)));
    } catch (error) {
      warn('build skipped', { remote: shellName, build, reason: String(error) });
      return undefined;
    }
  }
  function keepOnly(named: readonly ShellFiles[]): void {
    for (const shell of known.values()) if (!named.includes(shell)) shell.close?.();
    known = new Map(named.map((shell) => [shell.file.build, shell]));
  }
  return {
    async read(): Promise<LiveShells> {
      const pointer = await pointerNow();
      const current =
        (await read(pointer.current, pointer)) ?? (await read(pointer.previous, pointer));
      if (!current) throw new Error('No build of the shell can be read');
      const canary = await read(pointer.canary?.build, pointer);
      keepOnly([current, ...(canary ? [canary] : [])]);
      return {
        current,
        ...(canary && pointer.canary && { canary: { shell: canary, share: pointer.canary.share } }),
      };
    },
    close: () => keepOnly([]),
  };
}

interface Composing extends SourceOptions {
  warn: Warn;
}

async function composeVersion(
  shell: ShellFiles,
  { canary }: LiveShells,
  { remotesDir, limits, uncontained, sign, warn }: Composing,
): Promise<SiteVersion> {
  const document = await composeRegistry(remotesDir, {
    ...(limits && { limits }),
    ...(canary && { canary: { build: canary.shell.file.build, share: canary.share } }),
    shell: shell.file.build,
    uncontained,
    sign,
    warn,
  });
  const markup = await liveMarkup(remotesDir, document);
  return { shell, registry: { document, text: registryText(document), ...markup } };
}

/** The live site, cached in memory until a pointer file or the tickets change. */
function liveSite(options: Composing): Pick<SiteSources, 'live' | 'close'> {
  const { remotesDir, sign, warn } = options;
  const shells = liveShells(remotesDir, warn);
  // Requests during composition get the same result.
  let composing: { times: string; site: Promise<LiveSite> } | undefined;
  async function compose(): Promise<LiveSite> {
    const live = await shells.read();
    const version = await composeVersion(live.current, live, options);
    const trial = live.canary && (await composeVersion(live.canary.shell, live, options));
    return { ...version, trial: trial ?? version };
  }
  return {
    async live() {
      const ticket = sign?.({ remote: shellName, build: '' });
      const times = `${ticket} ${await pointerTimes(remotesDir)}`;
      if (composing?.times !== times) {
        const started = { times, site: compose() };
        composing = started;
        started.site.catch(() => {
          if (composing === started) composing = undefined;
        });
      }
      return composing.site;
    },
    close: shells.close,
  };
}

export interface SourceOptions {
  /** REMOTES_DIR: pointer files and immutable builds, of the remotes and of the shell. */
  remotesDir: string;
  /** Lists that pages contain for visitors without scripts, e.g. `colleges`. */
  facts?: Facts;
  /** Overrides of the time limits with which the shell loads remotes. */
  limits?: Partial<LoadLimits>;
  /** Remotes are not limited to their containers: for a trial. */
  uncontained?: boolean;
  /** Signs the builds that documents and the registry name. */
  sign?: Sign;
}

/** What every document of the site is made of. */
export interface SiteSources {
  /** Read again after a change, otherwise the same object. @throws if no shell is live */
  live: () => Promise<LiveSite>;
  facts: Facts;
  /** Ends what was started to provide them. */
  close: () => void;
}

export function siteSources(options: SourceOptions, warn: Warn): SiteSources {
  return { ...liveSite({ ...options, warn }), facts: options.facts ?? {} };
}

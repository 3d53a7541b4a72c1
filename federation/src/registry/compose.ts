import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type {
  LoadLimits,
  RegisteredBuild,
  RegisteredRemote,
  RegistryDocument,
  ShellTrial,
} from '../remote/registry-document';
import type { RemoteBuildFile } from './build-file';
import { parsePointer, type Pointer, remoteOfPointer } from './pointer';
import { readBuildFile } from './store';

/** Receives a warning for everything that the registry leaves out. */
export type Warn = (message: string, details: Record<string, unknown>) => void;

const silent: Warn = () => undefined;

/** Creates the ticket of a build. It must not change as long as the registry text should stay the same. */
export type Sign = (name: { remote: string; build: string }) => string;

export interface ComposeOptions {
  /** Overrides of the loading time limits, for all remotes. */
  limits?: Partial<LoadLimits>;
  /** See `ShellTrial`. */
  uncontained?: boolean | undefined;
  /** The live shell build and its canary, if known. */
  shell?: string;
  canary?: ShellTrial['canary'];
  /** Without it, reports of tabs about builds are not counted. */
  sign?: Sign | undefined;
  warn?: Warn;
}

/** The registry entry of a build. */
export function registeredBuild(remote: string, file: RemoteBuildFile): RegisteredBuild {
  const { build, entry, globalName, requires, exposes, chunks } = file;
  return {
    build,
    base: `/r/${remote}/${build}/`,
    entry,
    globalName,
    requires,
    exposes,
    chunks,
    integrity: Object.fromEntries(file.assets.map(({ path, integrity }) => [path, integrity])),
  };
}

interface Source {
  remotesDir: string;
  remote: string;
  sign: Sign | undefined;
  warn: Warn;
}

function signedBuild({ remote, sign }: Source, file: RemoteBuildFile): RegisteredBuild {
  const { build } = file;
  return { ...registeredBuild(remote, file), ...(sign && { ticket: sign({ remote, build }) }) };
}

async function readBuild({ remotesDir, remote, warn }: Source, build: string | undefined) {
  if (!build) return undefined;
  try {
    const file = await readBuildFile(join(remotesDir, remote, build));
    if (file.declaration.name !== remote) throw new Error(`it belongs to ${file.declaration.name}`);
    return file;
  } catch (error) {
    warn('build skipped', { remote, build, reason: String(error) });
    return undefined;
  }
}

async function composeRemote(source: Source, pointer: Pointer): Promise<RegisteredRemote> {
  const current = await readBuild(source, pointer.current);
  const previous = await readBuild(source, pointer.previous);
  const canary = await readBuild(source, pointer.canary?.build);
  const live = current ?? previous;
  if (!live) throw new Error('none of its builds can be read');
  return {
    status: pointer.status ?? 'on',
    ...(pointer.notice && { notice: pointer.notice }),
    declaration: live.declaration,
    current: signedBuild(source, live),
    ...(current && previous && { previous: signedBuild(source, previous) }),
    ...(canary &&
      pointer.canary && {
        canary: { ...signedBuild(source, canary), share: pointer.canary.share },
      }),
  };
}

async function pointerFiles(remotesDir: string): Promise<string[]> {
  try {
    return (await readdir(remotesDir)).sort();
  } catch {
    return [];
  }
}

/**
 * Composes `/registry.json` from the pointer files. A pointer that cannot be read affects only its own
 * remote, which is left out and reported through `warn`.
 */
export async function composeRegistry(
  remotesDir: string,
  { limits, uncontained, shell, canary, sign, warn = silent }: ComposeOptions = {},
): Promise<RegistryDocument & ShellTrial> {
  const remotes: Record<string, RegisteredRemote> = {};
  for (const file of await pointerFiles(remotesDir)) {
    const remote = remoteOfPointer(file);
    if (!remote) continue;
    try {
      const pointer = parsePointer(await readFile(join(remotesDir, file), 'utf8'));
      remotes[remote] = await composeRemote({ remotesDir, remote, sign, warn }, pointer);
    } catch (error) {
      warn('remote skipped', { remote, reason: String(error) });
    }
  }
  const ticket = sign?.({ remote: 'shell', build: '' });
  const content = {
    ...(shell && { shell }),
    ...(canary && { canary }),
    ...(ticket && { ticket }),
    ...(limits && { limits }),
    ...(uncontained && { uncontained }),
    remotes,
  };
  const revision = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 12);
  return { revision, ...content };
}

/** The registry as text that is safe inside a `<script>` element. */
export const registryText = (registry: RegistryDocument): string =>
  JSON.stringify(registry).replaceAll('<', '\\u003c');

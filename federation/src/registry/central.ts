import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { filesUnder, pack } from '../deploy/archive';
import { isBuildName, isPublishedName } from './build-file';

/** What the machines of one site have in common where each has a folder of remotes of its own. */
export interface Central {
  /** The texts of pointers, by the name of the remote: of all but those that are just so known. */
  pointers(known?: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Replaces a pointer that still is what it was; undefined where there was none. @returns false where it is not */
  swap(remote: string, before: string | undefined, after: string): Promise<boolean>;
  /** Tells of each swap, as soon as it hears of it and where it may have missed one. @returns what ends that */
  subscribe(swapped: () => void): () => Promise<void>;
  /** One machine after the other. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Archives of builds. */
  readonly builds: {
    put(name: string, archive: Blob): Promise<void>;
    get(name: string): Promise<Buffer | undefined>;
    remove(name: string): Promise<void>;
    list(): AsyncIterable<{ name: string; written: Date }>;
  };
}

/** By the folder that is a copy of it. */
const centrals = new Map<string, Central>();

/** From now on a folder of remotes is this machine's copy: every change of it is one of what the machines share. */
export const shareFolder = (remotesDir: string, central: Central): void =>
  void centrals.set(remotesDir, central);

/** Undefined where the folder is all there is. */
export const centralOf = (remotesDir: string): Central | undefined => centrals.get(remotesDir);

/** A build, and whose it is. */
export interface BuildPlace {
  remotesDir: string;
  remote: string;
  build: string;
}

export const archiveName = ({ remote, build }: Omit<BuildPlace, 'remotesDir'>): string =>
  `${remote}.${build}.zip`;

/** Builds whose archives all machines can fetch. */
export async function sharedBuilds({ builds }: Central): Promise<Omit<BuildPlace, 'remotesDir'>[]> {
  const found: Omit<BuildPlace, 'remotesDir'>[] = [];
  for await (const { name } of builds.list()) {
    const [, remote = '', build = ''] = /^([^.]+)\.(.+)\.zip$/.exec(name) ?? [];
    if (isPublishedName(remote) && isBuildName(build)) found.push({ remote, build });
  }
  return found;
}

/** Puts a build that lies here where the other machines find it. */
export async function shareBuild(place: BuildPlace): Promise<void> {
  const central = centralOf(place.remotesDir);
  if (!central) return;
  const files = await filesUnder(join(place.remotesDir, place.remote, place.build));
  await central.builds.put(archiveName(place), new Blob([await buffer(pack(files))]));
}

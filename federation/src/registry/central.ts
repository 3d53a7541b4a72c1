import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { filesUnder, pack } from '../deploy/archive';
import { isBuildName, isPublishedName } from './build-file';

/** The state shared by the machines of one site, each of which has its own folder of remotes. */
export interface Central {
  /** The texts of all pointers by remote name, except those whose text is in `known`. */
  pointers(known?: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Replaces a pointer if it is still `before`; undefined if there was none. @returns false if it has changed */
  swap(remote: string, before: string | undefined, after: string): Promise<boolean>;
  /** Calls back on each swap, and whenever it may have missed one. @returns a function that unsubscribes */
  subscribe(swapped: () => void): () => Promise<void>;
  /** Runs the work on one machine at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Archives of builds. */
  readonly builds: {
    put(name: string, archive: Blob): Promise<void>;
    get(name: string): Promise<Buffer | undefined>;
    remove(name: string): Promise<void>;
    list(): AsyncIterable<{ name: string; written: Date }>;
  };
}

/** The shared state, by the folder that is a copy of it. */
const centrals = new Map<string, Central>();

/** Makes a folder of remotes this machine's copy: from now on, every change to it also changes the shared state. */
export const shareFolder = (remotesDir: string, central: Central): void =>
  void centrals.set(remotesDir, central);

/** The shared state of a folder; undefined if the folder is not shared. */
export const centralOf = (remotesDir: string): Central | undefined => centrals.get(remotesDir);

/** A build, its remote and its folder of remotes. */
export interface BuildPlace {
  remotesDir: string;
  remote: string;
  build: string;
}

export const archiveName = ({ remote, build }: Omit<BuildPlace, 'remotesDir'>): string =>
  `${remote}.${build}.zip`;

/** Builds with an archive that all machines can fetch. */
export async function sharedBuilds({ builds }: Central): Promise<Omit<BuildPlace, 'remotesDir'>[]> {
  const found: Omit<BuildPlace, 'remotesDir'>[] = [];
  for await (const { name } of builds.list()) {
    const [, remote = '', build = ''] = /^([^.]+)\.(.+)\.zip$/.exec(name) ?? [];
    if (isPublishedName(remote) && isBuildName(build)) found.push({ remote, build });
  }
  return found;
}

/** Uploads a stored build for the other machines. */
export async function shareBuild(place: BuildPlace): Promise<void> {
  const central = centralOf(place.remotesDir);
  if (!central) return;
  const files = await filesUnder(join(place.remotesDir, place.remote, place.build));
  await central.builds.put(archiveName(place), new Blob([await buffer(pack(files))]));
}

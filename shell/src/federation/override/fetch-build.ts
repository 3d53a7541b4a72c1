import type { RegisteredBuild, RemoteDeclaration } from '@campus/federation/remote';
import { loadLimits } from '../registry-store';
import type { Override } from './read-override';

/** What is read of a build's `remote.json`. */
interface BuildFile extends Omit<RegisteredBuild, 'base' | 'integrity'> {
  declaration: RemoteDeclaration;
  assets: { path: string; integrity: string }[];
}

export interface OverriddenRemote {
  declaration: RemoteDeclaration;
  build: RegisteredBuild;
}

/**
 * Reads the build that an override names from its `remote.json`, its hashes included.
 * @throws where there is none, or it is of another remote
 */
export async function fetchBuild({ remote, base }: Override): Promise<OverriddenRemote> {
  const signal = AbortSignal.timeout(loadLimits().entry);
  const address = new URL('remote.json', new URL(base, location.origin));
  const answer = await fetch(address, { cache: 'no-cache', credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}`);
  const file = (await answer.json()) as BuildFile;
  if (file.declaration?.name !== remote) throw new Error(`${base} is no build of ${remote}`);
  const { declaration, assets, build, entry, globalName, requires, exposes, chunks, unchecked } =
    file;
  const integrity = Object.fromEntries(assets.map((asset) => [asset.path, asset.integrity]));
  const isUnchecked = unchecked === true && { unchecked };
  return {
    declaration,
    build: { build, base, entry, globalName, requires, exposes, chunks, integrity, ...isUnchecked },
  };
}

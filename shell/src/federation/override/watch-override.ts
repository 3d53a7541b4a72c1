import type {
  RegisteredBuild,
  RegistryDocument,
  RemoteDeclaration,
} from '@campus/federation/remote';
import { useSession } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { report } from '../incidents';
import { follow, replaceBy } from '../live/follow-registry';
import { useNews } from '../live/news-region';
import { loadLimits } from '../registry';
import { isLocalSite, markOverridden, type Override, overrideKey, readOverride } from '.';

/** The fields that are read from a build's `remote.json`. */
interface BuildFile extends Omit<RegisteredBuild, 'base' | 'integrity'> {
  declaration: RemoteDeclaration;
  assets: { path: string; integrity: string }[];
}

export interface OverriddenRemote {
  declaration: RemoteDeclaration;
  build: RegisteredBuild;
}

/**
 * Reads an override's build from its `remote.json`, including its hashes.
 * @throws if it does not exist or belongs to another remote
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

function isAllowedHere(): boolean {
  const { status, student } = useSession.getState();
  if (isLocalSite()) return true;
  return status === 'signed-in' && !!student && 'isStaff' in student && student.isStaff === true;
}

function present(): Override | undefined {
  const text = localStorage.getItem(overrideKey);
  const override = readOverride(text, Date.now());
  // Stored with its end, or each page load would start a new lifetime.
  if (override) localStorage.setItem(overrideKey, JSON.stringify(override));
  else if (text !== null) localStorage.removeItem(overrideKey);
  return override;
}

// No previous build: a developer who tries out a build wants to see it fail.
const withBuild =
  (remote: string, { declaration, build }: OverriddenRemote) =>
  (registry: RegistryDocument): RegistryDocument => ({
    ...registry,
    remotes: { ...registry.remotes, [remote]: { status: 'on', declaration, current: build } },
  });

/**
 * Runs this browser's override while the student is staff or the site is local, until it is ended, expires,
 * or is ended in another tab.
 * @returns stops
 */
export function watchOverride(): () => void {
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leave = () => {
    clearTimeout(timer);
    shown = '';
    markOverridden(undefined);
    useNews.setState({ override: undefined });
    replaceBy(undefined);
  };
  const end = () => {
    localStorage.removeItem(overrideKey);
    leave();
    // It was requested on this page, so it applies at once, except over unsaved work.
    follow({ left: true });
  };
  const begin = async (override: Override) => {
    const { remote, base, expires } = override;
    clearTimeout(timer);
    timer = setTimeout(end, expires - Date.now());
    try {
      const build = await fetchBuild(override);
      if (shown !== base) return;
      markOverridden(remote);
      replaceBy(withBuild(remote, build));
      follow({ left: true });
      useNews.setState({ override: { remote, base, end } });
    } catch (error) {
      report(error, 'load', { remote, build: 'override' });
      notify.error(`There is no build of ${remote} at ${base}: the live one runs.`);
      if (shown === base) end();
    }
  };
  const check = () => {
    const override = isAllowedHere() ? present() : undefined;
    if (override?.base === shown) return;
    if (shown) leave();
    if (!override) return;
    shown = override.base;
    void begin(override);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === overrideKey || key === null) check();
  };

  check();
  window.addEventListener('storage', onStorage);
  const unsubscribe = useSession.subscribe(check);
  return () => {
    window.removeEventListener('storage', onStorage);
    unsubscribe();
    leave();
  };
}

import type { RegistryDocument } from '@campus/federation/remote';
import { useSession } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { report } from '../incidents';
import { useNews } from '../live/news';
import { follow, replaceBy } from '../live/offer';
import { fetchBuild, type OverriddenRemote } from './fetch-build';
import { markOverridden } from './overridden';
import { isLocalSite } from './local-site';
import { overrideKey, readOverride, type Override } from './read-override';

function isAllowedHere(): boolean {
  const { status, student } = useSession.getState();
  if (isLocalSite()) return true;
  return status === 'signed-in' && !!student && 'isStaff' in student && student.isStaff === true;
}

function present(): Override | undefined {
  const text = localStorage.getItem(overrideKey);
  const override = readOverride(text, Date.now());
  // Kept with its end, or every page would begin it anew.
  if (override) localStorage.setItem(overrideKey, JSON.stringify(override));
  else if (text !== null) localStorage.removeItem(overrideKey);
  return override;
}

// No build before it: whoever tries one out wants to see it fail.
const withBuild =
  (remote: string, { declaration, build }: OverriddenRemote) =>
  (registry: RegistryDocument): RegistryDocument => ({
    ...registry,
    remotes: { ...registry.remotes, [remote]: { status: 'on', declaration, current: build } },
  });

/**
 * Runs the build that this browser asks for, while its student is staff or the site is a local one, until it
 * is ended, runs out, or another tab ends it.
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
    // It was asked for here, with the page before one's eyes; what is not saved still waits.
    follow({ left: true });
  };
  const begin = async (override: Override) => {
    const { remote, base, expires } = override;
    clearTimeout(timer);
    timer = setTimeout(end, expires - Date.now());
    try {
      const found = await fetchBuild(override);
      if (shown !== base) return;
      markOverridden(remote);
      replaceBy(withBuild(remote, found));
      follow({ left: true });
      useNews.setState({ override: { remote, base, end } });
    } catch (error) {
      report(error, 'load', { remote, build: 'override' });
      notify.error(`There is no build of ${remote} at ${base}: the live one runs.`);
      if (shown === base) end();
    }
  };
  const look = () => {
    const override = isAllowedHere() ? present() : undefined;
    if (override?.base === shown) return;
    if (shown) leave();
    if (!override) return;
    shown = override.base;
    void begin(override);
  };
  const hear = ({ key }: StorageEvent) => {
    if (key === overrideKey || key === null) look();
  };

  look();
  window.addEventListener('storage', hear);
  const unsubscribe = useSession.subscribe(look);
  return () => {
    window.removeEventListener('storage', hear);
    unsubscribe();
    leave();
  };
}

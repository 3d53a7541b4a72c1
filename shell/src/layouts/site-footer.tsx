import type { NavigationEntry, RegistryDocument } from '@campus/federation/remote';
import { type IconName, isIconName } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import { useRegistry } from '../federation/registry';
import { matchSiteRoute } from '../router/match-route';
import styles from './site-footer.module.css';

export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
}

const iconOf = (name: string): IconName => (isIconName(name) ? name : 'spark');

/** The remotes' entries for one area of the navigation, in order; never a dead link. */
export function navigationOf(
  registry: RegistryDocument,
  area: NavigationEntry['area'],
): NavigationItem[] {
  return Object.values(registry.remotes)
    .flatMap(({ declaration }) => declaration.navigation)
    .filter(
      (entry) =>
        entry.area === area &&
        matchSiteRoute(entry.to.replace(/\?.*/, ''), registry).kind !== 'none',
    )
    .sort((a, b) => a.order - b.order)
    .map(({ to, label, icon }) => ({ to, label, icon: iconOf(icon) }));
}

/** The footer of every page: who we are, and the live pages about us. */
export function SiteFooter() {
  const links = navigationOf(useRegistry(), 'information');
  return (
    <footer className={styles.footer}>
      <p>Campus · made by students, for students</p>
      {links.length > 0 && (
        <nav aria-label="About Campus">
          <ul className={styles.links}>
            {links.map(({ to, label }) => (
              <li key={to}>
                <Link className={styles.link} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </footer>
  );
}

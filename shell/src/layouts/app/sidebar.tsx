import { paths } from '@campus/federation/remote';
import { Fragment } from 'react';
import { useRegistry } from '../../federation/registry';
import { matchSiteRoute } from '../../router/match-route';
import { type NavigationItem, navigationOf } from '../site-footer';
import { NavigationLink, QuickAccess } from './quick-access';
import styles from './sidebar.module.css';

/** Quick Access stands under the communities; where those have no entry, at the end. */
function isBeforeQuickAccess(item: NavigationItem, index: number, all: NavigationItem[]): boolean {
  const hasCommunities = all.some(({ to }) => to === paths.communities());
  return hasCommunities ? item.to === paths.communities() : index === all.length - 1;
}

/**
 * Every part of the site that is live, and the pages about it.
 * @param replaces its own step of the history gives way to the page that is chosen
 */
export function Sidebar({ replaces = false }: { replaces?: boolean }) {
  const registry = useRegistry();
  const main = navigationOf(registry, 'main');
  const information = navigationOf(registry, 'information');
  const community = paths.community({ communityId: 'any', communityName: 'any' });
  const hasCommunityPage = matchSiteRoute(community, registry).kind !== 'none';
  return (
    <nav aria-label="Main" className={styles.nav}>
      <ul className={styles.list}>
        {main.map((item, index, all) => (
          <Fragment key={item.to}>
            <li>
              <NavigationLink item={item} replaces={replaces} />
            </li>
            {hasCommunityPage && isBeforeQuickAccess(item, index, all) && (
              <li>
                <QuickAccess replaces={replaces} />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
      {information.length > 0 && (
        <>
          <h2 className={styles.group} id="information">
            Information
          </h2>
          <ul className={styles.list} aria-labelledby="information">
            {information.map((item) => (
              <li key={item.to}>
                <NavigationLink item={item} replaces={replaces} />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

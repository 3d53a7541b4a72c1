import type { PageRoute } from '@campus/federation/remote';
import { Skeleton, VisuallyHidden } from '@campus/shared-ui';
import styles from './page-skeleton.module.css';

/** What stands in a page's place while its code is on the way, or its visitor is being looked up. */
export function PageSkeleton({ route }: { route: PageRoute }) {
  if (route.layout === 'landing') {
    return (
      <p role="status" className={styles.landing}>
        Loading...
      </p>
    );
  }
  return (
    <div className={styles.page} data-layout={route.layout} aria-busy="true">
      <VisuallyHidden role="status">Loading {route.title}</VisuallyHidden>
      <Skeleton width="min(14rem, 60%)" height="2.25rem" shape="rect" />
      {['a', 'b', 'c'].map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton width="9rem" />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}

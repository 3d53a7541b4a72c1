import { paths } from '@campus/federation/remote';
import { ErrorState, Skeleton } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import { useCommunities } from '../communities';
import styles from './your-communities.module.css';

function Loading() {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: 6 }, (_, index) => (
        <li key={index} className={styles.ghost}>
          <Skeleton width="60%" />
          <Skeleton />
        </li>
      ))}
    </ul>
  );
}

/** The college's communities: a column beside the posts, on phones a row that is pushed sideways. */
export function YourCommunities() {
  const { list, failure, retry } = useCommunities();
  return (
    <nav className={styles.panel} aria-labelledby="your-communities" aria-busy={!list && !failure}>
      <h2 id="your-communities">Your Communities</h2>
      {failure && <ErrorState message={failure} onRetry={retry} />}
      {!list && !failure && <Loading />}
      {list?.length === 0 && <p className={styles.none}>Your college has no communities yet.</p>}
      {list && list.length > 0 && (
        <ul className={styles.list}>
          {list.map(({ _id, name, description }) => (
            <li key={_id}>
              <Link
                className={styles.community}
                to={paths.community({ communityId: _id, communityName: name })}
              >
                <span className={styles.name}>{name}</span>
                <span className={styles.description}>{description}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

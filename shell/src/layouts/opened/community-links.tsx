import { listCommunities, postMessages } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { TryAgain } from '@campus/shared-ui';
import { NavLink } from 'react-router-dom';
import { LoadingCommunities } from '../app/sidebar';
import styles from '../app/sidebar.module.css';

/** The communities without the one for confessions. */
export function CommunityLinks({ replaces }: { replaces: boolean }) {
  const { data, error, isPending, isFetching, refetch } = useCall(listCommunities, {});
  if (isPending) return <LoadingCommunities />;
  if (error) {
    return (
      <div className={styles.state} role="alert">
        <p>{failureMessage(error, postMessages.communitiesFailed)}</p>
        <TryAgain size="small" busy={isFetching} onClick={() => void refetch()} />
      </div>
    );
  }
  const shown = data.filter(({ isConfession }) => !isConfession);
  if (shown.length === 0) return <p className={styles.state}>No communities yet.</p>;
  return (
    <ul className={styles.communities}>
      {shown.map(({ _id, name }) => (
        <li key={_id}>
          <NavLink
            className={styles.community ?? ''}
            replace={replaces}
            to={paths.community({ communityId: _id, communityName: name })}
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

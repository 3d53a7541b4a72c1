import { listCommunities, postMessages } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { ApiProvider, useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Button, Icon, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { useDisclosure } from '@campus/shared-ui/disclosure';
import { NavLink } from 'react-router-dom';
import type { NavigationItem } from '../site-footer';
import styles from './sidebar.module.css';

/** A link of the sidebar; `aria-current` marks the page that is shown. */
export function NavigationLink({ item, replaces }: { item: NavigationItem; replaces: boolean }) {
  return (
    <NavLink className={styles.link ?? ''} to={item.to} end replace={replaces}>
      <Icon name={item.icon} />
      {item.label}
    </NavLink>
  );
}

function Communities({ replaces }: { replaces: boolean }) {
  const { data, error, isPending, isFetching, refetch } = useCall(listCommunities, {});
  if (isPending) {
    return (
      <div className={styles.state}>
        <VisuallyHidden role="status">Loading communities</VisuallyHidden>
        <Skeleton lines={4} height="1.25rem" />
      </div>
    );
  }
  if (error) {
    return (
      <div className={styles.state} role="alert">
        <p>{failureMessage(error, postMessages.communitiesFailed)}</p>
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          Try Again
        </Button>
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

/** The communities, straight from the sidebar; asked for when it is opened. */
export function QuickAccess({ replaces }: { replaces: boolean }) {
  const { open, buttonProps, panelProps } = useDisclosure();
  return (
    <>
      <button type="button" className={styles.link} {...buttonProps}>
        <Icon name="spark" />
        Quick Access
        <Icon name="chevron-down" size={18} className={styles.arrow} />
      </button>
      <div {...panelProps}>
        {open && (
          <ApiProvider>
            <Communities replaces={replaces} />
          </ApiProvider>
        )}
      </div>
    </>
  );
}

import type { Community } from '@campus/contract';
import { Button, VisuallyHidden } from '@campus/shared-ui';
import type { ReactNode } from 'react';
import styles from './membership-bar.module.css';
import { join, leave, setMuted, useSeen } from './use-membership';

export const countMembers = (members: number): string =>
  members === 1 ? '1 member' : `${members.toLocaleString('en-IN')} members`;

/** One button for both actions, so that it keeps focus after a press. */
export function JoinButton({ community }: { community: Community }) {
  const { joined, name } = community;
  return (
    <Button
      size="small"
      variant={joined ? 'quiet' : 'primary'}
      onClick={() => void (joined ? leave : join)(community)}
    >
      {joined ? 'Leave' : 'Join'}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Button>
  );
}

interface MembershipBarProps {
  readonly community: Community | undefined;
  /** Extra buttons, shown before Join or Leave. */
  readonly children?: ReactNode;
}

/** Shows the member count and the student's membership, and marks the posts below it as seen. */
export function MembershipBar({ community, children }: MembershipBarProps) {
  useSeen(community);
  const { joined, muted = false, members = 0 } = community ?? {};
  return (
    <div className={styles.bar}>
      {community && joined !== undefined && (
        <>
          <p className={styles.count} role="status">
            {joined && 'Joined · '}
            {countMembers(members)}
          </p>
          {joined && (
            <Button size="small" variant="quiet" onClick={() => void setMuted(community, !muted)}>
              {muted ? 'Unmute' : 'Mute'}
            </Button>
          )}
          {children}
          <JoinButton community={community} />
        </>
      )}
    </div>
  );
}

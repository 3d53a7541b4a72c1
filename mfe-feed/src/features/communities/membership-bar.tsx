import {
  type Community,
  communityMessages as say,
  joinCommunity,
  leaveCommunity,
  listCommunities,
  muteCommunity,
  seeCommunity,
} from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { Button, notify, VisuallyHidden } from '@campus/shared-ui';
import { type ReactNode, useEffect } from 'react';
import styles from './membership-bar.module.css';

type Standing = Partial<Pick<Community, 'joined' | 'members' | 'muted' | 'unread'>>;

/** Updates a community in the cache, and so in every part of the page. */
function show(id: string, standing: Standing): void {
  queryClient.setQueryData<Community[]>(callKey(listCommunities, {}), (all) =>
    all?.map((community) => (community._id === id ? { ...community, ...standing } : community)),
  );
}

interface Change {
  readonly standing: Standing;
  readonly write: () => Promise<unknown>;
  readonly failed: string;
}

/** The last write to each community; the next one waits for it. */
const writes = new Map<string, Promise<unknown>>();

/** Shows a change at once, and reverts it if the write fails. */
async function change(
  { _id, joined, members, muted, unread }: Community,
  { standing, write, failed }: Change,
): Promise<void> {
  show(_id, standing);
  const before = writes.get(_id)?.catch(() => undefined) ?? Promise.resolve();
  const stored = before.then(write);
  writes.set(_id, stored);
  try {
    await stored;
  } catch (error) {
    if (writes.get(_id) === stored) show(_id, { joined, members, muted, unread });
    notify.error(failureMessage(error, failed));
  }
}

const params = ({ _id }: Community) => ({ params: { id: _id } });

const join = (community: Community): Promise<void> =>
  change(community, {
    standing: { joined: true, members: (community.members ?? 0) + 1, unread: 0 },
    write: () => call(joinCommunity, params(community)),
    failed: say.joinFailed,
  });

const leave = (community: Community): Promise<void> =>
  change(community, {
    standing: { joined: false, muted: false, members: (community.members ?? 1) - 1, unread: 0 },
    write: () => call(leaveCommunity, params(community)),
    failed: say.leaveFailed,
  });

const setMuted = (community: Community, muted: boolean): Promise<void> =>
  change(community, {
    standing: { muted, unread: 0 },
    write: () => call(muteCommunity, { ...params(community), body: { muted } }),
    failed: say.muteFailed,
  });

/** Marks a joined community as read when its page is opened. */
function useSeen(community: Community | undefined): void {
  const id = community?.joined ? community._id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    show(id, { unread: 0 });
    // If this fails, the posts stay unread until another visit.
    call(seeCommunity, { params: { id } }).catch(() => undefined);
  }, [id]);
}

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

import {
  communityMessages as say,
  type Community,
  joinCommunity,
  leaveCommunity,
  listCommunities,
  muteCommunity,
  seeCommunity,
} from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { callKey, queryClient } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { useEffect } from 'react';

type Standing = Partial<Pick<Community, 'joined' | 'members' | 'muted' | 'unread'>>;

/** Changes what every part of the page shows of a community. */
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

/** The last write to each community: one that is pressed while another is on its way goes after it. */
const writes = new Map<string, Promise<unknown>>();

/** Shows a change at once, and takes it back where it could not be stored. */
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

export const join = (community: Community): Promise<void> =>
  change(community, {
    standing: { joined: true, members: (community.members ?? 0) + 1, unread: 0 },
    write: () => call(joinCommunity, params(community)),
    failed: say.joinFailed,
  });

export const leave = (community: Community): Promise<void> =>
  change(community, {
    standing: { joined: false, muted: false, members: (community.members ?? 1) - 1, unread: 0 },
    write: () => call(leaveCommunity, params(community)),
    failed: say.leaveFailed,
  });

export const setMuted = (community: Community, muted: boolean): Promise<void> =>
  change(community, {
    standing: { muted, unread: 0 },
    write: () => call(muteCommunity, { ...params(community), body: { muted } }),
    failed: say.muteFailed,
  });

/** Once the page of a joined community is open, nothing in it is unread any more. */
export function useSeen(community: Community | undefined): void {
  const id = community?.joined ? community._id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    show(id, { unread: 0 });
    // Where it fails, the posts stay unread for another visit.
    call(seeCommunity, { params: { id } }).catch(() => undefined);
  }, [id]);
}

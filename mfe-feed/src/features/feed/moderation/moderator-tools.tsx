import { communityMessages as say, pinPost, type Post } from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { notify } from '@campus/shared-ui';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import { useRef, useState } from 'react';
import { neighbourOf } from '../post/use-delete-post';
import { changePost } from '../source/post-cache';
import { HideDialog } from './hide-dialog';
import { reloadCommunity } from './restore';

async function setPinned({ _id: id }: Post, pinned: boolean): Promise<void> {
  try {
    const { message } = await call(pinPost, { params: { id }, body: { pinned } });
    changePost(id, ({ isPinned: _, ...post }) => (pinned ? { ...post, isPinned: true } : post));
    notify.success(message);
    await reloadCommunity();
  } catch (error) {
    notify.error(failureMessage(error, say.pinFailed));
  }
}

export interface ModeratorToolsProps {
  readonly post: Post;
}

/** A moderator's actions on a post of their community. */
export function ModeratorTools({ post }: ModeratorToolsProps) {
  const [hiding, setHiding] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { isPinned = false } = post;
  const hidden = () => {
    const next = place.current && neighbourOf(place.current);
    setHiding(false);
    changePost(post._id, () => undefined);
    next?.focus();
  };
  return (
    <div ref={place}>
      <Menu label="Moderate this post" icon="lock">
        <MenuItem
          icon={isPinned ? 'arrow-down' : 'arrow-up'}
          onSelect={() => void setPinned(post, !isPinned)}
        >
          {isPinned ? 'Unpin' : 'Pin to the top'}
        </MenuItem>
        <MenuItem icon="eye-off" tone="bad" onSelect={() => setHiding(true)}>
          Hide…
        </MenuItem>
      </Menu>
      <HideDialog post={post} open={hiding} onClose={() => setHiding(false)} onHidden={hidden} />
    </div>
  );
}

import { communityMessages as say, pinPost, type Post } from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { useDialogOf, useLeavingDialog } from '@campus/federation/remote/address';
import { notify } from '@campus/shared-ui';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import { useRef } from 'react';
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
  const place = useRef<HTMLDivElement>(null);
  const { isPinned = false } = post;
  const hidden = () => {
    const next = place.current && neighbourOf(place.current);
    changePost(post._id, () => undefined);
    next?.focus();
  };
  const dialog = useDialogOf('hide', post._id);
  const { leave } = useLeavingDialog(dialog, hidden);
  return (
    <div ref={place}>
      <Menu label="Moderate this post" icon="lock">
        <MenuItem
          icon={isPinned ? 'arrow-down' : 'arrow-up'}
          onSelect={() => void setPinned(post, !isPinned)}
        >
          {isPinned ? 'Unpin' : 'Pin to the top'}
        </MenuItem>
        <MenuItem icon="eye-off" tone="bad" onSelect={dialog.open}>
          Hide…
        </MenuItem>
      </Menu>
      <HideDialog post={post} open={dialog.asked} onClose={dialog.close} onHidden={leave} />
    </div>
  );
}

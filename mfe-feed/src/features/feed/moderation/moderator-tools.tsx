import { communityMessages as say, pinPost, type Comment, type Post } from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { useDialogOf, useLeavingDialog } from '@campus/federation/remote/address';
import { notify } from '@campus/shared-ui';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import { useRef } from 'react';
import { dropComment } from '../comments/comment-cache';
import { neighbourOf as neighbourOfPost } from '../post/use-delete-post';
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
  /** A comment on the post, if it is not about the post itself. */
  readonly comment?: Comment;
  /** Returns the element to focus when it is hidden; default: for a post. */
  readonly neighbourOf?: typeof neighbourOfPost;
}

/** A moderator's actions on a post of their community, or on a comment there. */
export function ModeratorTools(props: ModeratorToolsProps) {
  const { post, comment, neighbourOf = neighbourOfPost } = props;
  const place = useRef<HTMLDivElement>(null);
  const { _id: id, isPinned = false } = post;
  const hidden = () => {
    const next = place.current && neighbourOf(place.current);
    if (comment) dropComment(id, comment._id);
    else changePost(id, () => undefined);
    next?.focus();
  };
  const dialog = useDialogOf('hide', (comment ?? post)._id);
  const { wanted, leave } = useLeavingDialog(dialog, hidden);
  return (
    <div ref={place}>
      <Menu label={`Moderate this ${comment ? 'comment' : 'post'}`} icon="lock">
        {!comment && (
          <MenuItem
            icon={isPinned ? 'arrow-down' : 'arrow-up'}
            onSelect={() => void setPinned(post, !isPinned)}
          >
            {isPinned ? 'Unpin' : 'Pin to the top'}
          </MenuItem>
        )}
        <MenuItem icon="eye-off" tone="bad" onSelect={dialog.open}>
          Hide…
        </MenuItem>
      </Menu>
      {wanted && (
        <HideDialog
          post={post}
          comment={comment}
          open={dialog.asked}
          onClose={dialog.close}
          onHidden={leave}
        />
      )}
    </div>
  );
}

import {
  type Comment,
  communityMessages as say,
  firstProblem,
  hideComment,
  hideForm,
  hidePost,
  limits,
  pinPost,
  type Post,
} from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { useDialogOf, useLeavingDialog } from '@campus/federation/remote/address';
import { useFormDraft } from '@campus/shared-auth';
import { FormFrame, Refusal, useForm } from '@campus/shared-features/form';
import { notify } from '@campus/shared-ui';
import { FormDialog } from '@campus/shared-ui/dialog';
import { TextArea } from '@campus/shared-ui/field';
import { Menu, MenuItem } from '@campus/shared-ui/menu';
import { useId, useRef } from 'react';
import { dropComment } from '../comments/comment-cache';
import { neighbourOf as neighbourOfPost } from '../post/use-delete-post';
import { changePost } from '../source/post-cache';
import { reloadCommunity } from './restore';

interface HideDialogProps {
  readonly post: Post;
  /** The comment on it that is hidden; undefined to hide the post itself. */
  readonly comment: Comment | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onHidden: () => void;
}

/** Asks for a reason and hides a post or a comment; its author is informed. The draft is stored until it is sent. */
function HideDialog({ post, comment, open, onClose, onHidden }: HideDialogProps) {
  const id = useId();
  const params = comment ? { id: post._id, commentId: comment._id } : { id: post._id };
  const draft = useFormDraft(`hide:${(comment ?? post)._id}`, { reason: '' }, 'session');
  const form = useForm({
    values: draft.values,
    draft,
    isChanged: false,
    write: useWrite<typeof hidePost | typeof hideComment>(comment ? hideComment : hidePost),
    check: () => ({
      input: { params, body: draft.values },
      problem: firstProblem(hideForm, draft.values),
    }),
    onSaved: ({ message }) => {
      draft.discard();
      notify.success(message);
      onHidden();
    },
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={comment ? 'Hide this comment' : 'Hide this post'}
      description="Nobody will see it any more. We tell the author why, but not that it was you."
      formId={id}
      submitLabel="Hide"
      busyLabel="Hiding..."
      busy={form.isBusy}
    >
      <FormFrame
        id={id}
        form={form}
        failure={
          <Refusal
            id={`${id}-refusal`}
            // A problem with the text is shown at its field.
            error={form.problems.faulty ? undefined : form.problems.error}
            title="Reason Not Allowed"
            fallback={say.hideFailed}
          />
        }
      >
        <TextArea
          {...form.field('reason')}
          label="Why?"
          hint="Say which rule it breaks, or where it belongs."
          rows={3}
          limit={limits.hideReason}
        />
      </FormFrame>
    </FormDialog>
  );
}

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

import {
  communityMessages as say,
  firstProblem,
  hideComment,
  hideForm,
  hidePost,
  limits,
  type Comment,
  type Post,
} from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { FormFrame, Refusal, useForm } from '@campus/shared-features/form';
import { notify } from '@campus/shared-ui';
import { FormDialog } from '@campus/shared-ui/dialog';
import { TextArea } from '@campus/shared-ui/field';
import { useId } from 'react';

interface HideDialogProps {
  readonly post: Post;
  /** The comment on it that is hidden; undefined to hide the post itself. */
  readonly comment: Comment | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onHidden: () => void;
}

/** Asks for a reason and hides a post or a comment; its author is informed. The draft is stored until it is sent. */
export function HideDialog({ post, comment, open, onClose, onHidden }: HideDialogProps) {
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

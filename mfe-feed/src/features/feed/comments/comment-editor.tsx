import {
  commentForm,
  commentMessages,
  firstProblem,
  updateComment,
  type Comment,
  type Post,
} from '@campus/contract';
import { useOfflineWrite } from '@campus/contract/react';
import { useDraft } from '@campus/shared-auth';
import { Refusal, useRefusal } from '@campus/shared-features/form';
import { Button, VisuallyHidden } from '@campus/shared-ui';
import { DraftNote } from '@campus/shared-ui/field';
import { useState, type SubmitEvent } from 'react';
import { isConfession } from '../post/authorship';
import { useTextForm } from '../post/use-text-form';
import { changeComment, queuedAs } from './comment-cache';
import { MentionArea } from './mention-area';
import styles from './comments.module.css';

export interface CommentEditorProps {
  readonly post: Post;
  readonly comment: Comment;
  readonly onClose: () => void;
}

/** The editor in place of the comment's text; it retains the typed text until the server accepts it. */
export function CommentEditor({ post, comment, onClose }: CommentEditorProps) {
  const draft = useDraft(`edit:${comment._id}`, isConfession(post) ? 'session' : 'local');
  const [text, setText] = useState(draft.text || comment.content);
  const type = (typed: string) => {
    setText(typed);
    draft.setText(typed === comment.content ? '' : typed);
  };
  const close = () => {
    draft.discard();
    onClose();
  };
  const form = useTextForm({
    text,
    draft: { restored: draft.restored, setText: type, discard: () => type(comment.content) },
    isChanged: text !== comment.content,
    write: useOfflineWrite(updateComment, queuedAs(post, 'edit', text.trim())),
    check: () => ({
      input: { params: { id: post._id, commentId: comment._id }, body: { comment: text.trim() } },
      problem: firstProblem(commentForm, { comment: text }),
    }),
    onQueued: () => {
      changeComment(post._id, comment._id, (now) => ({ ...now, content: text.trim() }));
      close();
    },
    onSaved: ({ content, isEdited }) => {
      changeComment(post._id, comment._id, (now) => ({ ...now, content, isEdited }));
      close();
    },
  });
  const ref = useRefusal(form.reason);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      {form.discard && <DraftNote onDiscard={form.discard} />}
      <MentionArea
        {...form.area}
        completes={!isConfession(post)}
        label={<VisuallyHidden>Edit comment</VisuallyHidden>}
        rows={2}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- Edit was pressed to type here
        autoFocus
      />
      <Refusal
        {...form.refusal}
        title={commentMessages.notAllowedTitle}
        hint={commentMessages.notAllowedHint}
        fallback={commentMessages.updateFailed}
      />
      <div className={styles.buttons}>
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.isBusy} busyLabel="Checking...">
          Save
        </Button>
      </div>
    </form>
  );
}

import {
  commentForm,
  commentMessages,
  createComment,
  firstProblem,
  type Comment,
  type Post,
} from '@campus/contract';
import { useOfflineWrite } from '@campus/contract/react';
import { useDraft } from '@campus/shared-auth';
import { Refusal, useRefusal } from '@campus/shared-features/form';
import { Button, classes, IconButton, VisuallyHidden } from '@campus/shared-ui';
import { DraftNote } from '@campus/shared-ui/field';
import { useEffect, type SubmitEvent } from 'react';
import { isConfession } from '../post/authorship';
import { useTextForm } from '../post/use-text-form';
import { changePost } from '../source/post-cache';
import { queuedAs } from './comment-cache';
import { MentionArea } from './mention-area';
import styles from './comments.module.css';

interface CommentFormProps {
  readonly post: Post;
  /** The comment that is replied to. */
  readonly parent: Comment | undefined;
  readonly onParent: (parent: Comment | undefined) => void;
  readonly onAdded: (comment: Comment) => void;
}

/** The form of a new comment. Its text is stored until the server accepts it; empty text is not sent. */
export function CommentForm({ post, parent, onParent, onAdded }: CommentFormProps) {
  const draft = useDraft(`comment:${post._id}`, isConfession(post) ? 'session' : 'local');
  const text = draft.text.trim();
  const isEmpty = text === '';
  const done = () => {
    draft.discard();
    onParent(undefined);
  };
  const form = useTextForm({
    text: draft.text,
    draft,
    isChanged: !isEmpty,
    write: useOfflineWrite(createComment, queuedAs(post, 'comment', text)),
    check: () => ({
      input: {
        params: { id: post._id },
        body: { comment: text, ...(parent && { parentId: parent._id }) },
      },
      problem: firstProblem(commentForm, { comment: draft.text }),
    }),
    onQueued: done,
    onSaved: (comment) => {
      done();
      changePost(post._id, (now) => ({ ...now, commentsCount: now.commentsCount + 1 }));
      onAdded(comment);
    },
  });
  const ref = useRefusal(form.reason);
  useEffect(() => {
    if (parent) ref.current?.querySelector('textarea')?.focus();
  }, [parent, ref]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isEmpty) void form.submit();
  };
  return (
    <form ref={ref} className={classes(styles.form, styles.composer)} onSubmit={submit} noValidate>
      {parent && (
        <p className={styles.parent}>
          Replying to {parent.username || 'Anonymous'}
          <IconButton
            icon="close"
            label="Cancel reply"
            size="small"
            onClick={() => onParent(undefined)}
          />
        </p>
      )}
      {form.discard && <DraftNote onDiscard={form.discard} />}
      <MentionArea
        {...form.area}
        completes={!isConfession(post)}
        label={<VisuallyHidden>Write a comment</VisuallyHidden>}
        placeholder={commentMessages.placeholder}
        className={styles.field}
        rows={1}
      />
      <Refusal
        {...form.refusal}
        title={commentMessages.notAllowedTitle}
        hint={commentMessages.notAllowedHint}
        fallback={commentMessages.failed}
      />
      <Button
        type="submit"
        variant="primary"
        className={styles.send}
        busy={form.isBusy}
        busyLabel="Checking..."
      >
        Comment
      </Button>
    </form>
  );
}

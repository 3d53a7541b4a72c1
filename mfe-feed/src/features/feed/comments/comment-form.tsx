import {
  commentForm,
  commentMessages,
  createComment,
  firstProblem,
  type Post,
} from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import { useDraft } from '@campus/shared-auth';
import { Refusal } from '@campus/shared-features/form';
import { Button, VisuallyHidden } from '@campus/shared-ui';
import { DraftNote, TextArea, useFocusWrong } from '@campus/shared-ui/field';
import type { SubmitEvent } from 'react';
import { isConfession } from '../post/authorship';
import { useTextForm } from '../post/use-text-form';
import { changePost } from '../source/post-cache';
import styles from './comments.module.css';

interface CommentFormProps {
  readonly post: Post;
  readonly onAdded: () => void;
}

/** Writes a comment. The text stays until the server has taken it; an empty one is silently not sent. */
export function CommentForm({ post, onAdded }: CommentFormProps) {
  const draft = useDraft(`comment:${post._id}`, isConfession(post) ? 'session' : 'local');
  const isEmpty = draft.text.trim() === '';
  const form = useTextForm({
    text: draft.text,
    draft,
    isChanged: !isEmpty,
    write: useWrite(createComment),
    check: () => ({
      input: { params: { id: post._id }, body: { comment: draft.text.trim() } },
      problem: firstProblem(commentForm, { comment: draft.text }),
    }),
    onSaved: () => {
      draft.discard();
      changePost(post._id, (now) => ({ ...now, commentsCount: now.commentsCount + 1 }));
      onAdded();
    },
  });
  const ref = useFocusWrong(form.faulty);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isEmpty) void form.submit();
  };
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      {form.discard && <DraftNote onDiscard={form.discard} />}
      <TextArea
        {...form.area}
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

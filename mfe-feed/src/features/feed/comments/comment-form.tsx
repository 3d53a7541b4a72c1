import {
  commentForm,
  commentMessages,
  createComment,
  firstProblem,
  type Post,
  type Problem,
} from '@campus/contract';
import { moderationReason } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { useUnsavedWork } from '@campus/federation/remote';
import { useDraft } from '@campus/shared-auth';
import { Button, VisuallyHidden } from '@campus/shared-ui';
import { TextArea, DraftNote, useFocusWrong } from '@campus/shared-ui/field';
import { useId, useState, type SubmitEvent } from 'react';
import { Refusal } from '@campus/shared-features/form';
import { isConfession } from '../post/authorship';
import { changePost } from '../source/post-cache';
import styles from './comments.module.css';

interface CommentFormProps {
  readonly post: Post;
  readonly onAdded: () => void;
}

/** Writes a comment. The text stays until the server has taken it; an empty one is silently not sent. */
export function CommentForm({ post, onAdded }: CommentFormProps) {
  const draft = useDraft(`comment:${post._id}`, isConfession(post) ? 'session' : 'local');
  const refusalId = useId();
  const [problem, setProblem] = useState<Problem>();
  const write = useWrite(createComment);
  const refused = moderationReason(write.error) !== undefined;
  const form = useFocusWrong(problem ?? (refused && write.error));
  useUnsavedWork(draft.text.trim() !== '');

  const send = async () => {
    const wrong = firstProblem(commentForm, { comment: draft.text });
    setProblem(wrong);
    if (wrong || write.isPending) return;
    try {
      await write.mutateAsync({ params: { id: post._id }, body: { comment: draft.text.trim() } });
    } catch {
      return;
    }
    draft.discard();
    changePost(post._id, (now) => ({ ...now, commentsCount: now.commentsCount + 1 }));
    onAdded();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (draft.text.trim() !== '') void send();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {draft.restored && <DraftNote onDiscard={draft.discard} />}
      <TextArea
        label={<VisuallyHidden>Write a comment</VisuallyHidden>}
        placeholder={commentMessages.placeholder}
        className={styles.field}
        rows={1}
        value={draft.text}
        error={problem?.message}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? refusalId : undefined}
        readOnly={write.isPending}
        onChange={(event) => {
          setProblem(undefined);
          draft.setText(event.target.value);
        }}
      />
      <Refusal
        id={refusalId}
        error={problem ? undefined : write.error}
        title={commentMessages.notAllowedTitle}
        hint={commentMessages.notAllowedHint}
        fallback={commentMessages.failed}
      />
      <Button
        type="submit"
        variant="primary"
        className={styles.send}
        busy={write.isPending}
        busyLabel="Checking..."
      >
        Comment
      </Button>
    </form>
  );
}

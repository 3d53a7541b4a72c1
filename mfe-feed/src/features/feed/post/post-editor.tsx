import {
  content,
  firstProblem,
  limits,
  postMessages,
  updatePost,
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
import { changePost } from '../source/post-cache';
import { isConfession } from './authorship';
import styles from './post-editor.module.css';

interface PostEditorProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** The author's text in place of the post's; it stays as typed until the server has taken it. */
export function PostEditor({ post, onClose }: PostEditorProps) {
  const draft = useDraft(`edit:${post._id}`, isConfession(post) ? 'session' : 'local');
  const [text, setText] = useState(draft.text || post.content);
  const refusalId = useId();
  const [problem, setProblem] = useState<Problem>();
  const write = useWrite(updatePost);
  const refused = moderationReason(write.error) !== undefined;
  const form = useFocusWrong(problem ?? (refused && write.error));
  useUnsavedWork(text !== post.content);

  const type = (typed: string) => {
    setText(typed);
    setProblem(undefined);
    draft.setText(typed === post.content ? '' : typed);
  };
  const close = () => {
    draft.discard();
    onClose();
  };
  const save = async (event: SubmitEvent) => {
    event.preventDefault();
    const wrong = firstProblem(content, text);
    setProblem(wrong);
    if (wrong || write.isPending) return;
    try {
      const saved = await write.mutateAsync({ params: { id: post._id }, body: { content: text } });
      changePost(post._id, (now) => ({ ...now, content: saved.content }));
      close();
    } catch {
      // The form shows it, with everything that was typed.
    }
  };
  return (
    <form ref={form} className={styles.editor} onSubmit={(event) => void save(event)} noValidate>
      {draft.restored && <DraftNote onDiscard={() => type(post.content)} />}
      <TextArea
        label={<VisuallyHidden>Edit post</VisuallyHidden>}
        value={text}
        limit={limits.postLength}
        error={problem?.message}
        aria-invalid={refused || undefined}
        aria-describedby={refused ? refusalId : undefined}
        readOnly={write.isPending}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- Edit was pressed to type here
        autoFocus
        onChange={(event) => type(event.target.value)}
      />
      <Refusal
        id={refusalId}
        error={problem ? undefined : write.error}
        title={postMessages.notAllowedTitle}
        fallback={postMessages.updateFailed}
      />
      <div className={styles.buttons}>
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" variant="primary" busy={write.isPending} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}

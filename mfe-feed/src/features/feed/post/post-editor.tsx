import {
  content,
  firstProblem,
  limits,
  postMessages,
  updatePost,
  type Post,
} from '@campus/contract';
import { useOfflineWrite } from '@campus/contract/react';
import { useDraft } from '@campus/shared-auth';
import { Refusal, useRefusal } from '@campus/shared-features/form';
import { Button, VisuallyHidden } from '@campus/shared-ui';
import { DraftNote, TextArea } from '@campus/shared-ui/field';
import { useState, type SubmitEvent } from 'react';
import { queuedAs } from '../comments/comment-cache';
import { changePost } from '../source/post-cache';
import { isConfession } from './authorship';
import styles from './post-editor.module.css';
import { useTextForm } from './use-text-form';

export interface PostEditorProps {
  readonly post: Post;
  readonly onClose: () => void;
}

/** The editor in place of the post's text; it retains the typed text until the server accepts it. */
export function PostEditor({ post, onClose }: PostEditorProps) {
  const draft = useDraft(`edit:${post._id}`, isConfession(post) ? 'session' : 'local');
  const [text, setText] = useState(draft.text || post.content);
  const type = (typed: string) => {
    setText(typed);
    draft.setText(typed === post.content ? '' : typed);
  };
  const close = () => {
    draft.discard();
    onClose();
  };
  const form = useTextForm({
    text,
    draft: { restored: draft.restored, setText: type, discard: () => type(post.content) },
    isChanged: text !== post.content,
    write: useOfflineWrite(updatePost, queuedAs(post, 'edit', text.trim())),
    check: () => ({
      input: { params: { id: post._id }, body: { content: text } },
      problem: firstProblem(content, text),
    }),
    onQueued: () => {
      changePost(post._id, (now) => ({ ...now, content: text }));
      close();
    },
    onSaved: (saved) => {
      changePost(post._id, (now) => ({ ...now, content: saved.content }));
      close();
    },
  });
  const ref = useRefusal(form.reason);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <form ref={ref} className={styles.editor} onSubmit={submit} noValidate>
      {form.discard && <DraftNote onDiscard={form.discard} />}
      <TextArea
        {...form.area}
        label={<VisuallyHidden>Edit post</VisuallyHidden>}
        limit={limits.postLength}
        // eslint-disable-next-line jsx-a11y/no-autofocus -- Edit was pressed to type here
        autoFocus
      />
      <Refusal
        {...form.refusal}
        title={postMessages.notAllowedTitle}
        fallback={postMessages.updateFailed}
      />
      <div className={styles.buttons}>
        <Button onClick={close}>Cancel</Button>
        <Button type="submit" variant="primary" busy={form.isBusy} busyLabel="Saving...">
          Save
        </Button>
      </div>
    </form>
  );
}

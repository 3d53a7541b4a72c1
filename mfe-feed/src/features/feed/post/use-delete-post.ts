import { deletePost, postMessages, type Post } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { notify } from '@campus/shared-ui';
import { confirm } from '@campus/shared-ui/list';
import { changePost } from '../source/post-cache';

/** The element to focus when the post that contains the button is removed. */
export function neighbourOf(button: Element): HTMLElement | null {
  const article = button.closest('article');
  const next = article?.nextElementSibling ?? article?.previousElementSibling;
  return next instanceof HTMLElement ? next : document.querySelector('h1');
}

interface DeletePost {
  /** Asks for confirmation, then deletes. `button` is the pressed button. */
  readonly remove: (button: Element) => Promise<void>;
  readonly busy: boolean;
}

/** Deletes a post permanently, removes it from every list and moves focus to the next one. */
export function useDeletePost(post: Post): DeletePost {
  const write = useWrite(deletePost);
  const remove = async (button: Element) => {
    if (!(await confirm({ title: 'Delete post', message: postMessages.confirmDelete }))) return;
    try {
      await write.mutateAsync({ params: { id: post._id } });
    } catch (error) {
      notify.error(failureMessage(error, postMessages.deleteFailed));
      return;
    }
    const next = neighbourOf(button);
    changePost(post._id, () => undefined);
    next?.focus();
    notify.success(postMessages.deleted);
  };
  return { remove, busy: write.isPending };
}

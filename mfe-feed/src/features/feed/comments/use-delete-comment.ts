import { commentMessages, deleteComment } from '@campus/contract';
import { call, failureMessage } from '@campus/contract/client';
import { notify } from '@campus/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { changePost } from '../source/post-cache';
import { changeComment } from './comment-cache';

/** Milliseconds in which a deletion can be undone. */
const undoMs = 5000;

interface DeleteComment {
  /** The deletion is scheduled and can still be undone. */
  readonly isPending: boolean;
  readonly begin: () => void;
  readonly undo: () => void;
}

async function remove(postId: string, id: string): Promise<boolean> {
  try {
    await call(deleteComment, { params: { id: postId, commentId: id } });
  } catch (error) {
    notify.error(failureMessage(error, commentMessages.deleteFailed));
    return false;
  }
  changeComment(postId, id, () => undefined);
  changePost(postId, (now) => ({ ...now, commentsCount: Math.max(0, now.commentsCount - 1) }));
  return true;
}

/** Deletes a comment after a delay for Undo; leaving the page deletes it at once. */
export function useDeleteComment(postId: string, id: string): DeleteComment {
  const [isPending, setIsPending] = useState(false);
  const undone = useRef(false);
  useEffect(() => {
    if (!isPending) return undefined;
    undone.current = false;
    let isSent = false;
    const send = () => {
      if (isSent || undone.current) return;
      isSent = true;
      void remove(postId, id).then((isGone) => {
        if (!isGone) setIsPending(false);
      });
    };
    const timer = setTimeout(send, undoMs);
    window.addEventListener('pagehide', send);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', send);
      send();
    };
  }, [isPending, postId, id]);
  return {
    isPending,
    begin: () => setIsPending(true),
    undo: () => {
      undone.current = true;
      setIsPending(false);
    },
  };
}

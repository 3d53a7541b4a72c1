import { chatMessages, limits } from '@campus/contract';
import { useUnsavedWork } from '@campus/federation/remote';
import type { Draft } from '@campus/shared-auth';
import { IconButton, VisuallyHidden } from '@campus/shared-ui';
import { Counter, DraftNote, TextArea } from '@campus/shared-ui/field';
import { useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { useChat } from './use-chat';
import styles from './composer.module.css';

interface ComposerProps {
  readonly conversationId: string;
  readonly name: string;
  readonly draft: Draft;
}

/** Fraction of the limit from which the counter is shown. */
const close = 0.9;

/** Enter sends, Shift+Enter breaks the line; during IME composition Enter belongs to the IME. */
function sends({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent): boolean {
  // Safari ends a composition before the key event that ends it, which then has this code.
  const composing = nativeEvent.isComposing || keyCode === 229;
  return key === 'Enter' && !shiftKey && !composing;
}

/** The message input. Its text is kept until it is sent. */
export function Composer({ conversationId, name, draft }: ComposerProps) {
  const chat = useChat();
  const area = useRef<HTMLTextAreaElement>(null);
  const [refused, setRefused] = useState(false);
  const text = draft.text.trim();
  const tooLong = text.length > limits.chatLength;
  useUnsavedWork(text !== '');
  useEffect(() => area.current?.focus({ preventScroll: true }), []);

  const send = () => {
    if (text === '') return;
    setRefused(tooLong);
    if (tooLong) return;
    chat.send(conversationId, text);
    draft.discard();
    area.current?.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit} noValidate>
      {draft.restored && <DraftNote onDiscard={draft.discard} />}
      <div className={styles.line}>
        <TextArea
          ref={area}
          label={<VisuallyHidden>Message to {name}</VisuallyHidden>}
          placeholder={chatMessages.placeholder}
          className={styles.area}
          rows={1}
          enterKeyHint="send"
          value={draft.text}
          error={refused && tooLong ? chatMessages.tooLong : undefined}
          onChange={(event) => draft.setText(event.target.value)}
          onKeyDown={(event) => {
            if (!sends(event)) return;
            event.preventDefault();
            send();
          }}
        />
        <IconButton
          type="submit"
          variant="primary"
          icon="arrow-up"
          label="Send message"
          className={styles.send}
        />
      </div>
      <div
        className={styles.counter}
        data-near={text.length >= limits.chatLength * close || undefined}
      >
        <Counter length={text.length} limit={limits.chatLength} />
      </div>
    </form>
  );
}

import {
  conversationMessages,
  limits,
  listConversations,
  startConversation,
  type Problem,
} from '@campus/contract';
import { callKey, queryClient, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { useFormDraft } from '@campus/shared-auth';
import { FormFrame, Refusal, useForm } from '@campus/shared-features/form';
import { FormDialog } from '@campus/shared-ui/dialog';
import { Counter, TextArea } from '@campus/shared-ui/field';
import { useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { kinds } from './listing-card';

/** The listing that the first message is about. */
export interface Asked {
  readonly kind: keyof typeof kinds;
  readonly listing: string;
}

export interface AskDialogProps {
  readonly about: Asked;
  readonly open: boolean;
  readonly onClose: () => void;
}

function problemOf({ message }: { message: string }): Problem | undefined {
  const { required, tooLong } = conversationMessages;
  const length = message.trim().length;
  if (length > 0 && length <= limits.chatLength) return undefined;
  return { field: 'message', message: length === 0 ? required : tooLong };
}

/** The form of the first message. Its draft is stored in this tab until it is sent. */
function useFirstMessage({ kind, listing }: Asked) {
  const { text } = kinds[kind].ask;
  const navigate = useNavigate();
  const draft = useFormDraft(`ask:${kind}:${listing}`, { message: text }, 'session');
  const { values } = draft;
  return useForm({
    values,
    draft,
    isChanged: values.message !== text,
    write: useWrite(startConversation),
    check: () => {
      const problem = problemOf(values);
      return problem ? { problem } : { input: { body: { kind, listing, ...values } }, problem };
    },
    onSaved: ({ conversationId }) => {
      draft.discard();
      // The next question about this listing must refetch and find the new conversation.
      queryClient.removeQueries({
        queryKey: callKey(listConversations, { query: { kind, listing } }),
      });
      void navigate(paths.messages(conversationId ?? undefined), { replace: true });
    },
  });
}

/** The first message about a listing, to read and change before it is sent. */
export function AskDialog({ about, open, onClose }: AskDialogProps) {
  const form = useFirstMessage(about);
  const area = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={kinds[about.kind].ask.title}
      description="They see your username, not your number."
      initialFocus={area}
      formId={id}
      submitLabel="Send"
      busyLabel="Sending..."
      busy={form.isBusy}
    >
      <FormFrame
        id={id}
        form={form}
        failure={
          <Refusal
            id={`${id}-refusal`}
            error={form.problems.error}
            title="Message Not Allowed"
            fallback={conversationMessages.sendFailed}
          />
        }
      >
        <TextArea ref={area} label="Message" rows={3} {...form.field('message')} />
        <Counter length={form.values.message.trim().length} limit={limits.chatLength} />
      </FormFrame>
    </FormDialog>
  );
}

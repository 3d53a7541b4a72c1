import {
  communityRequestForm,
  enquiryMessages as say,
  firstProblem,
  postMessages,
  requestCommunity,
} from '@campus/contract';
import { ApiFailure, isNetworkFailure, moderationReason } from '@campus/contract/client';
import { useWrite } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { FormFrame, Refusal, useForm, type Form } from '@campus/shared-features/form';
import { notify } from '@campus/shared-ui';
import { FormDialog } from '@campus/shared-ui/dialog';
import { TextArea, TextField } from '@campus/shared-ui/field';
import { useId, useRef, type RefObject } from 'react';

const empty = { name: '', description: '' };
type RequestValues = typeof empty;

interface CommunityRequest extends Form<RequestValues> {
  /** The field that moderation rejected; the reason is shown under the fields. */
  readonly refused: string | undefined;
  /** The error to show under the fields. */
  readonly error: unknown;
}

interface Asking {
  /** The initial name, used until the student types one. */
  readonly suggestion: string;
  readonly onSent: () => void;
}

function refusedField(error: unknown): string | undefined {
  const isModerated = moderationReason(error) !== undefined;
  return isModerated && error instanceof ApiFailure ? error.field : undefined;
}

/** The form of a community request: checked before sending, stored until it is accepted. */
function useCommunityRequest({ suggestion, onSent }: Asking): CommunityRequest {
  // A field that was never edited is missing from the draft; an emptied field is in it.
  const draft = useFormDraft<Partial<RequestValues>>('community-request', {});
  const values = { ...empty, name: suggestion, ...draft.values };
  const form = useForm({
    values,
    draft,
    isChanged: Object.values(draft.values).some((text) => text.trim() !== ''),
    write: useWrite(requestCommunity),
    check: () => ({ input: { body: values }, problem: firstProblem(communityRequestForm, values) }),
    onSaved: () => {
      draft.discard();
      notify.success(say.communityRequested);
      onSent();
    },
  });
  const { error, faulty } = form.problems;
  const refused = refusedField(error);
  return { ...form, refused, error: faulty && !refused ? undefined : error };
}

/** Maximum number of characters in the contract's form. */
const descriptionLength = 500;

interface RequestFieldsProps {
  /** Id of the form, so that a button outside it can submit it; other ids derive from it. */
  readonly id: string;
  readonly form: CommunityRequest;
  readonly firstRef: RefObject<HTMLInputElement | null>;
}

/** Name and description, locked while sending and retained after a rejection, with its reason. */
function RequestFields({ id, form, firstRef }: RequestFieldsProps) {
  const { refused, error } = form;
  const wire = (name: keyof RequestValues) => ({
    ...form.field(name),
    id: `${id}-${name}`,
    required: true,
    ...(refused && { error: undefined }),
    ...(refused === name && { 'aria-invalid': true, 'aria-describedby': `${id}-refusal` }),
  });
  return (
    <FormFrame
      id={id}
      form={form}
      failure={
        <Refusal
          id={`${id}-refusal`}
          error={error}
          title={postMessages.notAllowedTitle}
          fallback={isNetworkFailure(error) ? say.serverError : say.requestFailed}
        />
      }
    >
      <TextField {...wire('name')} ref={firstRef} label="Community name" autoComplete="off" />
      <TextArea
        {...wire('description')}
        label="Description"
        placeholder="Who is it for, and what will they post?"
        rows={4}
        limit={descriptionLength}
      />
    </FormFrame>
  );
}

export interface RequestDialogProps {
  readonly open: boolean;
  /** The search text without results, used as the initial name. */
  readonly suggestion: string;
  /** The page closes the dialog with `open`; the draft is stored. */
  readonly onClose: () => void;
}

/** A dialog to request a community that the college does not have. */
export function RequestDialog({ open, suggestion, onClose }: RequestDialogProps) {
  const id = useId();
  const firstRef = useRef<HTMLInputElement>(null);
  const form = useCommunityRequest({ suggestion, onSent: onClose });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Request New Community"
      description="We read every request and let you know what we decide."
      initialFocus={firstRef}
      formId={id}
      submitLabel="Submit Request"
      busyLabel="Submitting..."
      busy={form.isBusy}
    >
      <RequestFields id={id} form={form} firstRef={firstRef} />
    </FormDialog>
  );
}

import { enquiryMessages as say, postMessages } from '@campus/contract';
import { isNetworkFailure } from '@campus/contract/client';
import { DraftNote, TextArea, TextField, useFocusWrong } from '@campus/shared-ui/field';
import { FormBody } from '@campus/shared-ui/listing';
import type { ChangeEvent, RefObject } from 'react';
import { Refusal } from '@campus/shared-features/form';
import type { CommunityRequest, RequestValues } from './use-community-request';

/** Characters that the contract's form allows. */
const descriptionLength = 500;

interface RequestFieldsProps {
  /** Of the form, so that a button outside it can send it; other ids are made from it. */
  readonly id: string;
  readonly form: CommunityRequest;
  readonly firstRef: RefObject<HTMLInputElement | null>;
}

/** Name and description, locked while they are sent, and why they were not taken; both stay. */
export function RequestFields({ id, form, firstRef }: RequestFieldsProps) {
  const { values, change, wrong, refused, error } = form;
  const ref = useFocusWrong(form.faulty);
  const wire = (field: keyof RequestValues) => ({
    id: `${id}-${field}`,
    name: field,
    value: values[field],
    error: wrong(field),
    required: true,
    ...(refused === field && { 'aria-invalid': true, 'aria-describedby': `${id}-refusal` }),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      change({ [field]: target.value }),
  });
  return (
    <FormBody id={id} ref={ref} busy={form.busy} onSubmit={form.submit}>
      {form.discard && <DraftNote onDiscard={form.discard} />}
      <TextField {...wire('name')} ref={firstRef} label="Community name" autoComplete="off" />
      <TextArea
        {...wire('description')}
        label="Description"
        placeholder="Whom is it for, and what will they post?"
        rows={4}
        limit={descriptionLength}
      />
      <Refusal
        id={`${id}-refusal`}
        error={error}
        title={postMessages.notAllowedTitle}
        fallback={isNetworkFailure(error) ? say.serverError : say.requestFailed}
      />
    </FormBody>
  );
}

import { enquiryMessages as say, postMessages } from '@campus/contract';
import { isNetworkFailure } from '@campus/contract/client';
import { TextArea, TextField } from '@campus/shared-ui/field';
import type { RefObject } from 'react';
import { FormFrame, Refusal } from '@campus/shared-features/form';
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
      onSubmit={() => void form.submit()}
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
        placeholder="Whom is it for, and what will they post?"
        rows={4}
        limit={descriptionLength}
      />
    </FormFrame>
  );
}

import { listingMessages } from '@campus/contract';
import { Button } from '@campus/shared-ui';
import { FormDialog } from '@campus/shared-ui/dialog';
import { CardActions } from '@campus/shared-ui/listing';
import { useEffect, useId, type ReactNode } from 'react';
import { FormFrame, reasonWithField, Refusal, type Texts } from '../form';
import type { EntryChange, EntryForm, NewEntryProps } from './use-entry-form';

type FrameOf<F extends EntryForm<Texts>> = Pick<
  F,
  'problems' | 'isBusy' | 'discard' | 'submit' | 'messages'
>;

interface NewEntryDialogProps extends NewEntryProps {
  readonly description: string;
  readonly form: FrameOf<EntryForm<Texts>>;
  /** The fields. */
  readonly children: ReactNode;
}

function EntryRefusal({ id, error, title, fallback }: Parameters<typeof Refusal>[0]) {
  return (
    <Refusal
      id={`${id}-refusal`}
      error={error}
      title={title}
      hint={listingMessages.notAllowedHint}
      fallback={fallback}
      formatReason={reasonWithField}
    />
  );
}

/** The form of a new entry, in a dialog. */
export function NewEntryDialog(props: NewEntryDialogProps) {
  const { open, onClose, description, form, children } = props;
  const { addTitle, createFailed, notAllowedTitle } = form.messages;
  const id = useId();
  const { setProblem } = form.problems;
  // After reopening, no problem is shown until the form is submitted again.
  useEffect(() => {
    if (!open) setProblem(undefined);
  }, [open, setProblem]);
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={addTitle}
      description={description}
      formId={id}
      submitLabel={addTitle}
      busyLabel="Adding..."
      busy={form.isBusy}
    >
      <FormFrame
        id={id}
        form={form}
        failure={
          <EntryRefusal
            id={id}
            error={form.problems.error}
            title={notAllowedTitle}
            fallback={createFailed}
          />
        }
      >
        {children}
      </FormFrame>
    </FormDialog>
  );
}

interface EntryEditorFormProps {
  readonly form: FrameOf<EntryForm<Texts>> & Pick<EntryChange<Texts>, 'cancel'>;
  /** The fields. */
  readonly children: ReactNode;
}

/** The fields of an entry in place of its text; typed values are kept until the server has accepted them. */
export function EntryEditorForm({ form, children }: EntryEditorFormProps) {
  const { notAllowedTitle, updateFailed } = form.messages;
  const id = useId();
  return (
    <FormFrame
      id={id}
      form={form}
      failure={
        <EntryRefusal
          id={id}
          error={form.problems.error}
          title={notAllowedTitle}
          fallback={updateFailed}
        />
      }
      actions={
        <CardActions>
          <Button type="submit" variant="primary" busy={form.isBusy} busyLabel="Saving...">
            Save
          </Button>
          <Button onClick={form.cancel}>Cancel</Button>
        </CardActions>
      }
    >
      {children}
    </FormFrame>
  );
}

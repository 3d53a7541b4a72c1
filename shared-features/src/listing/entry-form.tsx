import { listingMessages } from '@campus/contract';
import { Button } from '@campus/shared-ui';
import { Dialog } from '@campus/shared-ui/dialog';
import { CardActions } from '@campus/shared-ui/listing';
import { useEffect, useId, type ReactNode } from 'react';
import { FormFrame, reasonWithField, Refusal, type Form, type Texts } from '../form';
import type { EntryChange } from './use-entry-change';

type FrameOf<F> = Pick<
  F,
  Extract<keyof F, 'problems' | 'isBusy' | 'discard' | 'submit' | 'cancel'>
>;

/** What opens and closes the dialog of a new entry. */
export interface NewEntryProps {
  readonly open: boolean;
  /** The page closes by setting `open`; what was typed is kept. */
  readonly onClose: () => void;
}

interface NewEntryDialogProps extends NewEntryProps {
  /** Of the dialog, and on the button that sends it. */
  readonly title: string;
  readonly description: string;
  readonly form: FrameOf<Form<Texts>>;
  /** Above moderation's reason. */
  readonly notAllowedTitle: string;
  /** For a failure without a message of the server. */
  readonly failed: string;
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

/** A new entry, in a dialog over the page. */
export function NewEntryDialog(props: NewEntryDialogProps) {
  const { open, onClose, title, description, form, notAllowedTitle, failed, children } = props;
  const id = useId();
  const { setProblem } = form.problems;
  // Opened again, it complains of nothing before it is sent again.
  useEffect(() => {
    if (!open) setProblem(undefined);
  }, [open, setProblem]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={id}
            variant="primary"
            busy={form.isBusy}
            busyLabel="Adding..."
          >
            {title}
          </Button>
        </>
      }
    >
      <FormFrame
        id={id}
        form={form}
        onSubmit={() => void form.submit()}
        failure={
          <EntryRefusal
            id={id}
            error={form.problems.error}
            title={notAllowedTitle}
            fallback={failed}
          />
        }
      >
        {children}
      </FormFrame>
    </Dialog>
  );
}

/** What the form that changes an entry takes. */
export interface EntryEditorProps<T> {
  readonly entry: T;
  readonly onClose: () => void;
}

interface EntryEditorFormProps {
  readonly form: FrameOf<EntryChange<Texts>>;
  readonly messages: { readonly notAllowedTitle: string; readonly updateFailed: string };
  /** The fields. */
  readonly children: ReactNode;
}

/** The fields of an entry in place of its words; as typed until the server has taken them. */
export function EntryEditorForm({ form, messages, children }: EntryEditorFormProps) {
  const id = useId();
  return (
    <FormFrame
      id={id}
      form={form}
      onSubmit={() => void form.submit()}
      failure={
        <EntryRefusal
          id={id}
          error={form.problems.error}
          title={messages.notAllowedTitle}
          fallback={messages.updateFailed}
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

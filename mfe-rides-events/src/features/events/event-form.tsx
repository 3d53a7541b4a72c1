import {
  createEvent,
  eventChange,
  eventForm,
  updateEvent,
  type CampusEvent,
} from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import type { Form } from '@campus/shared-features/form';
import {
  DescriptionField,
  type EntryEditorProps,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { TextField } from '@campus/shared-ui/field';
import { MomentFields, OrganiserFields } from '../../occasions/occasion-fields';
import { NewOccasion, OccasionEditor } from '../../occasions/occasion-form';
import { events } from './event';

const empty = {
  title: '',
  organiserName: '',
  phone: '',
  eventDate: '',
  eventTime: '',
  description: '',
};
type EventValues = typeof empty;

function Fields({ form: { field } }: { form: Form<EventValues> }) {
  return (
    <>
      <TextField {...field('title')} label="Title" placeholder="Open mic night" />
      <OrganiserFields name={field('organiserName')} phone={field('phone')} />
      <MomentFields day={field('eventDate')} time={field('eventTime')} />
      <DescriptionField
        {...field('description')}
        placeholder="What happens, where, what to bring"
      />
    </>
  );
}

/** A new event. */
export function EventDialog(props: NewEntryProps) {
  const write = useWrite(createEvent);
  return (
    <NewOccasion
      {...props}
      of={events}
      empty={empty}
      schema={eventForm}
      write={write}
      title="Add Event"
    >
      {(form) => <Fields form={form} />}
    </NewOccasion>
  );
}

export function EventEditor({ entry, onClose }: EntryEditorProps<CampusEvent>) {
  const write = useWrite(updateEvent);
  return (
    <OccasionEditor
      of={events}
      entry={entry}
      empty={empty}
      schema={eventChange}
      write={write}
      onClose={onClose}
    >
      {(form) => <Fields form={form} />}
    </OccasionEditor>
  );
}

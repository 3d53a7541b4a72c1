import {
  createEvent,
  eventChange,
  eventForm,
  eventMessages,
  firstProblem,
  updateEvent,
  type CampusEvent,
} from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import type { Form } from '@campus/shared-features/form';
import {
  DescriptionField,
  EntryEditorForm,
  NewEntryDialog,
  PicturesField,
  pickChanged,
  pickTexts,
  problemOfPast,
  useEntryChange,
  useNewEntry,
  usePictures,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { TextField } from '@campus/shared-ui/field';
import { MomentFields, OrganiserFields } from '../../occasions/occasion-fields';
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

const problemOfMoment = ({ eventDate, eventTime }: EventValues) =>
  problemOfPast('eventDate', eventDate, eventTime);

/** A new event, in a dialog over the page. */
export function EventDialog({ open, onClose }: NewEntryProps) {
  const pictures = usePictures();
  const form = useNewEntry({
    listing: events,
    empty,
    repeat: ({ organiserName, phone }) => ({ organiserName, phone }),
    pictures,
    write: useWrite(createEvent),
    check: (values) => {
      const body = { ...values, images: pictures.urls };
      return { body, problem: firstProblem(eventForm, body) ?? problemOfMoment(values) };
    },
    onAdded: onClose,
  });
  return (
    <NewEntryDialog
      open={open}
      onClose={onClose}
      title="Add Event"
      description="Every student of your college will see it."
      form={form}
      notAllowedTitle={eventMessages.notAllowedTitle}
      failed={eventMessages.createFailed}
    >
      <PicturesField form={form} pictures={pictures} />
      <Fields form={form} />
    </NewEntryDialog>
  );
}

export interface EventEditorProps {
  readonly event: CampusEvent;
  readonly onClose: () => void;
}

/** The fields of an event in place of its words. */
export function EventEditor({ event, onClose }: EventEditorProps) {
  const before = pickTexts(event, empty);
  const form = useEntryChange({
    listing: events,
    id: event._id,
    before,
    write: useWrite(updateEvent),
    check: (values) => {
      const body = pickChanged(before, values);
      const isMoved = 'eventDate' in body || 'eventTime' in body;
      const problem = isMoved ? problemOfMoment(values) : undefined;
      return { body, problem: firstProblem(eventChange, body) ?? problem };
    },
    onClose,
  });
  return (
    <EntryEditorForm form={form} messages={eventMessages}>
      <Fields form={form} />
    </EntryEditorForm>
  );
}

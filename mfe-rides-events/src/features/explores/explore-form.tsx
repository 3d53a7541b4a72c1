import {
  createExplore,
  exploreChange,
  exploreForm,
  updateExplore,
  type Explore,
} from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import type { Form } from '@campus/shared-features/form';
import {
  DescriptionField,
  type EntryEditorProps,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import { MomentFields, OrganiserFields } from '../../occasions/occasion-fields';
import { NewOccasion, OccasionEditor } from '../../occasions/occasion-form';
import { explores } from './explore';

const empty = {
  title: '',
  organiserName: '',
  phone: '',
  exploreDate: '',
  exploreTime: '',
  description: '',
  source: '',
  destination: '',
  duration: '',
  socialMediaHandle: '',
};
type ExploreValues = typeof empty;

function Fields({ form: { field } }: { form: Form<ExploreValues> }) {
  return (
    <>
      <TextField {...field('title')} label="Title" placeholder="Sunrise trek to the fort" />
      <OrganiserFields name={field('organiserName')} phone={field('phone')} />
      <MomentFields day={field('exploreDate')} time={field('exploreTime')} />
      <FieldPair>
        <TextField {...field('source')} label="Starting from (optional)" autoComplete="off" />
        <TextField {...field('destination')} label="Destination (optional)" autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextField
          {...field('duration')}
          label="Duration (optional)"
          placeholder="One day"
          autoComplete="off"
        />
        <TextField
          {...field('socialMediaHandle')}
          label="Social media (optional)"
          placeholder="@handle"
          autoComplete="off"
        />
      </FieldPair>
      <DescriptionField
        {...field('description')}
        placeholder="The plan, what it costs, what to bring"
      />
    </>
  );
}

/** A new trip. */
export function ExploreDialog(props: NewEntryProps) {
  const write = useWrite(createExplore);
  return (
    <NewOccasion
      {...props}
      of={explores}
      empty={empty}
      schema={exploreForm}
      write={write}
      title="Add Explore"
    >
      {(form) => <Fields form={form} />}
    </NewOccasion>
  );
}

export function ExploreEditor({ entry, onClose }: EntryEditorProps<Explore>) {
  const write = useWrite(updateExplore);
  return (
    <OccasionEditor
      of={explores}
      entry={entry}
      empty={empty}
      schema={exploreChange}
      write={write}
      onClose={onClose}
    >
      {(form) => <Fields form={form} />}
    </OccasionEditor>
  );
}

import {
  createExplore,
  exploreChange,
  exploreForm,
  exploreMessages,
  firstProblem,
  updateExplore,
  type Explore,
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
import { FieldPair } from '@campus/shared-ui/listing';
import { MomentFields, OrganiserFields } from '../../occasions/occasion-fields';
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

const problemOfMoment = ({ exploreDate, exploreTime }: ExploreValues) =>
  problemOfPast('exploreDate', exploreDate, exploreTime);

/** A new trip, in a dialog over the page. */
export function ExploreDialog({ open, onClose }: NewEntryProps) {
  const pictures = usePictures();
  const form = useNewEntry({
    listing: explores,
    empty,
    repeat: ({ organiserName, phone }) => ({ organiserName, phone }),
    pictures,
    write: useWrite(createExplore),
    check: (values) => {
      const body = { ...values, images: pictures.urls };
      return { body, problem: firstProblem(exploreForm, body) ?? problemOfMoment(values) };
    },
    onAdded: onClose,
  });
  return (
    <NewEntryDialog
      open={open}
      onClose={onClose}
      title="Add Explore"
      description="Every student of your college will see it."
      form={form}
      notAllowedTitle={exploreMessages.notAllowedTitle}
      failed={exploreMessages.createFailed}
    >
      <PicturesField form={form} pictures={pictures} />
      <Fields form={form} />
    </NewEntryDialog>
  );
}

export interface ExploreEditorProps {
  readonly explore: Explore;
  readonly onClose: () => void;
}

/** The fields of a trip in place of its words. */
export function ExploreEditor({ explore, onClose }: ExploreEditorProps) {
  const before = pickTexts(explore, empty);
  const form = useEntryChange({
    listing: explores,
    id: explore._id,
    before,
    write: useWrite(updateExplore),
    check: (values) => {
      const body = pickChanged(before, values);
      const isMoved = 'exploreDate' in body || 'exploreTime' in body;
      const problem = isMoved ? problemOfMoment(values) : undefined;
      return { body, problem: firstProblem(exploreChange, body) ?? problem };
    },
    onClose,
  });
  return (
    <EntryEditorForm form={form} messages={exploreMessages}>
      <Fields form={form} />
    </EntryEditorForm>
  );
}

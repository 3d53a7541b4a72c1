import { firstProblem } from '@campus/contract';
import { useWrite } from '@campus/contract/react';
import type { Texts } from '@campus/shared-features/form';
import {
  DescriptionField,
  EntryEditorForm,
  NewEntryDialog,
  PhoneField,
  pickChanged,
  PicturesField,
  pickTexts,
  problemOfPast,
  useEntryChange,
  useNewEntry,
  usePictures,
  type EntryEditorProps,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import { TextField } from '@campus/shared-ui/field';
import { FieldPair } from '@campus/shared-ui/listing';
import { today } from '@campus/shared-ui/time';
import type { FieldsProps, OccasionAt, Occasions } from './occasions';

const emptyOccasion = { title: '', organiserName: '', phone: '', description: '' };

type Form<F extends string> = Pick<
  Occasions<OccasionAt<F>, string, F>,
  'dayField' | 'timeField' | 'own' | 'words'
>;

/** The initial values of the form of a new occasion. */
function emptyForm<F extends string>({ dayField, timeField, own }: Form<F>): Texts {
  return { ...emptyOccasion, [dayField]: '', [timeField]: '', ...own?.empty };
}

interface OccasionFieldsProps<F extends string> extends FieldsProps {
  readonly of: Form<F>;
}

/** Title, organiser, day and time on the campus clock, fields of its kind, and description. */
function OccasionFields<F extends string>({ of, form }: OccasionFieldsProps<F>) {
  const { dayField, timeField, own, words } = of;
  const { field } = form;
  return (
    <>
      <TextField {...field('title')} label="Title" placeholder={words.titleExample} />
      <FieldPair>
        <TextField {...field('organiserName')} label="Organiser name" autoComplete="name" />
        <PhoneField {...field('phone')} />
      </FieldPair>
      <FieldPair>
        <TextField {...field(dayField)} type="date" label="Date" min={today()} required />
        <TextField {...field(timeField)} type="time" label="Time" required />
      </FieldPair>
      {own && <own.Fields form={form} />}
      <DescriptionField {...field('description')} placeholder={words.descriptionExample} />
    </>
  );
}

function problemOfMoment<F extends string>({ dayField, timeField }: Form<F>, values: Texts) {
  return problemOfPast(dayField, values[dayField] ?? '', values[timeField] ?? '');
}

interface NewOccasionProps<
  T extends OccasionAt<F>,
  K extends string,
  F extends string,
> extends NewEntryProps {
  readonly of: Occasions<T, K, F>;
}

/** The form of a new occasion with its pictures, in a dialog over the page. */
export function NewOccasion<T extends OccasionAt<F>, K extends string, F extends string>(
  props: NewOccasionProps<T, K, F>,
) {
  const { open, onClose, of } = props;
  const pictures = usePictures(of);
  const form = useNewEntry(props, {
    listing: of,
    empty: emptyForm(of),
    repeat: ['organiserName', 'phone'],
    pictures,
    write: useWrite(of.calls.create),
    check: (values) => {
      const body = { ...values, images: pictures.urls };
      const problem = firstProblem(of.calls.create.body, body) ?? problemOfMoment(of, values);
      return { body, problem };
    },
  });
  return (
    <NewEntryDialog
      open={open}
      onClose={onClose}
      description="Every student at your college will see it."
      form={form}
    >
      <PicturesField form={form} pictures={pictures} />
      <OccasionFields of={of} form={form} />
    </NewEntryDialog>
  );
}

interface OccasionEditorProps<
  T extends OccasionAt<F>,
  K extends string,
  F extends string,
> extends EntryEditorProps<T> {
  readonly of: Occasions<T, K, F>;
}

/** The editor of an occasion, in place of its text. */
export function OccasionEditor<T extends OccasionAt<F>, K extends string, F extends string>(
  props: OccasionEditorProps<T, K, F>,
) {
  const { of, entry } = props;
  const before = pickTexts(entry, emptyForm(of));
  const form = useEntryChange(props, {
    listing: of,
    before,
    write: useWrite(of.calls.update),
    check: (values) => {
      const body = pickChanged(before, values);
      const isMoved = of.dayField in body || of.timeField in body;
      const problem = isMoved ? problemOfMoment(of, values) : undefined;
      return { body, problem: firstProblem(of.calls.update.body, body) ?? problem };
    },
  });
  return (
    <EntryEditorForm form={form}>
      <OccasionFields of={of} form={form} />
    </EntryEditorForm>
  );
}

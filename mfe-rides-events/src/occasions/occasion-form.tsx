import { firstProblem } from '@campus/contract';
import type { Form, FormSettings, Texts } from '@campus/shared-features/form';
import {
  EntryEditorForm,
  NewEntryDialog,
  pickChanged,
  PicturesField,
  pickTexts,
  problemOfPast,
  useEntryChange,
  useNewEntry,
  usePictures,
  type NewEntryProps,
} from '@campus/shared-features/listing';
import type { ReactNode } from 'react';
import type { Occasion, Occasions } from './occasions';

type Schema = Parameters<typeof firstProblem>[0];
/** What the form of every occasion holds. */
type Values<M> = Texts & M & { readonly organiserName: string; readonly phone: string };
type Write<V extends Texts, I, A> = FormSettings<V, I, A>['write'];

interface NewOccasionProps<
  V extends Values<M>,
  T extends Occasion & M,
  K extends string,
  M,
> extends NewEntryProps {
  readonly of: Occasions<T, K, M>;
  /** What the form begins with. */
  readonly empty: V;
  readonly schema: Schema;
  readonly write: Write<V, { body: V & { images: string[] } }, unknown>;
  /** Of the dialog, and on the button that sends it. */
  readonly title: string;
  /** The fields. */
  readonly children: (form: Form<V>) => ReactNode;
}

function problemOfMoment<M>(
  of: Pick<Occasions<never, never, M>, 'dayField' | 'momentOf'>,
  values: M,
) {
  const { day, time } = of.momentOf(values);
  return problemOfPast(of.dayField, day, time);
}

/** A new occasion with its pictures, in a dialog over the page. */
export function NewOccasion<V extends Values<M>, T extends Occasion & M, K extends string, M>(
  props: NewOccasionProps<V, T, K, M>,
) {
  const { open, onClose, of, empty, schema, write, title, children } = props;
  const pictures = usePictures();
  const form = useNewEntry({
    listing: of,
    empty,
    repeat: ['organiserName', 'phone'],
    pictures,
    write,
    check: (values) => {
      const body = { ...values, images: pictures.urls };
      return { body, problem: firstProblem(schema, body) ?? problemOfMoment(of, values) };
    },
    onAdded: onClose,
  });
  return (
    <NewEntryDialog
      open={open}
      onClose={onClose}
      title={title}
      description="Every student of your college will see it."
      form={form}
      notAllowedTitle={of.messages.notAllowedTitle}
      failed={of.messages.createFailed}
    >
      <PicturesField form={form} pictures={pictures} />
      {children(form)}
    </NewEntryDialog>
  );
}

interface OccasionEditorProps<V extends Values<M>, T extends Occasion & V, K extends string, M> {
  readonly of: Occasions<T, K, M>;
  readonly entry: T;
  /** The texts that can be changed. */
  readonly empty: V;
  readonly schema: Schema;
  readonly write: Write<V, { params: { id: string }; body: Partial<V> }, T>;
  readonly onClose: () => void;
  /** The fields. */
  readonly children: (form: Form<V>) => ReactNode;
}

/** The fields of an occasion in place of its words. */
export function OccasionEditor<V extends Values<M>, T extends Occasion & V, K extends string, M>(
  props: OccasionEditorProps<V, T, K, M>,
) {
  const { of, entry, empty, schema, write, onClose, children } = props;
  const before = pickTexts<V>(entry, empty);
  const form = useEntryChange({
    listing: of,
    id: entry._id,
    before,
    write,
    check: (values) => {
      const body = pickChanged(before, values);
      const old = of.momentOf(before);
      const { day, time } = of.momentOf(values);
      const isMoved = day !== old.day || time !== old.time;
      const problem = isMoved ? problemOfPast(of.dayField, day, time) : undefined;
      return { body, problem: firstProblem(schema, body) ?? problem };
    },
    onClose,
  });
  return (
    <EntryEditorForm form={form} messages={of.messages}>
      {children(form)}
    </EntryEditorForm>
  );
}

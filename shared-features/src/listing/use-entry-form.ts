import type { Problem } from '@campus/contract';
import { usePages } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { useForm, type Form, type FormSettings, type Texts } from '../form';
import type { EntryEditorProps } from './entry-card';
import type { Entry, Listing } from './listing';
import type { Pictures } from './pictures';

/** The form of an entry, with its listing's messages. */
export interface EntryForm<V extends Texts> extends Form<V> {
  readonly messages: Listing<Entry, string>['messages'];
}

/** Opens and closes the dialog of a new entry. */
export interface NewEntryProps {
  readonly open: boolean;
  /** The page closes it with `open`; typed text is kept. */
  readonly onClose: () => void;
}

interface NewEntrySettings<V extends Texts, B, T extends Entry, K extends string> {
  readonly listing: Listing<T, K>;
  /** Initial values of the form. */
  readonly empty: V;
  /** Texts prefilled from the student's last entry, such as name and phone. */
  readonly repeat: readonly (keyof V & keyof T & string)[];
  /** For entries with pictures. */
  readonly pictures?: Pictures;
  readonly write: FormSettings<V, { body: B }, unknown>['write'];
  /** The data to send, or the first validation problem. */
  readonly check: (values: V) => { readonly body: B; readonly problem: Problem | undefined };
}

/**
 * The form of a new entry: typed values first, then those of the student's last entry, then empty ones.
 * @param dialog that contains it, and closes when the entry is added
 */
export function useNewEntry<V extends Texts, B, T extends Entry, K extends string>(
  dialog: NewEntryProps,
  settings: NewEntrySettings<V, B, T, K>,
): EntryForm<V> {
  const { listing, empty, repeat, pictures, write, check } = settings;
  // A field never typed in is missing from the draft, unlike one that was emptied.
  const draft = useFormDraft<Partial<V>>(listing.kind, {});
  const [page] = usePages(listing.calls.mine, {}).data?.pages ?? [];
  const last = page && listing.entriesOf(page)[0];
  const known = last && Object.fromEntries(repeat.map((name) => [name, last[name]]));
  const values: V = { ...empty, ...known, ...draft.values };
  const isTyped = Object.values<string | undefined>(draft.values).some((text) => text?.trim());
  const isChanged = isTyped || (pictures?.value.length ?? 0) > 0;
  const discard = () => {
    draft.discard();
    pictures?.set([]);
  };
  const restored = draft.restored || (!isTyped && pictures?.restored === true);
  const form = useForm({
    values,
    draft: { ...draft, discard, restored },
    isChanged,
    write,
    check: () => {
      const { body, problem } = check(values);
      return { input: { body }, problem };
    },
    onSaved: () => {
      discard();
      notify.success(listing.messages.added);
      dialog.onClose();
      void listing.startOver();
    },
  });
  return { ...form, messages: listing.messages };
}

interface Input<B> {
  readonly params: { readonly id: string };
  readonly body: B;
}

interface EntryChangeSettings<
  V extends Texts,
  B extends object,
  T extends Entry,
  K extends string,
> {
  readonly listing: Listing<T, K>;
  /** The entry's texts, as initial values of the form. */
  readonly before: V;
  readonly write: FormSettings<V, Input<B>, T>['write'];
  /** The changed fields, or the first validation problem. */
  readonly check: (values: V) => { readonly body: B; readonly problem: Problem | undefined };
}

export interface EntryChange<V extends Texts> extends EntryForm<V> {
  /** Closes the editor without changes. */
  readonly cancel: () => void;
}

/** An entry's texts by the fields of its form. */
export function pickTexts<V extends Texts>(entry: V, empty: V): V {
  return Object.fromEntries(Object.keys(empty).map((name) => [name, entry[name]])) as V;
}

/** The changed texts. */
export function pickChanged<V extends Texts>(before: V, values: V): Partial<V> {
  const changed = Object.entries(values).filter(([name, text]) => text !== before[name]);
  return Object.fromEntries(changed) as Partial<V>;
}

/**
 * The form that edits an entry; if nothing changed it sends nothing.
 * @param editor of the card that shows the form
 */
export function useEntryChange<
  V extends Texts,
  B extends object,
  T extends Entry,
  K extends string,
>(editor: EntryEditorProps<T>, settings: EntryChangeSettings<V, B, T, K>): EntryChange<V> {
  const { listing, before, write, check } = settings;
  const id = editor.entry._id;
  const draft = useFormDraft(`${listing.kind}:${id}`, before);
  const { body, problem } = check(draft.values);
  const isChanged = Object.keys(body).length > 0;
  const close = () => {
    draft.discard();
    editor.onClose();
  };
  const form = useForm({
    values: draft.values,
    draft,
    isChanged,
    write,
    check: () => ({ input: { params: { id }, body }, problem }),
    onSaved: (saved) => {
      listing.merge(saved);
      notify.success(listing.messages.updated);
      close();
    },
  });
  const submit = async () => {
    if (isChanged) return form.submit();
    close();
    return false;
  };
  return { ...form, messages: listing.messages, submit, cancel: close };
}

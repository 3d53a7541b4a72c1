import type { Problem } from '@campus/contract';
import { usePages } from '@campus/contract/react';
import { useFormDraft } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { useForm, type Form, type FormSettings, type Texts } from '../form';
import type { Entry, Listing } from './listing';
import type { Pictures } from './pictures';

interface NewEntrySettings<V extends Texts, B, T extends Entry, K extends string> {
  readonly listing: Listing<T, K>;
  /** What the form begins with. */
  readonly empty: V;
  /** Which texts are likely to be the same as in the student's last entry, such as name and phone. */
  readonly repeat: readonly (keyof V & keyof T & string)[];
  /** Where an entry has pictures. */
  readonly pictures?: Pictures;
  readonly write: FormSettings<V, { body: B }, unknown>['write'];
  /** What to send, or the first thing that is wrong with it. */
  readonly check: (values: V) => { readonly body: B; readonly problem: Problem | undefined };
  readonly onAdded: () => void;
}

/** The form of a new entry: what the student typed, over what they gave the last time, over nothing. */
export function useNewEntry<V extends Texts, B, T extends Entry, K extends string>(
  settings: NewEntrySettings<V, B, T, K>,
): Form<V> {
  const { listing, empty, repeat, pictures, write, check, onAdded } = settings;
  // What was never typed is missing from the draft, unlike what was emptied.
  const draft = useFormDraft<Partial<V>>(listing.kind, {});
  const [page] = usePages(listing.calls.mine, {}).data?.pages ?? [];
  const last = page && listing.entriesOf(page)[0];
  const known = last && Object.fromEntries(repeat.map((name) => [name, last[name]]));
  const values: V = { ...empty, ...known, ...draft.values };
  const isChanged = Object.values<string | undefined>(draft.values).some((text) => text?.trim());
  return useForm({
    values,
    draft,
    isChanged,
    isUnsaved: isChanged || (pictures?.value.length ?? 0) > 0,
    write,
    check: () => {
      const { body, problem } = check(values);
      return { input: { body }, problem };
    },
    onSaved: () => {
      draft.discard();
      pictures?.set([]);
      notify.success(listing.messages.added);
      onAdded();
      void listing.startOver();
    },
  });
}

import type { Problem } from '@campus/contract';
import { useFormDraft } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { useForm, type Form, type FormSettings, type Texts } from '../form';
import type { Entry, Listing } from './listing';

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
  readonly id: string;
  /** The entry's texts, which the form begins with. */
  readonly before: V;
  readonly write: FormSettings<V, Input<B>, T>['write'];
  /** What differs, or the first thing that is wrong with it. */
  readonly check: (values: V) => { readonly body: B; readonly problem: Problem | undefined };
  readonly onClose: () => void;
}

export interface EntryChange<V extends Texts> extends Form<V> {
  /** Leaves the entry as it is. */
  readonly cancel: () => void;
}

/** An entry's texts by the fields of its form. */
export function pickTexts<V extends Texts>(entry: V, empty: V): V {
  return Object.fromEntries(Object.keys(empty).map((name) => [name, entry[name]])) as V;
}

/** The texts that differ. */
export function pickChanged<V extends Texts>(before: V, values: V): Partial<V> {
  const changed = Object.entries(values).filter(([name, text]) => text !== before[name]);
  return Object.fromEntries(changed) as Partial<V>;
}

/** The form that changes an entry; without a change it sends nothing. */
export function useEntryChange<
  V extends Texts,
  B extends object,
  T extends Entry,
  K extends string,
>(settings: EntryChangeSettings<V, B, T, K>): EntryChange<V> {
  const { listing, id, before, write, check, onClose } = settings;
  const draft = useFormDraft(`${listing.kind}:${id}`, before);
  const { body, problem } = check(draft.values);
  const isChanged = Object.keys(body).length > 0;
  const close = () => {
    draft.discard();
    onClose();
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
  return { ...form, submit, cancel: close };
}

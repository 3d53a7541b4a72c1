import type { ReactNode } from 'react';
import { EntryList } from './entry-list';
import type { Entry, Listing } from './listing';
import { useOwnEntries } from './use-entries';

interface OwnEntriesProps<T extends Entry, K extends string> {
  readonly listing: Listing<T, K>;
  /** The entry that stands above the list already. */
  readonly linked: string | undefined;
  /** Default closed cards. */
  readonly skeleton?: ReactNode;
  readonly empty: ReactNode;
  /** A card; it tells when a picture of it covers the list, and when it does not any more. */
  readonly children: (entry: T, onViewing: (viewing: boolean) => void) => ReactNode;
}

/** The student's own entries: those to come, then the ended ones. */
export function OwnEntries<T extends Entry, K extends string>(props: OwnEntriesProps<T, K>) {
  const { listing, ...rest } = props;
  const { noun } = listing;
  return (
    <EntryList
      {...rest}
      list={useOwnEntries(listing)}
      label={`Your ${noun}s`}
      loadingLabel={`Loading ${noun}s`}
      endText={`You've reached the end of your ${noun}s!`}
    />
  );
}

import type { PagedList } from '@campus/contract/react';
import { VisuallyHidden } from '@campus/shared-ui';
import { ListFoot, ListStates } from '@campus/shared-ui/list';
import { CardList, CardSkeleton } from '@campus/shared-ui/listing';
import { Fragment, useState, type ReactNode } from 'react';
import type { Entry } from './listing';
import { SignedOut } from './signed-out';

interface EntryListProps<T extends Entry> {
  readonly list: PagedList<T>;
  /** What the list holds. */
  readonly label: string;
  /** What is loading, for readers of the screen. */
  readonly loadingLabel: string;
  /** Said under the last entry. */
  readonly endText: string;
  /** The entry that stands above the list already. */
  readonly linked: string | undefined;
  /** Default closed cards. */
  readonly skeleton?: ReactNode;
  readonly empty: ReactNode;
  /** A card; it tells when a picture of it covers the list, and when it does not any more. */
  readonly children: (entry: T, onViewing: (viewing: boolean) => void) => ReactNode;
}

/** Entries under one another, in whichever state the list is. */
export function EntryList<T extends Entry>(props: EntryListProps<T>) {
  const { list, label, loadingLabel, endText, linked, empty, children } = props;
  const [viewing, setViewing] = useState(false);
  const entries = list.entries.filter(({ _id }) => _id !== linked);
  return (
    <>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      <ListStates
        list={list}
        loadingLabel={loadingLabel}
        skeleton={props.skeleton ?? <CardSkeleton />}
        empty={empty}
        signedOut={<SignedOut />}
      >
        <CardList label={label}>
          {entries.map((entry) => (
            <Fragment key={entry._id}>{children(entry, setViewing)}</Fragment>
          ))}
        </CardList>
        <ListFoot list={list} moreLabel="Load More" endText={endText} paused={viewing} />
      </ListStates>
    </>
  );
}

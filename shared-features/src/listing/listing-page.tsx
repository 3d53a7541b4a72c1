import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, PageHeader } from '@campus/shared-ui';
import { Tab, TabList, TabPanel, Tabs } from '@campus/shared-ui/tabs';
import type { ReactNode } from 'react';
import { LinkedEntry } from './linked-entry';
import type { Entry, Listing } from './listing';

/** What a page hands to each of its lists. */
export interface ListPart {
  /** The entry of a link, which stands above the lists. */
  readonly linked: string | undefined;
  /** The button that adds an entry. */
  readonly add: ReactNode;
}

export interface ListingPage extends ListPart {
  readonly closeLinked: () => void;
  /** Of the dialog that adds an entry. */
  readonly dialog: { readonly open: boolean; readonly onClose: () => void };
}

/**
 * The entry of a link and the dialog that adds one, both in the address.
 * @param name of the search parameter that names an entry
 * @param addLabel on the button that opens the dialog
 */
export function useListingPage(name: string, addLabel: string): ListingPage {
  const dialog = useSearchState('add');
  const linked = useSearchState(name);
  return {
    linked: linked.value,
    closeLinked: () => linked.replace(undefined),
    add: (
      <Button variant="primary" icon="plus" onClick={() => dialog.open('1')}>
        {addLabel}
      </Button>
    ),
    dialog: { open: dialog.value !== undefined, onClose: dialog.close },
  };
}

interface ListingTabsProps {
  readonly label: string;
  readonly all: ReactNode;
  readonly your: ReactNode;
}

/** Everybody's entries and the student's own; which of them lives in the address. */
function ListingTabs({ label, all, your }: ListingTabsProps) {
  const tab = useSearchState('tab');
  const open = tab.value === 'your' ? 'your' : 'all';
  return (
    <Tabs value={open} onChange={(value) => tab.open(value === 'your' ? 'your' : undefined)}>
      <TabList label={label}>
        <Tab value="all">All</Tab>
        <Tab value="your">Your</Tab>
      </TabList>
      <TabPanel value="all">{all}</TabPanel>
      <TabPanel value="your">{your}</TabPanel>
    </Tabs>
  );
}

interface ListingFrameProps<T extends Entry, K extends string> {
  readonly listing: Listing<T, K>;
  readonly page: ListingPage;
  readonly title: string;
  /** Under the title. */
  readonly about: string;
  readonly all: ReactNode;
  /** Asked for when its tab first opens. */
  readonly your: ReactNode;
  /** Of the entry of a link; default one closed card. */
  readonly skeleton?: ReactNode;
  /** The card of a link's entry, open. */
  readonly children: (entry: T, onGone: () => void) => ReactNode;
}

/** Header, the entry of a link, and the two lists. */
export function ListingFrame<T extends Entry, K extends string>(props: ListingFrameProps<T, K>) {
  const { listing, page, title, about, all, your, skeleton, children } = props;
  const { linked, closeLinked } = page;
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} actions={page.add}>
        {about}
      </PageHeader>
      {linked && (
        <LinkedEntry
          key={linked}
          listing={listing}
          id={linked}
          onClose={closeLinked}
          skeleton={skeleton}
        >
          {(entry) => children(entry, closeLinked)}
        </LinkedEntry>
      )}
      <ListingTabs label={`Whose ${listing.noun}s`} all={all} your={your} />
    </>
  );
}

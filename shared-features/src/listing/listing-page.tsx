import { usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, PageHeader } from '@campus/shared-ui';
import { Tab, TabList, TabPanel, Tabs } from '@campus/shared-ui/tabs';
import type { ComponentType, ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { type EntryCardProps, useLinked } from './entry-card';
import type { ListPart } from './entry-list';
import { LinkedEntry } from './linked-entry';
import type { Entry, Listing } from './listing';
import type { NewEntryProps } from './use-entry-form';

interface ListingTabsProps {
  readonly label: string;
  /** Search parameter of an entry that is open in the list, if any: it closes with its list. */
  readonly opened: string | undefined;
  readonly all: ReactNode;
  readonly your: ReactNode;
}

/** Everybody's entries and the student's own; the open tab is stored in the address. */
function ListingTabs({ label, opened, all, your }: ListingTabsProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const choose = (value: string) => {
    if (opened) params.delete(opened);
    if (value === 'your') params.set('tab', value);
    else params.delete('tab');
    void navigate({ search: params.toString() }, { state: { opened: 'tab' } });
  };
  return (
    <Tabs value={params.get('tab') === 'your' ? 'your' : 'all'} onChange={choose}>
      <TabList label={label}>
        <Tab value="all">All</Tab>
        <Tab value="your">Your</Tab>
      </TabList>
      <TabPanel value="all">{all}</TabPanel>
      <TabPanel value="your">{your}</TabPanel>
    </Tabs>
  );
}

interface ListingPageProps<T extends Entry, K extends string> {
  readonly listing: Listing<T, K>;
  /** Everybody's entries. */
  readonly All: ComponentType<ListPart>;
  /** The student's own. */
  readonly Your: ComponentType<ListPart>;
  readonly Card: ComponentType<EntryCardProps<T>>;
  /** Adds an entry. */
  readonly Dialog: ComponentType<NewEntryProps>;
  /** Skeleton of the linked entry; default one closed card. */
  readonly skeleton?: ReactNode;
}

/**
 * Header, linked entry, the two lists, and the dialog that adds an entry. Tab, filters, dialog and the
 * open entry are stored in the address.
 */
export function ListingPage<T extends Entry, K extends string>(props: ListingPageProps<T, K>) {
  const { listing, All, Your, Card, Dialog, skeleton } = props;
  const adding = useSearchState('add');
  const { close } = useSearchState(listing.kind);
  const linked = useLinked(listing.kind);
  usePageTitle(listing.title);
  const add = () => adding.open('1');
  const button = (
    <Button variant="primary" icon="plus" onClick={add}>
      {listing.messages.addTitle}
    </Button>
  );
  const part = { linked, add };
  return (
    <>
      <PageHeader title={listing.title} actions={button}>
        {listing.about}
      </PageHeader>
      {linked && (
        <LinkedEntry key={linked} listing={listing} id={linked} onClose={close} skeleton={skeleton}>
          {(entry) => <Card entry={entry} />}
        </LinkedEntry>
      )}
      <ListingTabs
        label={`Whose ${listing.noun}s`}
        opened={linked ? undefined : listing.kind}
        all={<All {...part} />}
        your={<Your {...part} />}
      />
      <Dialog open={adding.value !== undefined} onClose={adding.close} />
    </>
  );
}

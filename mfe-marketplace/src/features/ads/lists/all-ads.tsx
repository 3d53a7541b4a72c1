import { adMessages, listAds, listingMessages, type AnswerOf } from '@campus/contract';
import { usePagedList, usePages } from '@campus/contract/react';
import { Button, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { ReactNode } from 'react';
import { AdFilterBar } from './ad-filters';
import { AdList } from './ad-list';
import { useAdFilters } from './use-ad-filters';

const wording = {
  entriesOf: (page: AnswerOf<typeof listAds>) => page.ads,
  listFailed: adMessages.listFailed,
  moreFailed: adMessages.moreFailed,
  networkFailed: listingMessages.serverError,
};

export interface AdListPartProps {
  readonly linked: string | undefined;
  /** The button that adds an ad. */
  readonly add: ReactNode;
}

/** Everything for sale at the college, newest first. */
export function AllAds({ linked, add }: AdListPartProps) {
  const filters = useAdFilters();
  const pages = usePagedList(usePages(listAds, { query: filters.query }), wording);
  // Marked as sold in this tab, it leaves the list before the server is asked again.
  const list = { ...pages, entries: pages.entries.filter((ad) => !ad.isSold) };
  const empty = filters.active ? (
    <EmptyState
      title="Nothing like that"
      scene={<EmptyScene name="BanyanBench" />}
      action={<Button onClick={filters.clear}>Show every item</Button>}
    >
      Try fewer letters or another price.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing for sale yet" scene={<EmptyScene name="ChaiStall" />} action={add}>
      That lamp you never use? Somebody on campus is looking for it.
    </EmptyState>
  );
  return (
    <>
      {list.state !== 'signedOut' && <AdFilterBar filters={filters} />}
      <AdList
        list={list}
        label="Items for sale"
        linked={linked}
        empty={empty}
        endText="That was everything for sale."
      />
    </>
  );
}

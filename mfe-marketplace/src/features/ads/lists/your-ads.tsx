import { adMessages, listingMessages, listMyAds, type AnswerOf } from '@campus/contract';
import { usePagedList, usePages } from '@campus/contract/react';
import { EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { AdListPartProps } from './all-ads';
import { AdList } from './ad-list';

const wording = {
  entriesOf: (page: AnswerOf<typeof listMyAds>) => page.ads,
  listFailed: adMessages.mineFailed,
  moreFailed: adMessages.mineFailed,
  networkFailed: listingMessages.serverError,
};

/** The student's own ads, sold ones included, newest first. Asked for when its tab first opens. */
export function YourAds({ linked, add }: AdListPartProps) {
  const list = usePagedList(usePages(listMyAds, {}), wording);
  return (
    <AdList
      list={list}
      label="Your items"
      linked={linked}
      empty={
        <EmptyState
          title="You have nothing for sale yet"
          scene={<EmptyScene name="ChaiStall" />}
          action={add}
        >
          Items you add are here, also after they are sold.
        </EmptyState>
      }
      endText="You've reached the end of your items!"
    />
  );
}

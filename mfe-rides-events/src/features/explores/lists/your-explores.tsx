import { exploreMessages, listingMessages, listMyExplores, type AnswerOf } from '@campus/contract';
import { usePagedList, usePages } from '@campus/contract/react';
import { EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { ExploreListPartProps } from './all-explores';
import { ExploreList } from './explore-list';

const wording = {
  entriesOf: (page: AnswerOf<typeof listMyExplores>) => page.explores,
  listFailed: exploreMessages.mineFailed,
  moreFailed: exploreMessages.mineFailed,
  networkFailed: listingMessages.serverError,
};

/** The student's own trips: those to come, then the ended ones. Asked for when its tab first opens. */
export function YourExplores({ linked, add }: ExploreListPartProps) {
  const list = usePagedList(usePages(listMyExplores, {}), wording);
  return (
    <ExploreList
      list={list}
      label="Your trips"
      linked={linked}
      empty={
        <EmptyState
          title="You have planned no trip yet"
          scene={<EmptyScene name="PaperPlane" />}
          action={add}
        >
          Trips you add are here, also after they are over.
        </EmptyState>
      }
      endText="You've reached the end of your trips!"
    />
  );
}

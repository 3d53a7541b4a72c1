import { cabMessages, listingMessages, listMyCabs, type AnswerOf } from '@campus/contract';
import { usePagedList, usePages } from '@campus/contract/react';
import { EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import type { CabListPartProps } from './all-cabs';
import { CabList } from './cab-list';

const wording = {
  entriesOf: (page: AnswerOf<typeof listMyCabs>) => page.cabs,
  listFailed: cabMessages.mineFailed,
  moreFailed: cabMessages.mineFailed,
  networkFailed: listingMessages.serverError,
};

/** The student's own rides: those to come, then the ended ones. Asked for when its tab first opens. */
export function YourCabs({ linked, add }: CabListPartProps) {
  const list = usePagedList(usePages(listMyCabs, {}), wording);
  return (
    <CabList
      list={list}
      label="Your rides"
      linked={linked}
      empty={
        <EmptyState
          title="You have offered no ride yet"
          scene={<EmptyScene name="AutoRickshaw" />}
          action={add}
        >
          Rides you add are here, also after they have left.
        </EmptyState>
      }
      endText="You've reached the end of your rides!"
    />
  );
}

import { listExplores, type Explore } from '@campus/contract';
import { usePages } from '@campus/contract/react';
import { OwnEntries, useEntries, type ListPart } from '@campus/shared-features/listing';
import { EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { ComingOccasions } from '../../occasions/coming-occasions';
import { useDayFilters } from '../../occasions/occasion-filters';
import { explores } from './explore';
import { ExploreCard } from './explore-card';

const card = (explore: Explore, onViewing: (viewing: boolean) => void) => (
  <ExploreCard entry={explore} onViewing={onViewing} />
);

/** Every trip of the college that is still to come. */
export function AllExplores({ linked, add }: ListPart) {
  const filters = useDayFilters();
  const list = useEntries(explores, usePages(listExplores, { query: filters.query }));
  const empty = (
    <EmptyState title="No upcoming trips" scene={<EmptyScene name="PaperPlane" />} action={add}>
      Nobody is going anywhere yet. Where would you like to go?
    </EmptyState>
  );
  return (
    <ComingOccasions
      noun="trip"
      list={list}
      filters={filters}
      linked={linked}
      hint="Try fewer letters, another place or another day."
      empty={empty}
    >
      {card}
    </ComingOccasions>
  );
}

export function YourExplores({ linked, add }: ListPart) {
  const empty = (
    <EmptyState
      title="You have planned no trip yet"
      scene={<EmptyScene name="PaperPlane" />}
      action={add}
    >
      Trips you add are here, also after they are over.
    </EmptyState>
  );
  return (
    <OwnEntries listing={explores} linked={linked} empty={empty}>
      {card}
    </OwnEntries>
  );
}

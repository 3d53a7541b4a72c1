import { listExplores } from '@campus/contract';
import { usePages } from '@campus/contract/react';
import {
  EntryList,
  useEntries,
  useOwnEntries,
  type ListPart,
} from '@campus/shared-features/listing';
import { Button, EmptyState } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { OccasionFilters, useDayFilters } from '../../occasions/occasion-filters';
import { explores } from './explore';
import { ExploreCard } from './explore-card';

/** Every trip of the college that is still to come. */
export function AllExplores({ linked, add }: ListPart) {
  const filters = useDayFilters();
  const empty = filters.active ? (
    <EmptyState
      title="No trip like that"
      scene={<EmptyScene name="BanyanBench" />}
      action={<Button onClick={filters.clear}>Show every trip</Button>}
    >
      Try fewer letters, another place or another day.
    </EmptyState>
  ) : (
    <EmptyState title="No upcoming trips" scene={<EmptyScene name="PaperPlane" />} action={add}>
      Nobody is going anywhere yet. Where would you like to go?
    </EmptyState>
  );
  return (
    <>
      <OccasionFilters filters={filters} nouns="trips" />
      <EntryList
        list={useEntries(explores, usePages(listExplores, { query: filters.query }))}
        label="Upcoming trips"
        loadingLabel="Loading trips"
        endText="That was every trip so far."
        linked={linked}
        empty={empty}
      >
        {(explore, onViewing) => <ExploreCard entry={explore} onViewing={onViewing} />}
      </EntryList>
    </>
  );
}

/** The student's own trips: those to come, then the ended ones. */
export function YourExplores({ linked, add }: ListPart) {
  return (
    <EntryList
      list={useOwnEntries(explores)}
      label="Your trips"
      loadingLabel="Loading trips"
      endText="You've reached the end of your trips!"
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
    >
      {(explore, onViewing) => <ExploreCard entry={explore} onViewing={onViewing} />}
    </EntryList>
  );
}

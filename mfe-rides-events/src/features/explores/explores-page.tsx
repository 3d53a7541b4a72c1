import { exploreListing, type Explore } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { createListing, SocialField, type EntryCardProps } from '@campus/shared-features/listing';
import { TextField } from '@campus/shared-ui/field';
import { Detail, FieldPair } from '@campus/shared-ui/listing';
import { OccasionCard } from '../../occasions/occasion-card';
import type { FieldsProps } from '../../occasions/occasions';
import { createOccasionsPage } from '../../occasions/occasions-page';
import { formatPlaces } from './places';

/** Fields of a trip's form in addition to those of every occasion. */
function ExploreFields({ form: { field } }: FieldsProps) {
  return (
    <>
      <FieldPair>
        <TextField {...field('source')} label="Starting from (optional)" autoComplete="off" />
        <TextField {...field('destination')} label="Destination (optional)" autoComplete="off" />
      </FieldPair>
      <FieldPair>
        <TextField
          {...field('duration')}
          label="Duration (optional)"
          placeholder="One day"
          autoComplete="off"
        />
        <SocialField {...field('socialMediaHandle')} />
      </FieldPair>
    </>
  );
}

/** Trips; the contract and the address call one an explore. */
export const explores = createListing({
  ...exploreListing,
  noun: 'trip',
  path: paths.trip,
  own: {
    empty: { source: '', destination: '', duration: '', socialMediaHandle: '' },
    Fields: ExploreFields,
  },
  title: 'Explore',
  about: 'Treks, day trips and long weekends: find company or take the lead.',
  words: {
    scene: 'PaperPlane',
    nothingToCome: 'Nobody is going anywhere yet. Where would you like to go?',
    noneOfYours: "You haven't planned a trip yet",
    hint: 'Try fewer letters, another place or another day.',
    titleExample: 'Sunrise trek to the fort',
    descriptionExample: 'The plan, what it costs, what to bring',
  },
});

/** A trip. Closed, it shows title, time and route; open, also the details. */
function ExploreCard(props: EntryCardProps<Explore>) {
  const { source, destination, duration, socialMediaHandle } = props.entry;
  const places = formatPlaces(props.entry);
  const summary = (
    <>
      {places && <span>{places}</span>}
      {duration && <span>{duration}</span>}
    </>
  );
  return (
    <OccasionCard {...props} of={explores} summary={summary} social={socialMediaHandle}>
      <Detail icon="car" label="From">
        {source}
      </Detail>
      <Detail icon="compass" label="To">
        {destination}
      </Detail>
      <Detail icon="sun" label="Duration">
        {duration}
      </Detail>
    </OccasionCard>
  );
}

/** Trips that students make together. */
export const ExploresPage = createOccasionsPage({ of: explores, Card: ExploreCard });

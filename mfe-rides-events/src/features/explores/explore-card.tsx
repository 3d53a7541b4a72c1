import type { Explore } from '@campus/contract';
import { lazyForm } from '@campus/shared-features/lazy';
import {
  useEntryCard,
  type EntryCardProps,
  type EntryEditorProps,
} from '@campus/shared-features/listing';
import { Detail } from '@campus/shared-ui/listing';
import { OccasionCard, OccasionView } from '../../occasions/occasion-card';
import { explores, formatPlaces } from './explore';

const ExploreEditor = lazyForm<EntryEditorProps<Explore>>(() =>
  import(/* webpackChunkName: "explore-form" */ './explore-form').then(
    (part) => part.ExploreEditor,
  ),
);

/** A trip: closed it says what, when and from where to where; open the rest. */
export function ExploreCard(props: EntryCardProps<Explore>) {
  const { entry, open } = props;
  const card = useEntryCard(`explore-${entry._id}`, open);
  return (
    <OccasionCard
      of={explores}
      entry={entry}
      card={card}
      summary={
        <>
          {formatPlaces(entry) && <span>{formatPlaces(entry)}</span>}
          {entry.duration && <span>{entry.duration}</span>}
        </>
      }
    >
      {card.isEditing ? (
        <ExploreEditor entry={entry} onClose={card.endEditing} />
      ) : (
        <OccasionView {...props} of={explores} onEdit={card.edit} social={entry.socialMediaHandle}>
          <Detail icon="car" label="From">
            {entry.source}
          </Detail>
          <Detail icon="compass" label="To">
            {entry.destination}
          </Detail>
          <Detail icon="sun" label="Duration">
            {entry.duration}
          </Detail>
        </OccasionView>
      )}
    </OccasionCard>
  );
}

import type { Explore } from '@campus/contract';
import { lazyRoute } from '@campus/federation/remote';
import { Badge, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { CardPicture, DateBadge, ExpandableCard } from '@campus/shared-ui/listing';
import { Suspense, useState } from 'react';
import { placeWords, whenWords } from '../explore-words';
import type { ExploreEditorProps } from '../form/explore-editor';
import { ExploreView } from './explore-view';

const ExploreEditor = lazyRoute<ExploreEditorProps>(() =>
  import(/* webpackChunkName: "explore-form" */ '../form').then((part) => part.ExploreEditor),
);

interface ExploreCardProps {
  readonly explore: Explore;
  /** Open from the start, as the trip that a link leads to. */
  readonly open?: boolean;
  readonly onDeleted?: () => void;
  /** Told when a picture covers the list and when it does not any more. */
  readonly onViewing?: (viewing: boolean) => void;
}

const nothing = () => undefined;

function Summary({ explore }: { explore: Explore }) {
  const { hasEnded, isOrganizer, interestedCount, duration } = explore;
  return (
    <>
      {placeWords(explore) && <span>{placeWords(explore)}</span>}
      {duration && <span>{duration}</span>}
      {hasEnded && <Badge>Ended</Badge>}
      {isOrganizer && <Badge tone="note">Your trip</Badge>}
      {interestedCount > 0 && <Badge tone="good">{interestedCount} interested</Badge>}
    </>
  );
}

/** A trip: closed it says what, when and by whom; open the rest. */
export function ExploreCard(props: ExploreCardProps) {
  const { explore, open = false, onDeleted = nothing, onViewing = nothing } = props;
  const [expanded, setExpanded] = useState(open);
  const [editing, setEditing] = useState(false);
  const id = `explore-${explore._id}`;
  const endEditing = () => {
    setEditing(false);
    document.querySelector<HTMLElement>(`[id="${id}-title"] button`)?.focus();
  };
  return (
    <ExpandableCard
      id={id}
      title={explore.title}
      expanded={expanded}
      onToggle={() => setExpanded(!expanded)}
      media={
        <CardPicture src={explore.thumbnails?.[0] ?? explore.images[0]}>
          <DateBadge day={explore.exploreDate} />
        </CardPicture>
      }
      lead={whenWords(explore)}
      summary={<Summary explore={explore} />}
    >
      {editing ? (
        <Suspense
          fallback={
            <LoadingRegion busy label="Loading the form">
              <Skeleton lines={6} />
            </LoadingRegion>
          }
        >
          <ExploreEditor explore={explore} onClose={endEditing} />
        </Suspense>
      ) : (
        <ExploreView
          explore={explore}
          onEdit={() => setEditing(true)}
          onDeleted={onDeleted}
          onViewing={onViewing}
        />
      )}
    </ExpandableCard>
  );
}

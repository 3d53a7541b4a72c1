import type { Ad } from '@campus/contract';
import { lazyRoute } from '@campus/federation/remote';
import { Badge, LoadingRegion, Skeleton } from '@campus/shared-ui';
import { CardPicture, ExpandableCard } from '@campus/shared-ui/listing';
import { Suspense, useEffect, useState } from 'react';
import { priceWords } from '../ad-words';
import type { AdEditorProps } from '../form/ad-editor';
import { AdView } from './ad-view';
import styles from './ad-card.module.css';

const AdEditor = lazyRoute<AdEditorProps>(() =>
  import(/* webpackChunkName: "ad-form" */ '../form').then((part) => part.AdEditor),
);

interface AdCardProps {
  readonly ad: Ad;
  /** Open from the start, as the ad that a link leads to. */
  readonly open?: boolean;
  readonly onDeleted?: () => void;
  /** Told when a picture covers the list and when it does not any more. */
  readonly onViewing?: (viewing: boolean) => void;
}

const nothing = () => undefined;

function SmallPicture({ ad }: { ad: Ad }) {
  return (
    <CardPicture src={ad.thumbnails?.[0] ?? ad.image[0]}>
      {ad.isSold && <Badge tone="bad">Sold</Badge>}
    </CardPicture>
  );
}

interface SummaryProps {
  readonly ad: Ad;
  /** Closed, its picture says that it is sold. */
  readonly expanded: boolean;
}

function Summary({ ad, expanded }: SummaryProps) {
  return (
    <>
      <span>by {ad.name}</span>
      {expanded && ad.isSold && <Badge tone="bad">Sold</Badge>}
      {ad.isSeller && <Badge tone="note">Your item</Badge>}
    </>
  );
}

/** An opened card takes a row of its own, which may be out of sight. */
function useInSight(id: string, expanded: boolean): void {
  const [before] = useState(expanded);
  useEffect(() => {
    if (expanded && !before) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, expanded, before]);
}

/** An ad: closed it says what, for how much and by whom; open the rest. */
export function AdCard(props: AdCardProps) {
  const { ad, open = false, onDeleted = nothing, onViewing = nothing } = props;
  const [expanded, setExpanded] = useState(open);
  const [editing, setEditing] = useState(false);
  const id = `ad-${ad._id}`;
  useInSight(id, expanded);
  const endEditing = () => {
    setEditing(false);
    document.querySelector<HTMLElement>(`[id="${id}-title"] button`)?.focus();
  };
  return (
    <ExpandableCard
      id={id}
      title={ad.title}
      expanded={expanded}
      onToggle={() => setExpanded(!expanded)}
      media={!expanded && <SmallPicture ad={ad} />}
      lead={<strong className={styles.price}>{priceWords(ad)}</strong>}
      summary={<Summary ad={ad} expanded={expanded} />}
    >
      {editing ? (
        <Suspense
          fallback={
            <LoadingRegion busy label="Loading the form">
              <Skeleton lines={6} />
            </LoadingRegion>
          }
        >
          <AdEditor ad={ad} onClose={endEditing} />
        </Suspense>
      ) : (
        <AdView
          ad={ad}
          onEdit={() => setEditing(true)}
          onDeleted={onDeleted}
          onViewing={onViewing}
        />
      )}
    </ExpandableCard>
  );
}

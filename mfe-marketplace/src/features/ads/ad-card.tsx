import { verifyAdAuthor, type Ad } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { lazyForm } from '@campus/shared-features/lazy';
import {
  EntryGallery,
  EntryTools,
  useEntryCard,
  type EntryCardProps,
  type EntryEditorProps,
} from '@campus/shared-features/listing';
import { Badge } from '@campus/shared-ui';
import {
  CardActions,
  CardPicture,
  Contact,
  Detail,
  Details,
  ExpandableCard,
  LongText,
  ShareButton,
} from '@campus/shared-ui/listing';
import { Time } from '@campus/shared-ui/time';
import { useEffect, useState } from 'react';
import { ads, formatPrice } from './ad';
import styles from './ad-card.module.css';
import { SoldButton } from './sold-button';

const AdEditor = lazyForm<EntryEditorProps<Ad>>(() =>
  import(/* webpackChunkName: "ad-form" */ './ad-form').then((part) => part.AdEditor),
);

/** An opened card takes a row of its own, which may be out of sight. */
function useInSight(id: string, expanded: boolean): void {
  const [before] = useState(expanded);
  useEffect(() => {
    if (expanded && !before) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, expanded, before]);
}

interface ToolsProps extends EntryCardProps<Ad> {
  readonly onEdit: () => void;
}

/** What the list said of the seller holds until the server confirms or denies it. */
function Tools({ entry: ad, onEdit, onGone }: ToolsProps) {
  const { data } = useCall(verifyAdAuthor, { params: { id: ad._id } });
  const isOwner = data?.isSeller ?? data?.isAuthor ?? ad.isSeller;
  return (
    <>
      {isOwner && <SoldButton ad={ad} />}
      <EntryTools listing={ads} id={ad._id} isOwner={isOwner} onEdit={onEdit} onGone={onGone} />
    </>
  );
}

/** The rest of an ad, to read. */
function View(props: ToolsProps) {
  const { entry: ad, onViewing } = props;
  const greeting = `Hi ${ad.name}, is "${ad.title}" (${formatPrice(ad)}) still available?`;
  return (
    <div className={styles.open}>
      <EntryGallery
        title={ad.title}
        images={ad.image}
        thumbnails={ad.thumbnails}
        onViewing={onViewing}
      />
      <div className={styles.words}>
        <LongText>{ad.description}</LongText>
        <Details>
          <Detail icon="user" label="Seller">
            {ad.name}
          </Detail>
          <Detail icon="calendar" label="Posted">
            <Time value={ad.date} format="day" />
          </Detail>
        </Details>
        <CardActions>
          <Contact phone={ad.phone} social={ad.socialMediaHandle} greeting={greeting} />
          <ShareButton title={ad.title} path={paths.ad(ad._id)} />
          <Tools {...props} />
        </CardActions>
      </div>
    </div>
  );
}

/** An ad: closed it says what, for how much and by whom; open the rest. */
export function AdCard(props: EntryCardProps<Ad>) {
  const { entry: ad } = props;
  const card = useEntryCard(ads, props, (edit) => <AdEditor {...edit} />);
  const { id, expanded } = card.frame;
  useInSight(id, expanded);
  const sold = ad.isSold && <Badge tone="bad">Sold</Badge>;
  return (
    <ExpandableCard
      {...card.frame}
      title={ad.title}
      media={!expanded && <CardPicture src={ad.thumbnails?.[0] ?? ad.image[0]}>{sold}</CardPicture>}
      lead={<strong className={styles.price}>{formatPrice(ad)}</strong>}
      summary={
        <>
          <span>by {ad.name}</span>
          {expanded && sold}
          {ad.isSeller && <Badge tone="note">Your item</Badge>}
        </>
      }
    >
      {card.editor ?? <View {...props} onEdit={card.edit} />}
    </ExpandableCard>
  );
}

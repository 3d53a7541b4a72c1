import { verifyAdAuthor, type Ad } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { lazyForm } from '@campus/shared-features/lazy';
import {
  AskLink,
  EntryActions,
  EntryGallery,
  formatPrice,
  PostedBy,
  useEntryCard,
  type EntryCardProps,
  type EntryEditorProps,
} from '@campus/shared-features/listing';
import { Badge } from '@campus/shared-ui';
import { CardPicture, Detail, Details, ExpandableCard, LongText } from '@campus/shared-ui/listing';
import { Time } from '@campus/shared-ui/time';
import { useEffect, useState } from 'react';
import { ads } from './ad';
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

interface ViewProps extends EntryCardProps<Ad> {
  readonly onEdit: () => void;
}

/** The rest of an ad, to read. */
function View({ entry: ad, onEdit, onGone }: ViewProps) {
  const { _id: id, title } = ad;
  // What the list said of the seller holds until the server confirms or denies it.
  const { data } = useCall(verifyAdAuthor, { params: { id } });
  const isOwner = data?.isSeller ?? data?.isAuthor ?? ad.isSeller;
  const greeting = `Hi ${ad.name}, is "${title}" (${formatPrice(ad)}) still available?`;
  return (
    <div className={styles.open}>
      <EntryGallery id={id} title={title} images={ad.image} thumbnails={ad.thumbnails} />
      <div className={styles.words}>
        <LongText>{ad.description}</LongText>
        <Details>
          <Detail icon="user" label="Seller">
            {ad.name}
          </Detail>
          <PostedBy username={ad.postedBy} />
          <Detail icon="calendar" label="Posted">
            <Time value={ad.date} format="day" />
          </Detail>
        </Details>
        <EntryActions
          {...{ listing: ads, id, isOwner, onEdit, onGone }}
          contact={{ phone: ad.phone, social: ad.socialMediaHandle, greeting }}
          share={{ title, path: paths.ad(id) }}
          first={
            isOwner ? (
              <SoldButton ad={ad} />
            ) : (
              !ad.isSold && <AskLink about={`ad.${id}`}>Is this available?</AskLink>
            )
          }
        />
      </div>
    </div>
  );
}

/** An ad: closed it says what, for how much and by whom; open the rest. */
export function AdCard(props: EntryCardProps<Ad>) {
  const ad = props.entry;
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

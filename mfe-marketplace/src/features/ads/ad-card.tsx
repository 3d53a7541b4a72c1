import { type Ad, adMessages, listAds, updateAd, verifyAdAuthor } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { callKey, queryClient, useCall, useWrite } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { lazyForm } from '@campus/shared-features/lazy';
import {
  AskLink,
  EntryActions,
  type EntryCardProps,
  type EntryEditorProps,
  EntryGallery,
  formatPrice,
  PostedBy,
  useEntryCard,
} from '@campus/shared-features/listing';
import { Badge, Button, notify } from '@campus/shared-ui';
import { neighbourOf } from '@campus/shared-ui/list';
import { CardPicture, Detail, Details, ExpandableCard, LongText } from '@campus/shared-ui/listing';
import { Time } from '@campus/shared-ui/time';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ads } from './ad';
import styles from './ad-card.module.css';

/** Moves focus to the next card when this one leaves its list while its button has focus. */
function useFocusNeighbour() {
  const pressed = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    return () => {
      if (button && document.activeElement === button) neighbourOf(button)?.focus();
    };
  }, []);
  return pressed;
}

/** Marks an item as sold, which removes it from everybody's list, or offers it again. */
function SoldButton({ ad }: { ad: Ad }) {
  const button = useFocusNeighbour();
  const write = useWrite(updateAd);
  const toggleSold = async () => {
    try {
      const input = { params: { id: ad._id }, body: { isSold: !ad.isSold } };
      ads.merge(await write.mutateAsync(input));
      notify.success(adMessages.updated);
      await queryClient.invalidateQueries({ queryKey: callKey(listAds), refetchType: 'none' });
    } catch (error) {
      notify.error(failureMessage(error, adMessages.updateFailed));
    }
  };
  return (
    <Button ref={button} icon="check" busy={write.isPending} onClick={() => void toggleSold()}>
      {ad.isSold ? 'Mark available' : 'Mark sold'}
    </Button>
  );
}

const AdEditor = lazyForm<EntryEditorProps<Ad>>(() =>
  import(/* webpackChunkName: "ad-form" */ './ad-form').then((part) => part.AdEditor),
);

/** An opened card takes its own row, which may be out of view. */
function useInSight(id: string, expanded: boolean): void {
  const [before] = useState(expanded);
  useEffect(() => {
    if (expanded && !before) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  }, [id, expanded, before]);
}

interface ViewProps extends EntryCardProps<Ad> {
  readonly onEdit: () => void;
}

/** The details of an ad, read-only. */
function View({ entry: ad, onEdit }: ViewProps) {
  const { _id: id, title } = ad;
  // The list's information about the seller is used until the server confirms or denies it.
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
          {...{ listing: ads, id, isOwner, onEdit }}
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

/** An ad. Closed, it shows title, price and seller; open, also the details. */
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

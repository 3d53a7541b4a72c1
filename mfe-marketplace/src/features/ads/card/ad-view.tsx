import { verifyAdAuthor, type Ad } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Button } from '@campus/shared-ui';
import { Thumbnails } from '@campus/shared-ui/images';
import {
  CardActions,
  CardGallery,
  Contact,
  Detail,
  Details,
  LongText,
  ShareButton,
} from '@campus/shared-ui/listing';
import { Time } from '@campus/shared-ui/time';
import { ReportButton } from '@campus/shared-features/report';
import { greetingOf } from '../ad-words';
import { forgetAd } from './forget-ad';
import { SoldButton } from './sold-button';
import { useDeleteAd } from './use-delete-ad';
import styles from './ad-card.module.css';

interface AdViewProps {
  readonly ad: Ad;
  readonly onEdit: () => void;
  readonly onDeleted: () => void;
  readonly onViewing: (viewing: boolean) => void;
}

type OwnerToolsProps = Pick<AdViewProps, 'ad' | 'onEdit' | 'onDeleted'>;

function OwnerTools({ ad, onEdit, onDeleted }: OwnerToolsProps) {
  const { remove, busy } = useDeleteAd(ad, onDeleted);
  return (
    <>
      <SoldButton ad={ad} />
      <Button icon="edit" onClick={onEdit}>
        Edit
      </Button>
      <Button
        variant="quiet"
        icon="trash"
        busy={busy}
        onClick={({ currentTarget }) => void remove(currentTarget)}
      >
        Delete
      </Button>
    </>
  );
}

function ReaderTools({ ad, onDeleted }: Pick<AdViewProps, 'ad' | 'onDeleted'>) {
  const leave = () => {
    onDeleted();
    forgetAd(ad._id);
  };
  return (
    <ReportButton subject={{ kind: 'ad', id: ad._id }} title="Report this item" onLeave={leave} />
  );
}

/** What the list said, until the server confirms or denies it; a failed question changes nothing. */
function useOwnership({ _id, isSeller }: Ad): boolean {
  const { data } = useCall(verifyAdAuthor, { params: { id: _id } });
  return data?.isSeller ?? data?.isAuthor ?? isSeller;
}

/** The rest of an ad, to read. */
export function AdView({ ad, onEdit, onDeleted, onViewing }: AdViewProps) {
  const owner = useOwnership(ad);
  const several = ad.image.length > 1;
  // A lone picture is shown large, so it takes the full file.
  const images = ad.image.map((src, index) => ({
    src,
    thumb: several ? ad.thumbnails?.[index] : undefined,
  }));
  return (
    <div className={styles.open}>
      <CardGallery>
        <Thumbnails images={images} of={`of ${ad.title}`} onViewing={onViewing} />
      </CardGallery>
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
        <Contact phone={ad.phone} social={ad.socialMediaHandle} greeting={greetingOf(ad)} />
        <CardActions>
          <ShareButton title={ad.title} path={paths.ad(ad._id)} />
          {owner ? (
            <OwnerTools ad={ad} onEdit={onEdit} onDeleted={onDeleted} />
          ) : (
            <ReaderTools ad={ad} onDeleted={onDeleted} />
          )}
        </CardActions>
      </div>
    </div>
  );
}

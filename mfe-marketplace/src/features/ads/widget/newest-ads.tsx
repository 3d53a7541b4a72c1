import { adMessages, limits, listAds, type Ad } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Button, LoadingRegion, Skeleton } from '@campus/shared-ui';
import {
  PreviewItem,
  previewLinkClass,
  PreviewList,
  PreviewNote,
  PreviewSection,
} from '@campus/shared-ui/listing';
import { Link } from 'react-router-dom';
import { priceWords } from '../ad-words';

const query = { limit: limits.dashboardPreview };

function SmallPicture({ ad }: { ad: Ad }) {
  const src = ad.thumbnails?.[0] ?? ad.image[0];
  return <img src={src} alt="" width={56} height={56} loading="lazy" decoding="async" />;
}

function Items({ ads }: { ads: readonly Ad[] }) {
  if (ads.length === 0)
    return <PreviewNote>Nothing for sale yet. Sell the first thing.</PreviewNote>;
  return (
    <PreviewList>
      {ads.map((ad) => (
        <li key={ad._id}>
          <Link className={previewLinkClass} to={paths.ad(ad._id)}>
            <PreviewItem media={<SmallPicture ad={ad} />} title={ad.title}>
              {priceWords(ad)}
            </PreviewItem>
          </Link>
        </li>
      ))}
    </PreviewList>
  );
}

function Waiting() {
  return <Skeleton lines={limits.dashboardPreview} height="3.25rem" />;
}

/** What was offered last. */
export function NewestAds() {
  const { data, error, refetch, isFetching } = useCall(listAds, { query });
  const more = <Link to={paths.buySell()}>View All Items</Link>;
  return (
    <PreviewSection title="Buy & Sell" more={more}>
      {error && !data ? (
        <>
          <PreviewNote>{failureMessage(error, adMessages.listFailed)}</PreviewNote>
          <Button size="small" busy={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </>
      ) : (
        <LoadingRegion busy={!data} label="Loading items">
          {data ? <Items ads={data.ads} /> : <Waiting />}
        </LoadingRegion>
      )}
    </PreviewSection>
  );
}

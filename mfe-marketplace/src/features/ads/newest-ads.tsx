import { adMessages, listAds } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Preview, PreviewEntries, previewQuery } from '@campus/shared-features/listing';
import { PreviewItem, PreviewSection } from '@campus/shared-ui/listing';
import { Link } from 'react-router-dom';
import { formatPrice } from './ad';

function SmallPicture({ src }: { src: string | undefined }) {
  return <img src={src} alt="" width={56} height={56} loading="lazy" decoding="async" />;
}

/** What was offered last. */
export function NewestAds() {
  const asked = useCall(listAds, { query: previewQuery });
  return (
    <PreviewSection title="Buy & Sell" more={<Link to={paths.buySell()}>View All Items</Link>}>
      <Preview
        asked={asked}
        loadingLabel="Loading items"
        failed={adMessages.listFailed}
        height="3.25rem"
      >
        {({ ads }) => (
          <PreviewEntries
            entries={ads}
            empty="Nothing for sale yet. Sell the first thing."
            linkTo={paths.ad}
          >
            {({ title, price, thumbnails, image }) => (
              <PreviewItem media={<SmallPicture src={thumbnails?.[0] ?? image[0]} />} title={title}>
                {formatPrice({ price })}
              </PreviewItem>
            )}
          </PreviewEntries>
        )}
      </Preview>
    </PreviewSection>
  );
}

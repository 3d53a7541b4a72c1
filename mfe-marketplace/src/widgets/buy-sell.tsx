import { adMessages, listAds } from '@campus/contract';
import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { formatPrice, Preview } from '@campus/shared-features/listing';
import { PreviewItem, PreviewSection } from '@campus/shared-ui/listing';
import { Link } from 'react-router-dom';

function SmallPicture({ src }: { src: string | undefined }) {
  return <img src={src} alt="" width={56} height={56} loading="lazy" decoding="async" />;
}

/** Dashboard widget with the newest items for sale. */
export default function BuySellWidget() {
  return (
    <ApiProvider>
      <PreviewSection title="Buy & Sell" more={<Link to={paths.buySell()}>View All Items</Link>}>
        <Preview
          call={listAds}
          noun="item"
          failed={adMessages.listFailed}
          empty="Nothing for sale yet. Sell the first item."
          height="3.25rem"
          entriesOf={({ ads }) => ads}
          linkTo={paths.ad}
        >
          {({ title, price, thumbnails, image }) => (
            <PreviewItem media={<SmallPicture src={thumbnails?.[0] ?? image[0]} />} title={title}>
              {formatPrice({ price })}
            </PreviewItem>
          )}
        </Preview>
      </PreviewSection>
    </ApiProvider>
  );
}

import { listAds } from '@campus/contract';
import { ApiProvider, useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { formatPrice, TodayCards } from '@campus/shared-features/listing';

/** Milliseconds for which an item counts as new. */
const newFor = 86_400_000;

function NewItems() {
  const { data, isPending } = useCall(listAds, { query: { limit: 5 } });
  const cards = data?.ads
    .filter(({ isSeller }) => !isSeller)
    .map(({ _id, title, price, date, thumbnails, image }) => ({
      _id,
      to: paths.ad(_id),
      media: <img src={thumbnails?.[0] ?? image[0]} alt="" width={36} height={36} />,
      title,
      line: `New · ${formatPrice({ price })}`,
      until: Date.parse(date) + newFor,
    }));
  return (
    <TodayCards
      name="mfe-marketplace:today:items"
      label="New items"
      cards={cards}
      busy={isPending}
    />
  );
}

/** Items that others offered in the last 24 hours, newest first. */
export default function NewItemsWidget() {
  return (
    <ApiProvider>
      <NewItems />
    </ApiProvider>
  );
}

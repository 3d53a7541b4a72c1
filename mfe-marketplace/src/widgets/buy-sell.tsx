import { ApiProvider } from '@campus/contract/react';
import { NewestAds } from '../features/ads/newest-ads';

/** What is for sale, on the dashboard. */
export default function BuySellWidget() {
  return (
    <ApiProvider>
      <NewestAds />
    </ApiProvider>
  );
}

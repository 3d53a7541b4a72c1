import { ApiProvider } from '@campus/contract/react';
import { NextCabs } from '../features/cabs/next-cabs';

/** The next rides on the dashboard. */
export default function CabsWidget() {
  return (
    <ApiProvider>
      <NextCabs />
    </ApiProvider>
  );
}

import { ApiProvider } from '@campus/contract/react';
import { NextExplores } from '../features/explores/next-explores';

/** The next trips on the dashboard. */
export default function ExploresWidget() {
  return (
    <ApiProvider>
      <NextExplores />
    </ApiProvider>
  );
}

import { ApiProvider } from '@campus/contract/react';
import { lazyRoute } from '@campus/federation/remote';
import { Route, Routes } from 'react-router-dom';

const Ads = lazyRoute(() =>
  import(/* webpackChunkName: "ads" */ './features/ads/ads-page').then((page) => page.AdsPage),
);

export default function App() {
  return (
    <ApiProvider>
      <Routes>
        <Route path="/buy-sell" element={<Ads />} />
      </Routes>
    </ApiProvider>
  );
}

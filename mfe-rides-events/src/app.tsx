import { ApiProvider } from '@campus/contract/react';
import { lazyRoute } from '@campus/federation/remote';
import { Route, Routes } from 'react-router-dom';

const Cabs = lazyRoute(() =>
  import(/* webpackChunkName: "cabs" */ './features/cabs/cabs-page').then((page) => page.CabsPage),
);

const Events = lazyRoute(() =>
  import(/* webpackChunkName: "events" */ './features/events/events-page').then(
    (page) => page.EventsPage,
  ),
);
const Explores = lazyRoute(() =>
  import(/* webpackChunkName: "explores" */ './features/explores/explores-page').then(
    (page) => page.ExploresPage,
  ),
);

export default function App() {
  return (
    <ApiProvider>
      <Routes>
        <Route path="/cab-sharing" element={<Cabs />} />
        <Route path="/events" element={<Events />} />
        <Route path="/explore" element={<Explores />} />
      </Routes>
    </ApiProvider>
  );
}

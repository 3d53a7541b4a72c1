import { lazyRoute } from '@campus/federation/remote';
import { Route, Routes } from 'react-router-dom';

const Landing = lazyRoute(() =>
  import(/* webpackChunkName: "landing" */ './features/landing').then((feature) => ({
    default: feature.LandingPage,
  })),
);

/** Every page of this remote. */
export default function App() {
  return (
    <Routes>
      <Route path="/" element={<Landing />} />
      <Route path="/home" element={<Landing />} />
    </Routes>
  );
}

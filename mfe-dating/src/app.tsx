import { ApiProvider } from '@campus/contract/react';
import { lazyRoute } from '@campus/federation/remote';
import { Route, Routes } from 'react-router-dom';

const Gate = lazyRoute(() =>
  import(/* webpackChunkName: "home" */ './features/home').then((page) => page.DatingGate),
);
const Home = lazyRoute(() =>
  import(/* webpackChunkName: "home" */ './features/home').then((page) => page.DatingHome),
);
const Explore = lazyRoute(() =>
  import(/* webpackChunkName: "explore" */ './features/explore').then((page) => page.ExplorePage),
);
const Requests = lazyRoute(() =>
  import(/* webpackChunkName: "requests" */ './features/requests').then(
    (page) => page.RequestsPage,
  ),
);
const Chat = lazyRoute(() =>
  import(/* webpackChunkName: "chat" */ './features/chat').then((page) => page.ChatPage),
);
const Setup = lazyRoute(() =>
  import(/* webpackChunkName: "setup" */ './features/setup').then((page) => page.SetupPage),
);

export default function App() {
  return (
    <ApiProvider>
      <Routes>
        <Route path="/dating" element={<Gate />} />
        <Route path="/dating-home" element={<Home />} />
        <Route path="/dating-explore" element={<Explore />} />
        <Route path="/dating-match-requests" element={<Requests />} />
        <Route path="/dating-chat" element={<Chat />} />
        <Route path="/dating-profile-setup" element={<Setup />} />
      </Routes>
    </ApiProvider>
  );
}

import { ApiProvider } from '@campus/contract/react';
import { lazyRoute } from '@campus/federation/remote';
import { Route, Routes } from 'react-router-dom';

const Dashboard = lazyRoute(() =>
  import(/* webpackChunkName: "dashboard" */ './features/dashboard/dashboard-page').then(
    (page) => page.DashboardPage,
  ),
);
const Communities = lazyRoute(() =>
  import(/* webpackChunkName: "communities" */ './features/communities/communities-page').then(
    (page) => page.CommunitiesPage,
  ),
);
const Community = lazyRoute(() =>
  import(/* webpackChunkName: "community" */ './features/community/community-page').then(
    (page) => page.CommunityPage,
  ),
);
const Confessions = lazyRoute(() =>
  import(/* webpackChunkName: "confessions" */ './features/confessions/confessions-page').then(
    (page) => page.ConfessionsPage,
  ),
);
const Profile = lazyRoute(() =>
  import(/* webpackChunkName: "profile" */ './features/profile/profile-page').then(
    (page) => page.ProfilePage,
  ),
);
const Upload = lazyRoute(() =>
  import(/* webpackChunkName: "upload" */ './features/upload/upload-page').then(
    (page) => page.UploadPage,
  ),
);

export default function App() {
  return (
    <ApiProvider>
      <Routes>
        <Route path="/dashboard" element={<Dashboard />} />
        <Route path="/communities" element={<Communities />} />
        <Route path="/community" element={<Communities />} />
        <Route path="/community/:communityId/:communityName" element={<Community />} />
        <Route path="/confession" element={<Confessions />} />
        <Route path="/profile" element={<Profile />} />
        <Route path="/upload" element={<Upload />} />
      </Routes>
    </ApiProvider>
  );
}

import type { RemoteDeclaration } from '@campus/federation/remote';

export const remote = {
  name: 'mfe-feed',
  container: 'mfe_feed',
  title: 'Feed',
  owner: 'Team Feed',
  routes: [
    { path: '/dashboard', title: 'Home', access: 'student', layout: 'app', chunk: 'dashboard' },
    {
      path: '/communities',
      title: 'Communities',
      access: 'student',
      layout: 'app',
      chunk: 'communities',
    },
    {
      path: '/community',
      title: 'Communities',
      access: 'student',
      layout: 'app',
      chunk: 'communities',
    },
    {
      path: '/community/:communityId/:communityName',
      title: 'Community',
      access: 'student',
      layout: 'app',
      chunk: 'community',
    },
    {
      path: '/confession',
      title: 'Confessions',
      access: 'student',
      layout: 'app',
      chunk: 'confessions',
    },
    { path: '/profile', title: 'My Profile', access: 'student', layout: 'app', chunk: 'profile' },
    { path: '/upload', title: 'New post', access: 'student', layout: 'app', chunk: 'upload' },
  ],
  navigation: [
    { to: '/dashboard', label: 'Home', icon: 'home', area: 'main', order: 10 },
    { to: '/confession', label: 'Confession', icon: 'mask', area: 'main', order: 20 },
    { to: '/communities', label: 'Communities', icon: 'people', area: 'main', order: 30 },
    { to: '/profile', label: 'My Profile', icon: 'user', area: 'main', order: 90 },
    { to: '/dashboard', label: 'Home', icon: 'home', area: 'bottom', order: 10 },
    { to: '/communities', label: 'Communities', icon: 'people', area: 'bottom', order: 20 },
    { to: '/confession', label: 'Confession', icon: 'mask', area: 'bottom', order: 30 },
    { to: '/profile', label: 'My Profile', icon: 'user', area: 'bottom', order: 50 },
  ],
  widgets: [],
  requires: {},
  budgets: { firstScreen: 40 * 1024 },
} satisfies RemoteDeclaration;

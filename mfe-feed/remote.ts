import { defineRemote } from '@campus/federation/declaration';

export const remote = defineRemote({
  name: 'mfe-feed',
  title: 'Feed',
  owner: 'Team Feed',
  routes: [
    {
      path: '/dashboard',
      title: 'Home',
      access: 'student',
      layout: 'app',
      calls: ['/api/communities', '/api/posts/important?limit=5'],
      offline: true,
      load: () =>
        import('./src/features/dashboard/dashboard-page').then((page) => page.DashboardPage),
      template: () =>
        import('./src/features/dashboard/dashboard-template').then(
          (page) => page.DashboardTemplate,
        ),
    },
    {
      path: '/communities',
      title: 'Communities',
      access: 'student',
      layout: 'app',
      calls: ['/api/communities', '/api/communities/activity'],
      offline: true,
      load: () =>
        import('./src/features/communities/communities-page').then((page) => page.CommunitiesPage),
      template: () =>
        import('./src/features/communities/communities-template').then(
          (page) => page.CommunitiesTemplate,
        ),
    },
    {
      path: '/community',
      title: 'Communities',
      access: 'student',
      layout: 'app',
      calls: ['/api/communities', '/api/communities/activity'],
      offline: true,
      load: () =>
        import('./src/features/communities/communities-page').then((page) => page.CommunitiesPage),
      template: () =>
        import('./src/features/communities/communities-template').then(
          (page) => page.CommunitiesTemplate,
        ),
    },
    {
      path: '/community/:communityId/:communityName',
      title: 'Community',
      access: 'student',
      layout: 'app',
      calls: ['/api/posts/community/:communityId?page=1&limit=10', '/api/communities'],
      offline: true,
      load: () =>
        import('./src/features/community/community-page').then((page) => page.CommunityPage),
    },
    {
      path: '/post/:id',
      title: 'Post',
      access: 'student',
      layout: 'app',
      calls: ['/api/posts/:id', '/api/posts/:id/comments'],
      load: () => import('./src/features/post/post-page').then((page) => page.PostPage),
    },
    {
      path: '/people',
      title: 'People',
      access: 'student',
      layout: 'app',
      load: () => import('./src/features/people/people-page').then((page) => page.PeoplePage),
    },
    {
      path: '/people/:username',
      title: 'Person',
      access: 'student',
      layout: 'app',
      calls: ['/api/people/:username', '/api/posts?author=:username&page=1&limit=10'],
      load: () => import('./src/features/people/person-page').then((page) => page.PersonPage),
    },
    {
      path: '/confession',
      title: 'Confessions',
      access: 'student',
      layout: 'app',
      calls: ['/api/posts/confession?page=1&limit=10'],
      load: () =>
        import('./src/features/confessions/confessions-page').then((page) => page.ConfessionsPage),
      template: () =>
        import('./src/features/confessions/confessions-template').then(
          (page) => page.ConfessionsTemplate,
        ),
    },
    {
      path: '/profile',
      title: 'My Profile',
      access: 'student',
      layout: 'app',
      calls: ['/api/user/profile', '/api/user/posts?page=1&limit=10'],
      load: () => import('./src/features/profile/profile-page').then((page) => page.ProfilePage),
    },
    {
      path: '/upload',
      title: 'New post',
      access: 'student',
      layout: 'app',
      calls: ['/api/communities'],
      load: () => import('./src/features/upload/upload-page').then((page) => page.UploadPage),
    },
  ],
  navigation: [
    { to: '/dashboard', label: 'Home', icon: 'home', area: 'main', order: 10 },
    { to: '/confession', label: 'Confession', icon: 'mask', area: 'main', order: 20 },
    { to: '/communities', label: 'Communities', icon: 'people', area: 'main', order: 30 },
    { to: '/people', label: 'People', icon: 'search', area: 'main', order: 35 },
    { to: '/profile', label: 'My Profile', icon: 'user', area: 'main', order: 90 },
    { to: '/dashboard', label: 'Home', icon: 'home', area: 'bottom', order: 10 },
    { to: '/upload', label: 'New post', icon: 'edit', area: 'create', order: 10 },
    {
      to: '/confession?compose=1',
      label: 'Confession',
      icon: 'mask',
      area: 'create',
      order: 60,
    },
  ],
  // The page of the strip has its call, and keeps the answer.
  widgets: [{ expose: './widgets/new-posts', slot: 'today', title: 'New posts', order: 40 }],
  callsApi: true,
  events: { emits: ['logout'] },
  budgets: { firstScreen: 40 * 1024 },
});

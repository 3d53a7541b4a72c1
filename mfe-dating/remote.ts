import { defineRemote } from '@campus/federation/declaration';

export const remote = defineRemote({
  name: 'mfe-dating',
  title: 'Dating',
  owner: 'Team Dating',
  routes: [
    {
      path: '/dating',
      title: 'Dating',
      access: 'student',
      layout: 'app',
      load: () => import('./src/features/home').then((page) => page.DatingGate),
    },
    {
      path: '/dating-home',
      title: 'Dating',
      access: 'student',
      layout: 'app',
      load: () => import('./src/features/home').then((page) => page.DatingHome),
    },
    {
      path: '/dating-explore',
      title: 'Explore People',
      access: 'student',
      layout: 'app',
      load: () => import('./src/features/explore').then((page) => page.ExplorePage),
    },
    {
      path: '/dating-match-requests',
      title: 'Match Requests',
      access: 'student',
      layout: 'app',
      load: () => import('./src/features/requests').then((page) => page.RequestsPage),
    },
    {
      path: '/dating-chat',
      title: 'Chat',
      access: 'student',
      layout: 'app',
      load: () => import('./src/features/chat').then((page) => page.ChatPage),
    },
    {
      path: '/dating-profile-setup',
      title: 'Dating Profile',
      access: 'student',
      layout: 'app',
      load: () => import('./src/features/setup').then((page) => page.SetupPage),
    },
  ],
  navigation: [{ to: '/dating', label: 'Dating', icon: 'heart', area: 'main', order: 80 }],
  callsApi: true,
  budgets: { firstScreen: 40 * 1024 },
  events: { hears: ['authChange'] },
});

import type { RemoteDeclaration } from '@campus/federation/remote';

export const remote = {
  name: 'mfe-dating',
  container: 'mfe_dating',
  title: 'Dating',
  owner: 'Team Dating',
  routes: [
    { path: '/dating', title: 'Dating', access: 'student', layout: 'app', chunk: 'home' },
    { path: '/dating-home', title: 'Dating', access: 'student', layout: 'app', chunk: 'home' },
    {
      path: '/dating-explore',
      title: 'Explore People',
      access: 'student',
      layout: 'app',
      chunk: 'explore',
    },
    {
      path: '/dating-match-requests',
      title: 'Match Requests',
      access: 'student',
      layout: 'app',
      chunk: 'requests',
    },
    { path: '/dating-chat', title: 'Chat', access: 'student', layout: 'app', chunk: 'chat' },
    {
      path: '/dating-profile-setup',
      title: 'Dating Profile',
      access: 'student',
      layout: 'app',
      chunk: 'setup',
    },
  ],
  navigation: [{ to: '/dating', label: 'Dating', icon: 'heart', area: 'main', order: 80 }],
  widgets: [],
  requires: {},
  budgets: { firstScreen: 40 * 1024 },
  events: { hears: ['authChange'] },
} satisfies RemoteDeclaration;

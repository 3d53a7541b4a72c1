import { defineRemote } from '@campus/federation/declaration';

export const remote = defineRemote({
  name: 'mfe-new-remote',
  title: 'New Remote',
  owner: 'Team New Remote',
  routes: [
    {
      path: '/new-remote',
      title: 'New Remote',
      access: 'student',
      layout: 'app',
      load: () =>
        import('./src/features/new-remote/new-remote-page').then((page) => page.NewRemotePage),
    },
  ],
  navigation: [{ to: '/new-remote', label: 'New Remote', icon: 'spark', area: 'main', order: 100 }],
  budgets: { firstScreen: 40 * 1024 },
});

import { defineRemote } from '@campus/federation/declaration';

export const remote = defineRemote({
  name: 'mfe-messages',
  title: 'Messages',
  owner: 'Team Messages',
  routes: [
    {
      path: '/messages',
      title: 'Messages',
      access: 'student',
      layout: 'app',
      calls: ['/api/conversations?page=1&limit=10'],
      load: () => import('./src/features/messages/inbox-page').then((page) => page.InboxPage),
      template: () =>
        import('./src/features/messages/inbox-template').then((page) => page.InboxTemplate),
    },
    {
      path: '/messages/:id',
      title: 'Messages',
      access: 'student',
      layout: 'app',
      calls: ['/api/conversations/:id', '/api/conversations/:id/messages'],
      load: () =>
        import('./src/features/messages/conversation-page').then((page) => page.ConversationPage),
    },
  ],
  navigation: [
    { to: '/messages', label: 'Messages', icon: 'comment', area: 'main', order: 85 },
    { to: '/messages', label: 'Chat', icon: 'comment', area: 'bottom', order: 50 },
  ],
  callsApi: true,
  events: { hears: ['authChange'] },
  budgets: { firstScreen: 40 * 1024 },
});

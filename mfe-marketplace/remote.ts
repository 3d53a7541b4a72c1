import type { RemoteDeclaration } from '@campus/federation/remote';

export const remote = {
  name: 'mfe-marketplace',
  container: 'mfe_marketplace',
  title: 'Buy & Sell',
  owner: 'Team Marketplace',
  routes: [
    { path: '/buy-sell', title: 'Buy & Sell', access: 'student', layout: 'app', chunk: 'ads' },
  ],
  navigation: [{ to: '/buy-sell', label: 'Buy & Sell', icon: 'bag', area: 'main', order: 40 }],
  widgets: [{ expose: './widgets/buy-sell', slot: 'dashboard', title: 'Buy & Sell', order: 10 }],
  requires: {},
  budgets: { firstScreen: 40 * 1024 },
} satisfies RemoteDeclaration;

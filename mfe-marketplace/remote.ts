import { defineRemote } from '@campus/federation/declaration';

export const remote = defineRemote({
  name: 'mfe-marketplace',
  title: 'Buy & Sell',
  owner: 'Team Marketplace',
  routes: [
    {
      path: '/buy-sell',
      title: 'Buy & Sell',
      access: 'student',
      layout: 'app',
      calls: ['/api/sell?page=1&limit=10'],
      offline: true,
      load: () => import('./src/features/ads/ads-page').then((page) => page.AdsPage),
      template: () => import('./src/features/ads/ads-template').then((page) => page.AdsTemplate),
    },
  ],
  navigation: [
    { to: '/buy-sell', label: 'Buy & Sell', icon: 'bag', area: 'main', order: 40 },
    { to: '/buy-sell', label: 'Market', icon: 'bag', area: 'bottom', order: 20 },
    { to: '/buy-sell?add=1', label: 'Sell an item', icon: 'bag', area: 'create', order: 20 },
  ],
  widgets: [
    {
      expose: './widgets/buy-sell',
      slot: 'dashboard',
      title: 'Buy & Sell',
      order: 10,
      offlineCalls: ['/api/sell?limit=3'],
    },
    {
      expose: './widgets/new-items',
      slot: 'today',
      title: 'New items',
      order: 30,
      offlineCalls: ['/api/sell?limit=5'],
    },
  ],
  callsApi: true,
  budgets: { firstScreen: 40 * 1024 },
});

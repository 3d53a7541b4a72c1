import { defineRemote } from '@campus/federation/declaration';

export const remote = defineRemote({
  name: 'mfe-rides-events',
  title: 'Rides and events',
  owner: 'Team Rides & Events',
  routes: [
    {
      path: '/cab-sharing',
      title: 'Cab Sharing',
      access: 'student',
      layout: 'app',
      calls: ['/api/cabs'],
      offline: true,
      load: () => import('./src/features/cabs/cabs-page').then((page) => page.CabsPage),
      template: () => import('./src/features/cabs/cabs-template').then((page) => page.CabsTemplate),
    },
    {
      path: '/events',
      title: 'Events',
      access: 'student',
      layout: 'app',
      calls: ['/api/events?page=1&limit=10'],
      offline: true,
      load: () => import('./src/features/events/events-page').then((page) => page.EventsPage),
      template: () =>
        import('./src/features/events/events-template').then((page) => page.EventsTemplate),
    },
    {
      path: '/explore',
      title: 'Explore',
      access: 'student',
      layout: 'app',
      calls: ['/api/explores?page=1&limit=10'],
      offline: true,
      load: () => import('./src/features/explores/explores-page').then((page) => page.ExploresPage),
      template: () =>
        import('./src/features/explores/explores-template').then((page) => page.ExploresTemplate),
    },
  ],
  navigation: [
    { to: '/cab-sharing', label: 'Cab Sharing', icon: 'car', area: 'main', order: 50 },
    { to: '/events', label: 'Events', icon: 'calendar', area: 'main', order: 60 },
    { to: '/explore', label: 'Explore', icon: 'compass', area: 'main', order: 70 },
    { to: '/cab-sharing', label: 'Rides', icon: 'car', area: 'bottom', order: 40 },
    { to: '/cab-sharing?add=1', label: 'Offer a ride', icon: 'car', area: 'create', order: 30 },
    { to: '/events?add=1', label: 'New event', icon: 'calendar', area: 'create', order: 40 },
    { to: '/explore?add=1', label: 'New trip', icon: 'compass', area: 'create', order: 50 },
  ],
  widgets: [
    {
      expose: './widgets/rides-today',
      slot: 'today',
      title: 'Rides leaving soon',
      order: 10,
      offlineCalls: ['/api/cabs?free=1&limit=10'],
    },
    {
      expose: './widgets/events-today',
      slot: 'today',
      title: 'Events today',
      order: 20,
      offlineCalls: ['/api/events?day=:today&limit=5'],
    },
    {
      expose: './widgets/events',
      slot: 'dashboard',
      title: 'Upcoming Events',
      order: 20,
      offlineCalls: ['/api/events?limit=3'],
    },
    {
      expose: './widgets/cabs',
      slot: 'dashboard',
      title: 'Cab Sharing',
      order: 30,
      offlineCalls: ['/api/cabs?limit=3'],
    },
    {
      expose: './widgets/explores',
      slot: 'dashboard',
      title: 'Explore',
      order: 40,
      offlineCalls: ['/api/explores?limit=3'],
    },
  ],
  callsApi: true,
  budgets: { firstScreen: 40 * 1024 },
});

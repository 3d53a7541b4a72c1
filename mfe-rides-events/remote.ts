import type { RemoteDeclaration } from '@campus/federation/remote';

export const remote = {
  name: 'mfe-rides-events',
  container: 'mfe_rides_events',
  title: 'Rides and events',
  owner: 'Team Rides & Events',
  routes: [
    {
      path: '/cab-sharing',
      title: 'Cab Sharing',
      access: 'student',
      layout: 'app',
      chunk: 'cabs',
    },
    { path: '/events', title: 'Events', access: 'student', layout: 'app', chunk: 'events' },
    { path: '/explore', title: 'Explore', access: 'student', layout: 'app', chunk: 'explores' },
  ],
  navigation: [
    { to: '/cab-sharing', label: 'Cab Sharing', icon: 'car', area: 'main', order: 50 },
    { to: '/events', label: 'Events', icon: 'calendar', area: 'main', order: 60 },
    { to: '/explore', label: 'Explore', icon: 'compass', area: 'main', order: 70 },
  ],
  widgets: [
    { expose: './widgets/events', slot: 'dashboard', title: 'Upcoming Events', order: 20 },
    { expose: './widgets/cabs', slot: 'dashboard', title: 'Cab Sharing', order: 30 },
    { expose: './widgets/explores', slot: 'dashboard', title: 'Explore', order: 40 },
  ],
  requires: {},
  budgets: { firstScreen: 40 * 1024 },
} satisfies RemoteDeclaration;

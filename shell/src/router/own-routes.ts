import type { PageRoute } from '@campus/federation/remote';

/** The shell's own pages, as data: the build tells the gateway which addresses exist. */
export const ownRoutes: readonly PageRoute[] = [
  { path: '/login', title: 'Login', access: 'public', layout: 'public', chunk: 'login' },
  { path: '/signup', title: 'Sign up', access: 'public', layout: 'public', chunk: 'signup' },
  {
    path: '/forgot-password',
    title: 'Reset password',
    access: 'public',
    layout: 'public',
    chunk: 'forgot-password',
  },
  // Who is no staff is told that there is no such page.
  {
    path: '/staff/remotes',
    title: 'Campus staff',
    access: 'student',
    layout: 'app',
    chunk: 'staff',
  },
];

import type { PageRoute } from '@campus/federation/remote';

/** The shell's own pages, as data: the build passes the list of addresses to the gateway. */
export const ownRoutes = [
  { path: '/login', title: 'Login', access: 'public', layout: 'public', chunk: 'login' },
  { path: '/signup', title: 'Sign up', access: 'public', layout: 'public', chunk: 'signup' },
  {
    path: '/forgot-password',
    title: 'Reset password',
    access: 'public',
    layout: 'public',
    chunk: 'forgot-password',
  },
  // Without the staff role it looks like a missing page.
  {
    path: '/staff/remotes',
    title: 'Campus staff',
    access: 'student',
    layout: 'app',
    chunk: 'staff',
  },
] as const satisfies readonly PageRoute[];

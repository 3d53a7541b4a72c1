import { lazyRoute } from '@campus/federation/remote';
import type { ComponentType } from 'react';
import { LazyPage } from './lazy-page';

const pages: Readonly<Record<string, ComponentType>> = {
  '/login': lazyRoute(() =>
    import(/* webpackChunkName: "login" */ './login/login-page').then(({ LoginPage }) => ({
      default: LoginPage,
    })),
  ),
  '/signup': lazyRoute(() =>
    import(/* webpackChunkName: "signup" */ './signup/signup-page').then(({ SignUpPage }) => ({
      default: SignUpPage,
    })),
  ),
  '/forgot-password': lazyRoute(() =>
    import(/* webpackChunkName: "forgot-password" */ './forgot-password/forgot-password-page').then(
      ({ ForgotPasswordPage }) => ({ default: ForgotPasswordPage }),
    ),
  ),
  '/staff/remotes': lazyRoute(() =>
    import(/* webpackChunkName: "staff" */ '../staff/staff-page').then(({ StaffPage }) => ({
      default: StaffPage,
    })),
  ),
};

interface OwnPageProps {
  /** The path of its route. */
  path: string;
  title: string;
}

/** One of the shell's own pages, by its route. */
export function OwnPage({ path, title }: OwnPageProps) {
  const page = pages[path];
  return page && <LazyPage key={path} title={title} page={page} />;
}

import { lazyRoute } from '@campus/federation/remote';
import { type ComponentType, Suspense } from 'react';
import { PageBoundary } from './page-boundary';
import { PageWait } from './page-wait';

interface LazyPageProps {
  title: string;
  /** Made by `lazyRoute`. */
  page: ComponentType;
}

/** A page of the shell's own whose code arrives when it is first asked for. */
export function LazyPage({ title, page: Page }: LazyPageProps) {
  return (
    <PageBoundary title={title}>
      <Suspense fallback={<PageWait title={title} />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}

const NotFound = lazyRoute(() =>
  import(/* webpackChunkName: "not-found" */ './not-found-page').then(({ NotFoundPage }) => ({
    default: NotFoundPage,
  })),
);

/** The page of every address that no page has. */
export function MissingPage() {
  return <LazyPage title="Page not found" page={NotFound} />;
}

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

import { networkError } from '@campus/contract';
import { beginAttempt, isChunkError, lazyRoute } from '@campus/federation/remote';
import { ErrorState, PageHeader, Spinner } from '@campus/shared-ui';
import { Component, type ComponentType, Fragment, type ReactNode, Suspense } from 'react';
import { useIsOffline } from '../federation/use-remote-module';
import { StaticPageEnd } from '../static-page/static-page';
import styles from './page-wait.module.css';

/** A page that is about to be left: its name, and a sign of activity. */
export function PageWait({ title }: { title: string }) {
  return (
    <div className={styles.wait} aria-busy="true">
      <PageHeader title={title} />
      <p role="status" className={styles.words}>
        <Spinner /> Loading...
      </p>
    </div>
  );
}

interface BrokenPageProps {
  title: string;
  error: unknown;
  onRetry: () => void;
}

function BrokenPage({ title, error, onRetry }: BrokenPageProps) {
  const isOffline = useIsOffline(isChunkError(error), onRetry);
  const message = isOffline ? networkError : "We couldn't load this page.";
  return (
    <>
      <StaticPageEnd />
      <PageHeader title={title} />
      <ErrorState message={message} onRetry={onRetry} />
    </>
  );
}

interface PageBoundaryProps {
  title: string;
  /** The layout around the page, if it failed to load as well. */
  Frame?: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

interface BoundaryState {
  broken: boolean;
  error?: unknown;
}

/** Stops a page of the shell that broke, or did not load, from breaking the whole site. */
export class PageBoundary extends Component<PageBoundaryProps, BoundaryState> {
  override state: BoundaryState = { broken: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { broken: true, error };
  }

  private readonly retry = () => {
    beginAttempt();
    this.setState({ broken: false });
  };

  override render(): ReactNode {
    const { broken, error } = this.state;
    if (!broken) return this.props.children;
    const { title, Frame = Fragment } = this.props;
    return (
      <Frame>
        <BrokenPage title={title} error={error} onRetry={this.retry} />
      </Frame>
    );
  }
}

interface LazyPageProps {
  title: string;
  /** Created by `lazyRoute`. */
  page: ComponentType;
}

/** A page of the shell whose code loads when it is first opened. */
export function LazyPage({ title, page: Page }: LazyPageProps) {
  return (
    <PageBoundary title={title}>
      <Suspense fallback={<PageWait title={title} />}>
        <StaticPageEnd />
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

/** The page for every unknown address. */
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

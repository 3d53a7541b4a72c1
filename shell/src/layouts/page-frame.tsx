import { type LayoutName, lazyRoute, type PageRoute } from '@campus/federation/remote';
import { Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { type ReactNode, Suspense } from 'react';
import { PageBoundary } from '../pages/own-page';
import { StaticPageEnd } from '../static-page/static-page';
import styles from './page-skeleton.module.css';
import { PublicLayout } from './public/public-layout';

/**
 * Shown in place of a page while its code loads, or its visitor is identified. Its sizes are in the style
 * sheet: it is part of the document too, and the site's policy forbids inline styles.
 */
export function PageSkeleton({ route }: { route: PageRoute }) {
  if (route.layout === 'landing') {
    return (
      <p role="status" className={styles.landing}>
        Loading...
      </p>
    );
  }
  return (
    <div className={styles.page} data-layout={route.layout} aria-busy="true">
      <VisuallyHidden role="status">Loading {route.title}</VisuallyHidden>
      <div className={styles.heading}>
        <Skeleton shape="rect" />
      </div>
      {['a', 'b', 'c'].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.author}>
            <Skeleton />
          </div>
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}

const AppLayout = lazyRoute(() =>
  import(/* webpackChunkName: "layout-app" */ './app/app-layout').then(
    (layout) => layout.AppLayout,
  ),
);

interface PageFrameProps {
  layout: LayoutName;
  /** Of the page. */
  title: string;
  /** Shown in place of the page while the frame itself loads. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** The placeholder for the frame. */
function EarlyFrame({ children }: { children: ReactNode }) {
  return <main className={styles.early}>{children}</main>;
}

/** The frame around a page. It stays mounted between pages of the same layout. */
export function PageFrame({ layout, title, fallback, children }: PageFrameProps) {
  if (layout !== 'app')
    return <PublicLayout landing={layout === 'landing'}>{children}</PublicLayout>;
  return (
    <PageBoundary title={title} Frame={EarlyFrame}>
      <Suspense fallback={<EarlyFrame>{fallback}</EarlyFrame>}>
        <StaticPageEnd />
        <AppLayout>{children}</AppLayout>
      </Suspense>
    </PageBoundary>
  );
}

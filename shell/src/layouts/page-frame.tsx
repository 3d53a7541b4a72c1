import { lazyRoute, type LayoutName } from '@campus/federation/remote';
import { Suspense, type ReactNode } from 'react';
import { PageBoundary } from '../pages/page-boundary';
import styles from './page-skeleton.module.css';
import { PublicLayout } from './public/public-layout';

const AppLayout = lazyRoute(() =>
  import(/* webpackChunkName: "layout-app" */ './app/app-layout').then(
    (layout) => layout.AppLayout,
  ),
);

interface PageFrameProps {
  layout: LayoutName;
  /** Of the page. */
  title: string;
  /** What stands in the page's place while the frame itself is on the way. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Stands where the frame will be. */
function EarlyFrame({ children }: { children: ReactNode }) {
  return <main className={styles.early}>{children}</main>;
}

/** The frame around a page. It stays while the visitor moves between pages of the same layout. */
export function PageFrame({ layout, title, fallback, children }: PageFrameProps) {
  if (layout !== 'app')
    return <PublicLayout landing={layout === 'landing'}>{children}</PublicLayout>;
  return (
    <PageBoundary title={title} Frame={EarlyFrame}>
      <Suspense fallback={<EarlyFrame>{fallback}</EarlyFrame>}>
        <AppLayout>{children}</AppLayout>
      </Suspense>
    </PageBoundary>
  );
}

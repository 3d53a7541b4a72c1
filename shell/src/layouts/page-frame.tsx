import type { LayoutName } from '@campus/federation/remote';
import { lazy, Suspense, type ReactNode } from 'react';
import styles from './page-skeleton.module.css';
import { PublicLayout } from './public/public-layout';

const AppLayout = lazy(() =>
  import(/* webpackChunkName: "layout-app" */ './app/app-layout').then((layout) => ({
    default: layout.AppLayout,
  })),
);

interface PageFrameProps {
  layout: LayoutName;
  /** What stands in the page's place while the frame itself is on the way. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** The frame around a page. It stays while the visitor moves between pages of the same layout. */
export function PageFrame({ layout, fallback, children }: PageFrameProps) {
  if (layout !== 'app')
    return <PublicLayout landing={layout === 'landing'}>{children}</PublicLayout>;
  return (
    <Suspense fallback={<main className={styles.early}>{fallback}</main>}>
      <AppLayout>{children}</AppLayout>
    </Suspense>
  );
}

import { Suspense, type ComponentType } from 'react';
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

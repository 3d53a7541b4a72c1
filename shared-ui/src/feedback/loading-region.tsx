import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden';

export interface LoadingRegionProps {
  busy: boolean;
  /** Said politely while busy, such as 'Loading comments'. */
  label: string;
  children: ReactNode;
}

/** A part of the page that loads: `aria-busy` while it does, with the words for it. */
export function LoadingRegion({ busy, label, children }: LoadingRegionProps) {
  return (
    <div aria-busy={busy}>
      <VisuallyHidden role="status">{busy ? label : ''}</VisuallyHidden>
      {children}
    </div>
  );
}

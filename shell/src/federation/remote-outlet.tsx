import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import { endStaticPage, StaticPageEnd } from '../static-page/static-page';
import { OutletNotice, type NoticeProps } from './outlet-notice';
import { createParts, type Parts } from './parts';
import { RemoteBoundary } from './remote-boundary';
import styles from './remote-outlet.module.css';
import { useRegistry } from './registry-store';
import { runtimePort } from './load-port';
import { Unavailable } from './unavailable';
import { usePart } from './use-part';

/** The parts of this tab. */
export const tabParts: Parts = createParts(runtimePort);

export interface RemoteOutletProps {
  /** Folder name, e.g. `mfe-feed`. */
  remote: string;
  /** Default: the remote's pages. */
  expose?: string;
  /** What a visitor knows the part as; default: the remote's title. */
  title?: string;
  /** What stands there while loading: a skeleton in the final layout. */
  fallback?: ReactNode;
  /** What stands there when the part is missing; default: a card in the place of a page. */
  Missing?: ComponentType<NoticeProps>;
  /** False keeps the part unloaded. */
  active?: boolean;
  /** A part that failed is tried anew when this changes: the page's address. */
  resetKey?: string;
  parts?: Parts;
}

function Place({
  remote,
  expose = './App',
  title,
  fallback = null,
  Missing = Unavailable,
  active = true,
  resetKey = '',
  parts = tabParts,
}: RemoteOutletProps) {
  const registered = useRegistry().remotes[remote];
  const { state, isOffline, retry, crashed } = usePart({ remote, expose, active, parts });
  const shownFor = useRef(resetKey);

  useEffect(() => {
    if (shownFor.current === resetKey) return;
    shownFor.current = resetKey;
    if (state.kind === 'failed') void retry();
  }, [resetKey, retry, state.kind]);

  const isMissing = !['idle', 'loading', 'ready'].includes(state.kind);
  useLayoutEffect(() => {
    if (isMissing) endStaticPage();
  }, [isMissing]);

  if (state.kind === 'idle' || state.kind === 'loading') return fallback;
  if (state.kind !== 'ready') {
    const build = registered && parts.chosen(registered).build;
    const words = { name: remote, remote: registered, build, title, state, isOffline };
    return <OutletNotice {...words} Card={Missing} onRetry={() => void retry()} />;
  }
  const { Component, build } = state;
  return (
    <RemoteBoundary
      key={state.attempt}
      fallback={fallback}
      onError={(error) => void crashed(error, build)}
    >
      <div data-remote={remote} data-build={build} className={styles.part}>
        <Suspense fallback={fallback}>
          <StaticPageEnd />
          <Component />
        </Suspense>
      </div>
    </RemoteBoundary>
  );
}

/**
 * The place of one part of one remote. Whatever happens to that part stays in here: it is loading,
 * ready, or replaced by a card that names it and offers Retry. It begins anew when the registry that this
 * tab follows names another build, or takes the remote out.
 */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { remote, parts = tabParts } = props;
  const registered = useRegistry().remotes[remote];
  const seen = registered && [registered.status, registered.notice, parts.chosen(registered).build];
  return <Place key={String(seen)} {...props} />;
}

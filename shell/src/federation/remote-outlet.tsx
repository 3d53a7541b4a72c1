import {
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { RegisteredRemote } from '@campus/federation/remote';
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

interface PlaceProps extends Required<Omit<RemoteOutletProps, 'title'>> {
  title: string | undefined;
  registered: RegisteredRemote | undefined;
}

function Place(props: PlaceProps) {
  const { remote, expose, title, fallback, Missing, active, resetKey, parts, registered } = props;
  const { state, retry, crashed } = usePart({ remote, expose, active, parts });
  const shownFor = useRef(resetKey);

  useEffect(() => {
    if (shownFor.current === resetKey) return;
    shownFor.current = resetKey;
    if (state.kind === 'failed') retry();
  }, [resetKey, retry, state.kind]);

  const isMissing = !['idle', 'loading', 'ready'].includes(state.kind);
  useLayoutEffect(() => {
    if (isMissing) endStaticPage();
  }, [isMissing]);

  if (state.kind === 'idle' || state.kind === 'loading') return fallback;
  if (state.kind !== 'ready') {
    const build = registered && parts.chosen(registered).build;
    const words = { name: remote, remote: registered, build, title, state };
    return <OutletNotice {...words} Card={Missing} onRetry={retry} />;
  }
  const { Component, build } = state;
  return (
    <RemoteBoundary key={state.attempt} onError={(error) => crashed(error, build)}>
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
export function RemoteOutlet({
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
  const { status, notice } = registered ?? {};
  const followed = [status, notice, registered && parts.chosen(registered).build].join(' ');
  const place = { remote, expose, title, fallback, Missing, active, resetKey, parts, registered };
  return <Place key={followed} {...place} />;
}

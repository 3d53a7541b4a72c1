import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { matchSiteRoute } from '../router/match-route';
import { endStaticPage, StaticPageEnd } from '../static-page/static-page';
import { report } from './incidents';
import { currentRegistry, useRegistry } from './registry';
import { createRemoteModules, type RemoteModules } from './remote-module';
import styles from './remote-outlet.module.css';
import { RemovalBoundary } from './removal-boundary';
import { runtimePort } from './runtime';
import { type NoticeProps, OutletNotice, Unavailable } from './unavailable';
import { useRemoteModule } from './use-remote-module';

interface RemoteBoundaryProps {
  onError: (error: unknown) => void;
  /** Shown until the error handler has decided. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Stops a crash in a remote's part from affecting anything around it. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** The modules of this tab. */
const tabModules: RemoteModules = createRemoteModules(runtimePort);

interface RemoteOutletProps {
  /** Folder name, e.g. `mfe-feed`. */
  remote: string;
  /** Default: the remote's pages. */
  expose?: string;
  /** The name of the part for visitors; default: the remote's title. */
  title?: string;
  /** Shown while loading: a skeleton in the final layout. */
  fallback?: ReactNode;
  /** Shown when the part is missing; default: a card in place of a page. */
  Missing?: ComponentType<NoticeProps>;
  /** False keeps the part unloaded. */
  active?: boolean;
  /** A failed part is loaded again when this changes: the page's address. */
  resetKey?: string;
  modules?: RemoteModules;
}

/** Milliseconds after which a waiting visitor is told that loading continues. */
const slowAfter = 4_000;

function StillLoading({ title }: { title: string }) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSlow(true);
      // The frame in the document has no room for it.
      endStaticPage();
    }, slowAfter);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <p role="status" className={styles.slow}>
      {title} is still loading…
    </p>
  );
}

function Place({
  remote,
  expose = './App',
  title,
  fallback = null,
  Missing = Unavailable,
  active = true,
  resetKey = '',
  modules = tabModules,
}: RemoteOutletProps) {
  const registered = useRegistry().remotes[remote];
  const { state, isOffline, retry, crashed } = useRemoteModule({ remote, expose, active, modules });
  const chosen = registered && modules.chosen(registered).build;
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
  const error = state.kind === 'failed' && state;
  useEffect(() => {
    if (error) report(error.error, 'card', { remote, build: chosen, expose });
  }, [error, remote, chosen, expose]);

  if (state.kind === 'idle') return fallback;
  if (state.kind === 'loading') {
    return (
      <>
        <StillLoading title={title ?? registered?.declaration.title ?? remote} />
        {fallback}
      </>
    );
  }
  if (state.kind !== 'ready') {
    const notice = { name: remote, remote: registered, build: chosen, title, state, isOffline };
    return <OutletNotice {...notice} Card={Missing} onRetry={() => void retry()} />;
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
 * The container of one part of one remote. Failures of that part stay inside: it is loading, ready, or
 * replaced by a card that names it and offers Retry. It starts again when the registry of this tab names
 * another build, or removes the remote.
 */
export function RemoteOutlet(props: RemoteOutletProps) {
  const { remote, modules = tabModules } = props;
  const registered = useRegistry().remotes[remote];
  const seen = registered && [
    registered.status,
    registered.notice,
    modules.chosen(registered).build,
  ];
  return (
    <RemovalBoundary>
      <Place key={String(seen)} {...props} />
    </RemovalBoundary>
  );
}

/** Starts to load the part that a page needs, before React requests it. */
export function preloadPage(pathname: string): void {
  const registry = currentRegistry();
  const match = matchSiteRoute(pathname, registry);
  const remote = match.kind === 'remote' ? registry.remotes[match.remote] : undefined;
  if (remote?.status !== 'on') return;
  // The outlet awaits the same promise and shows its result.
  tabModules.load({ remote, expose: './App', force: false }).catch(() => undefined);
}

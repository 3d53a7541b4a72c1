import type { RegistryDocument, SlotProps, WidgetDeclaration } from '@campus/federation/remote';
import { Button, keepFocus, Skeleton, VisuallyHidden } from '@campus/shared-ui';
import { today } from '@campus/shared-ui/time';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { whenTouched } from '../../when-touched';
import { useRegistry } from '../registry';
import type { RemoteModules } from '../remote-module';
import { RemoteOutlet } from '../remote-outlet';
import type { NoticeProps } from '../unavailable';
import styles from './widget.module.css';

interface WidgetSkeletonProps {
  title: string;
  busy: boolean;
}

/** A widget while it loads: its heading, and the rows of a short list. */
export function WidgetSkeleton({ title, busy }: WidgetSkeletonProps) {
  const heading = useId();
  return (
    <section className={styles.card} aria-labelledby={heading} aria-busy={busy}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      <div className={styles.rows} aria-hidden="true">
        {['first', 'second', 'third'].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="rect" width="3rem" height="3rem" />
            <Skeleton lines={2} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** A missing widget. It is one of several things on a page, so its message is quiet. */
export function WidgetMissing(props: NoticeProps) {
  const { title, heading, message, reference, onRetry } = props;
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text} role="status">
        <VisuallyHidden>{heading}. </VisuallyHidden>
        {message}
      </p>
      {onRetry && (
        <Button ref={keepFocus} size="small" onClick={onRetry}>
          Retry<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
      <p className={styles.reference}>{reference}</p>
    </section>
  );
}

const Silence = () => null;

/** Preload distance in pixels, once the visitor moves: about as far as one scrolls while a widget loads. */
const distance = 600;

/**
 * Whether the element has been near the viewport; once true, it stays true. Until the page is touched, only
 * visible elements count. Without browser support everything counts as near.
 */
function useNearViewport(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => !('IntersectionObserver' in window));
  const [margin, setMargin] = useState(0);

  useEffect(() => whenTouched(() => setMargin(distance)), []);

  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    // The second margin is for a column with its own scrolling; browsers without support for it load its
    // widgets when they become visible.
    const margins = { rootMargin: `${margin}px`, scrollMargin: `${margin}px` };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, margins);
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, place, margin]);

  return near;
}

/** A remote's widget in a slot. */
interface PlacedWidget extends WidgetDeclaration {
  /** Folder name of the remote. */
  remote: string;
}

/** The widgets of a slot in order; those of equal rank are sorted by the names of their remotes. */
function widgetsIn(registry: RegistryDocument, slot: string): PlacedWidget[] {
  return Object.entries(registry.remotes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([remote, { declaration }]) =>
      declaration.widgets.map((widget) => ({ ...widget, remote })),
    )
    .filter((widget) => widget.slot === slot)
    .sort((one, other) => one.order - other.order);
}

const begun = new Set<string>();

/** Starts a widget's calls, once per document, as the document does for the page itself. */
function beginCalls({ offlineCalls = [] }: PlacedWidget): void {
  for (const call of offlineCalls) {
    if (begun.has(call)) continue;
    begun.add(call);
    void window.beginOwnCall?.(call.replace(':today', today()));
  }
}

interface WidgetPlaceProps {
  widget: PlacedWidget;
  quiet: boolean | undefined;
  modules: RemoteModules | undefined;
}

/** One widget behind its own boundary: its code is loaded when its container comes near the viewport. */
function WidgetPlace({ widget, quiet, modules }: WidgetPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  const { remote, expose, title } = widget;
  useEffect(() => {
    if (near) beginCalls(widget);
  }, [near, widget]);
  return (
    <div
      ref={place}
      className={quiet ? undefined : styles.place}
      data-widget={expose}
      tabIndex={-1}
    >
      <RemoteOutlet
        remote={remote}
        expose={expose}
        title={title}
        active={near}
        fallback={
          quiet ? <span hidden aria-busy={near} /> : <WidgetSkeleton title={title} busy={near} />
        }
        Missing={quiet ? Silence : WidgetMissing}
        {...(modules && { modules })}
      />
    </div>
  );
}

interface RemoteSlotProps extends SlotProps {
  /** Default: the modules of this tab. */
  modules?: RemoteModules;
}

/** The registry's widgets for a slot, each behind its own boundary. */
export function RemoteSlot({ name, quiet, modules }: RemoteSlotProps) {
  const registry = useRegistry();
  return widgetsIn(registry, name).map((widget) => (
    <WidgetPlace
      key={`${widget.remote} ${widget.expose}`}
      widget={widget}
      quiet={quiet}
      modules={modules}
    />
  ));
}

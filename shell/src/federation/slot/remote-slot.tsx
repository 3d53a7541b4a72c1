import type { RegistryDocument, SlotProps } from '@campus/federation/remote';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useRegistry } from '../registry';
import type { RemoteModules } from '../remote-module';
import { RemoteOutlet } from '../remote-outlet';
import { WidgetMissing, WidgetSkeleton } from './widget-cards';
import styles from './widget.module.css';

/** How near counts, in pixels: about as much as is scrolled while a widget loads. */
const distance = 600;

/**
 * Whether the element has come near the viewport; once it has, it stays so. Where the browser cannot
 * tell, everything counts as near.
 */
function useNearViewport(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(() => !('IntersectionObserver' in window));

  useEffect(() => {
    const element = place.current;
    if (near || !element) return;
    // The second margin is for a column that scrolls by itself; browsers that do not know it yet
    // load what is in there when it is seen.
    const margins = { rootMargin: `${distance}px`, scrollMargin: `${distance}px` };
    const observer = new IntersectionObserver((entries) => {
      if (entries.some((entry) => entry.isIntersecting)) setNear(true);
    }, margins);
    observer.observe(element);
    return () => observer.disconnect();
  }, [near, place]);

  return near;
}

/** A widget of a remote, as a slot shows it. */
interface PlacedWidget {
  /** Folder name of the remote. */
  remote: string;
  expose: string;
  title: string;
}

/** The widgets of a slot in their order; those of equal rank by the names of their remotes. */
function widgetsIn(registry: RegistryDocument, slot: string): PlacedWidget[] {
  return Object.entries(registry.remotes)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([remote, { declaration }]) =>
      declaration.widgets.map((widget) => ({ ...widget, remote })),
    )
    .filter((widget) => widget.slot === slot)
    .sort((one, other) => one.order - other.order)
    .map(({ remote, expose, title }) => ({ remote, expose, title }));
}

interface WidgetPlaceProps {
  widget: PlacedWidget;
  modules: RemoteModules | undefined;
}

/** One widget behind its own boundary: its code is asked for when its place comes near the viewport. */
function WidgetPlace({ widget, modules }: WidgetPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNearViewport(place);
  const { remote, expose, title } = widget;
  return (
    <div ref={place} className={styles.place} data-widget={expose} tabIndex={-1}>
      <RemoteOutlet
        remote={remote}
        expose={expose}
        title={title}
        active={near}
        fallback={<WidgetSkeleton title={title} busy={near} />}
        Missing={WidgetMissing}
        {...(modules && { modules })}
      />
    </div>
  );
}

interface RemoteSlotProps extends SlotProps {
  /** Default: the parts of this tab. */
  modules?: RemoteModules;
}

/** What the registry names for a slot, each behind a boundary of its own. */
export function RemoteSlot({ name, modules }: RemoteSlotProps) {
  const registry = useRegistry();
  return widgetsIn(registry, name).map((widget) => (
    <WidgetPlace key={`${widget.remote} ${widget.expose}`} widget={widget} modules={modules} />
  ));
}

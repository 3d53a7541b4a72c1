import { useRef } from 'react';
import type { Parts } from '../parts';
import { RemoteOutlet } from '../remote-outlet';
import { useNearViewport } from './use-near-viewport';
import { WidgetMissing, WidgetSkeleton } from './widget-cards';
import styles from './widget.module.css';
import type { PlacedWidget } from './widgets-in';

interface WidgetPlaceProps {
  widget: PlacedWidget;
  parts: Parts | undefined;
}

/** One widget behind its own boundary: its code is asked for when its place comes near the viewport. */
export function WidgetPlace({ widget, parts }: WidgetPlaceProps) {
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
        {...(parts && { parts })}
      />
    </div>
  );
}

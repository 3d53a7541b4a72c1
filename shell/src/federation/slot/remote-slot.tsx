import type { SlotProps } from '@campus/federation/remote';
import type { Parts } from '../parts';
import { useRegistry } from '../registry-store';
import { WidgetPlace } from './widget-place';
import { widgetsIn } from './widgets-in';

interface RemoteSlotProps extends SlotProps {
  /** Default: the parts of this tab. */
  parts?: Parts;
}

/** What the registry names for a slot, each behind a boundary of its own. */
export function RemoteSlot({ name, parts }: RemoteSlotProps) {
  const registry = useRegistry();
  return widgetsIn(registry, name).map((widget) => (
    <WidgetPlace key={`${widget.remote} ${widget.expose}`} widget={widget} parts={parts} />
  ));
}

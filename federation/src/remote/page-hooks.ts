import {
  useEffect,
  useId,
  createContext,
  createElement,
  use,
  type ComponentType,
  type ReactNode,
} from 'react';

/** The document's title for a page: the page's name, then the site's. */
export const documentTitle = (title: string): string => `${title} · Campus`;

/** Sets the document's title while the calling page is on screen. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}

const holders = new Set<string>();

function warnBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function hold(id: string): void {
  holders.add(id);
  window.addEventListener('beforeunload', warnBeforeUnload);
}

function release(id: string): void {
  holders.delete(id);
  if (holders.size === 0) window.removeEventListener('beforeunload', warnBeforeUnload);
}

/** Whether any form on screen holds something that leaving would lose. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/**
 * Declares that the calling form holds work that is not saved: the browser then asks before the
 * tab closes, and the shell waits with swapping the remote for a newer build.
 */
export function useUnsavedWork(isDirty: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isDirty) return undefined;
    hold(id);
    return () => release(id);
  }, [id, isDirty]);
}

export interface SlotProps {
  /** What the widgets that belong here declare as their `slot`. */
  name: string;
  /** A widget is seen there only with what it has: not while it loads, nor where it is missing. */
  quiet?: boolean;
}

const NoWidgets = (): ReactNode => null;

const SlotContext = createContext<ComponentType<SlotProps>>(NoWidgets);

/** Says how the slots inside of it are filled; the shell does. */
export const SlotProvider = SlotContext.Provider;

/**
 * The place in a page for what other remotes show there. It renders one block per widget of that slot,
 * in their order and without anything around them, so that the page's own grid lays them out; and
 * nothing at all where there is none, or no shell around the page.
 */
export function Slot(props: SlotProps): ReactNode {
  return createElement(use(SlotContext), props);
}

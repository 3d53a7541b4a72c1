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

/** Whether any form on screen has input that would be lost by leaving. */
export const hasUnsavedWork = (): boolean => holders.size > 0;

/**
 * Declares that the calling form has unsaved work: the browser then asks before the tab closes, and the shell
 * delays replacing the remote with a newer build.
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
  /** The name that its widgets declare as their `slot`. */
  name: string;
  /** A widget is shown only with its content: not while it loads, and not if it is missing. */
  quiet?: boolean;
}

const NoWidgets = (): ReactNode => null;

const SlotContext = createContext<ComponentType<SlotProps>>(NoWidgets);

/** Defines how the slots inside it are filled; used by the shell. */
export const SlotProvider = SlotContext.Provider;

/**
 * The place in a page where other remotes show content. It renders one block per widget of that slot, in
 * order and without wrappers, so that the page's own grid lays them out. Without widgets, or without a shell
 * around the page, it renders nothing.
 */
export function Slot(props: SlotProps): ReactNode {
  return createElement(use(SlotContext), props);
}

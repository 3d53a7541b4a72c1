import { createContext, createElement, use, type ComponentType, type ReactNode } from 'react';

export interface SlotProps {
  /** What the widgets that belong here declare as their `slot`. */
  name: string;
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

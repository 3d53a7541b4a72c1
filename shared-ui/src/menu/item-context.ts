import { createContext, type ReactNode } from 'react';
import type { IconName } from '../icon/icon';

export interface MenuItemProps {
  children: ReactNode;
  onSelect: () => void;
  icon?: IconName;
  /** 'bad' for destructive actions. */
  tone?: 'bad';
}

/** Renders the items of an open menu. */
export const ItemContext = createContext<((item: MenuItemProps) => ReactNode) | undefined>(
  undefined,
);

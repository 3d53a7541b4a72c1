import { createContext, type ReactNode } from 'react';
import type { IconName } from '../icon/icon';

export interface MenuItemProps {
  children: ReactNode;
  onSelect: () => void;
  icon?: IconName;
  /** 'bad' for what destroys. */
  tone?: 'bad';
}

/** What an open menu draws its items with. */
export const ItemContext = createContext<((item: MenuItemProps) => ReactNode) | undefined>(
  undefined,
);

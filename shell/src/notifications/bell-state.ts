import { create } from 'zustand';

interface BellState {
  readonly unread: number;
  /** The newest one in words, once it came while the page was open. */
  readonly news: string;
}

const silent: BellState = { unread: 0, news: '' };

/** What the bell shows and says. */
export const useBell = create<BellState>(() => silent);

export function silenceBell(): void {
  useBell.setState(silent, true);
}

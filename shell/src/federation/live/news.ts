import { create } from 'zustand';

/** What is told beside the page. */
export interface News {
  /** A newer shell is live: its build. */
  shell?: string | undefined;
  /** This browser runs a build that nobody else does. */
  override?: { remote: string; base: string; end: () => void } | undefined;
}

export const useNews = create<News>(() => ({}));

const told = new Set<string>();

/** Tells of a newer shell, once per build of it. */
export function tellShell(shell: string): void {
  if (told.has(shell)) return;
  told.add(shell);
  useNews.setState({ shell });
}

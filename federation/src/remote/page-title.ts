import { useEffect } from 'react';

/** The document's title for a page: the page's name, then the site's. */
export const documentTitle = (title: string): string => `${title} · Campus`;

/** Sets the document's title while the calling page is on screen. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
}

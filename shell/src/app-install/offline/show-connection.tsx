import { createRoot } from 'react-dom/client';
import { OfflineNotice } from './offline-notice';

/**
 * Puts the notice into the region that the site keeps for it. A root of its own: it is here before the
 * network goes, and in nobody's first script.
 */
export function showConnection(): void {
  const region = document.getElementById('connection');
  if (region) createRoot(region).render(<OfflineNotice />);
}

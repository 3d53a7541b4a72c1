import { notify } from '../notify/notify';

export interface SharedLink {
  title: string;
  /** Path on this site, e.g. `/events?event=…`. */
  path: string;
}

export const urlOf = ({ path }: SharedLink): string => new URL(path, window.location.origin).href;

/** Whether the device supports sharing. */
export const canShare = (): boolean => 'share' in navigator;

const offerToCopy = (link: SharedLink) =>
  notify.info(`Copy this link: ${urlOf(link)}`, { duration: 0 });

/** Shares a link through the device's share sheet. */
export async function shareLink(link: SharedLink): Promise<void> {
  try {
    await navigator.share({ title: link.title, url: urlOf(link) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    offerToCopy(link);
  }
}

export async function copyLink(link: SharedLink): Promise<void> {
  try {
    await navigator.clipboard.writeText(urlOf(link));
    notify.success('Link copied');
  } catch {
    offerToCopy(link);
  }
}

import { Button } from '../button/button';
import { notify } from '../notify/notify';

export interface ShareButtonProps {
  title: string;
  /** Path on this site, e.g. `/events?event=…`. */
  path: string;
}

async function share({ title, path }: ShareButtonProps): Promise<void> {
  const url = new URL(path, window.location.origin).href;
  try {
    if ('share' in navigator) await navigator.share({ title, url });
    else {
      await (navigator as Navigator).clipboard.writeText(url);
      notify.success('Link copied');
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify.info(`Copy this link: ${url}`, { duration: 0 });
  }
}

/** Hands the address of an entry to the device's own sharing, or copies it. */
export function ShareButton(props: ShareButtonProps) {
  return (
    <Button variant="quiet" icon="link" onClick={() => void share(props)}>
      Share
    </Button>
  );
}

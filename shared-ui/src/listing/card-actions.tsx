import { Button } from '../button/button';
import type { Question } from '../dialog/alert-dialog';
import { canShare, copyLink, shareLink } from '../util/share';

/** Asks whether it is meant. Without the code of the dialog the browser's own asks. */
export async function askFirst(question: Question): Promise<boolean> {
  try {
    const { confirm } = await import('../dialog');
    return await confirm(question);
  } catch {
    return window.confirm(question.message ?? question.title);
  }
}

/** Where a reader goes on when the card that holds the pressed button is gone. */
export function neighbourOf(button: Element): HTMLElement | null {
  const entry = button.closest('li');
  const next = entry?.nextElementSibling ?? entry?.previousElementSibling;
  return next?.querySelector('h3 button') ?? document.querySelector('h1');
}

interface ShareButtonProps {
  title: string;
  /** Path on this site, e.g. `/events?event=…`. */
  path: string;
}

/** Hands the address of an entry to the device's own sharing, or copies it. */
export function ShareButton(props: ShareButtonProps) {
  return (
    <Button
      variant="quiet"
      icon="link"
      onClick={() => void (canShare() ? shareLink(props) : copyLink(props))}
    >
      Share
    </Button>
  );
}

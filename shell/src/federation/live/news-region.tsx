import { Button } from '@campus/shared-ui';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { keepRoom } from '../../layouts/notice-room';
import styles from './news-region.module.css';

/** The news shown beside the page. */
interface News {
  /** The build of a newer shell that is live. */
  shell?: string | undefined;
  /** A build that only this browser runs. */
  override?: { remote: string; base: string; end: () => void } | undefined;
}

export const useNews = create<News>(() => ({}));

const announced = new Set<string>();

/** Announces a newer shell, once per build. */
export function announceShell(shell: string): void {
  if (announced.has(shell)) return;
  announced.add(shell);
  useNews.setState({ shell });
}

// With unsaved work the browser asks before it leaves the page.
const reload = () => window.location.reload();

function ShellNews() {
  return (
    <div className={styles.line}>
      <p>Campus has been updated. Reload when it suits you.</p>
      <Button size="small" variant="primary" onClick={reload}>
        Reload
      </Button>
      <Button size="small" onClick={() => useNews.setState({ shell: undefined })}>
        Later
      </Button>
    </div>
  );
}

/** The news beside the page: a newer version of the site, and an override in this browser. */
function NewsLines() {
  const { shell, override } = useNews();
  return (
    <>
      {override && (
        <div className={styles.line} data-override="">
          <p>
            Only you see this: {override.remote} comes from <span>{override.base}</span>
          </p>
          <Button size="small" onClick={override.end}>
            End
          </Button>
        </div>
      )}
      {shell && <ShellNews />}
    </>
  );
}

/** Adds the region to the document, empty, so that later content is announced. @returns removes it */
export function showNews(): () => void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-label', 'News about this site');
  region.className = styles.place ?? '';
  document.body.append(region);
  const root = createRoot(region);
  root.render(<NewsLines />);
  const giveRoomBack = keepRoom(region, '--room-news');
  return () => {
    giveRoomBack();
    root.unmount();
    region.remove();
  };
}

import { Button } from '@campus/shared-ui';
import { createRoot } from 'react-dom/client';
import { create } from 'zustand';
import { keepRoom } from '../../layouts/notice-room';
import styles from './news-region.module.css';

/** What is told beside the page. */
interface News {
  /** A newer shell is live: its build. */
  shell?: string | undefined;
  /** This browser runs a build that nobody else does. */
  override?: { remote: string; base: string; end: () => void } | undefined;
}

export const useNews = create<News>(() => ({}));

const announced = new Set<string>();

/** Tells of a newer shell, once per build of it. */
export function announceShell(shell: string): void {
  if (announced.has(shell)) return;
  announced.add(shell);
  useNews.setState({ shell });
}

// What is not saved keeps the tab where it is, by the browser's own question.
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

/** What is told beside the page: that a newer site is there, and that this browser runs another build. */
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

/** Puts the region into the document, empty, so that what comes into it later is announced. @returns removes it */
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

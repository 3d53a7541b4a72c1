import { listCommunities, postMessages } from '@campus/contract';
import { failureMessage } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { TryAgain, Icon, IconButton, Button } from '@campus/shared-ui';
import { type ReactNode, useState, useId } from 'react';
import { NavLink, Link } from 'react-router-dom';
import { isInstalled, refreshPage } from '../../app-install/refresh';
import { PanelPart } from '../../notifications/panel/panel-part';
import { LoadingCommunities } from '../app/sidebar';
import sidebar from '../app/sidebar.module.css';
import type { NavigationItem } from '../site-footer';
import { Overlay } from './overlay';
import styles from './overlays.module.css';

/** What a press opens around a page, and the texts of notifications: one chunk, which no page needs before that. */
export { notificationSentence } from '@campus/contract';

/** The communities without the one for confessions. */
export function CommunityLinks({ replaces }: { replaces: boolean }) {
  const { data, error, isPending, isFetching, refetch } = useCall(listCommunities, {});
  if (isPending) return <LoadingCommunities />;
  if (error) {
    return (
      <div className={sidebar.state} role="alert">
        <p>{failureMessage(error, postMessages.communitiesFailed)}</p>
        <TryAgain size="small" busy={isFetching} onClick={() => void refetch()} />
      </div>
    );
  }
  const shown = data.filter(({ isConfession }) => !isConfession);
  if (shown.length === 0) return <p className={sidebar.state}>No communities yet.</p>;
  return (
    <ul className={sidebar.communities}>
      {shown.map(({ _id, name }) => (
        <li key={_id}>
          <NavLink
            className={sidebar.community ?? ''}
            replace={replaces}
            to={paths.community({ communityId: _id, communityName: name })}
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

interface CreateSheetProps {
  items: readonly NavigationItem[];
  open: boolean;
  onClose: () => void;
}

/** The things that a student can create, each with a link to its form. */
export function CreateSheet({ items, open, onClose }: CreateSheetProps) {
  return (
    <Overlay open={open} onClose={onClose} className={styles.sheet} aria-labelledby="create">
      <div className={styles.head}>
        <h2 id="create">Create</h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      {open && (
        <ul className={styles.list}>
          {items.map(({ to, label, icon }) => (
            <li key={to}>
              {/* Back from there leads to this page, not to its open sheet. */}
              <Link className={styles.link} to={to} replace>
                <span className={styles.icon}>
                  <Icon name={icon} size={24} />
                </span>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Overlay>
  );
}

/** The same as pulling the page down in the installed app, whose window has no reload button. */
function RefreshButton({ onDone }: { onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const refresh = () => {
    setBusy(true);
    void refreshPage().finally(onDone);
  };
  return (
    <Button busy={busy} busyLabel="Refreshing..." onClick={refresh}>
      Refresh
    </Button>
  );
}

interface DrawerProps {
  id: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The sidebar on phones. */
export function Drawer({ id, open, onClose, children }: DrawerProps) {
  return (
    <Overlay id={id} open={open} onClose={onClose} className={styles.drawer} aria-label="Menu">
      <div className={styles.close}>
        <IconButton icon="close" label="Close menu" onClick={onClose} />
      </div>
      {open && children}
      {open && isInstalled() && (
        <div className={styles.foot}>
          <RefreshButton onDone={onClose} />
        </div>
      )}
    </Overlay>
  );
}

interface PanelOverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The container of the list: under the bell if there is room, a sheet on phones. */
export function PanelOverlay({ open, onClose }: PanelOverlayProps) {
  const title = useId();
  return (
    <Overlay open={open} onClose={onClose} className={styles.panel} aria-labelledby={title}>
      <div className={styles.inside}>
        <div className={styles.header}>
          <h2 id={title} className={styles.title}>
            Notifications
          </h2>
          <IconButton icon="close" label="Close" onClick={onClose} />
        </div>
        <div className={styles.body}>{open && <PanelPart />}</div>
      </div>
    </Overlay>
  );
}

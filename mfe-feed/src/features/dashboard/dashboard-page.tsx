import { paths, usePageTitle } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { Button, PageHeader } from '@campus/shared-ui';
import { useNavigate } from 'react-router-dom';
import { ComposerDialog } from '../composer';
import { HomePosts } from './home-posts';
import { YourCommunities } from './your-communities';
import styles from './dashboard.module.css';

/** As wide as where the shell turns from bottom bar to sidebar. */
const phone = '(max-width: 47.99rem)';

/** Opens the composer: as a page of its own on phones, elsewhere as a dialog that Back closes. */
function useCompose() {
  const dialog = useSearchState('compose');
  const navigate = useNavigate();
  const compose = () => {
    if (window.matchMedia(phone).matches) void navigate(paths.upload());
    else dialog.open('1');
  };
  return { compose, open: dialog.value !== undefined, close: dialog.close };
}

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { compose, open, close } = useCompose();
  const newPost = (
    <Button variant="primary" icon="plus" onClick={compose}>
      Create New Post
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader title="Dashboard" actions={newPost}>
        What your campus is talking about.
      </PageHeader>
      <div className={styles.columns}>
        <YourCommunities />
        <HomePosts newPost={newPost} />
      </div>
      <ComposerDialog open={open} place={{ to: 'chosen' }} onClose={close} />
    </div>
  );
}

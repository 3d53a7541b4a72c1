import { accountMessages, readProfile } from '@campus/contract';
import { failureMessage, isNetworkFailure } from '@campus/contract/client';
import { useCall } from '@campus/contract/react';
import { paths, usePageTitle } from '@campus/federation/remote';
import { Button, buttonClass, EmptyState, ErrorState, PageHeader } from '@campus/shared-ui';
import { EmptyScene } from '@campus/shared-ui/list';
import { Link } from 'react-router-dom';
import { FeedList, useFeed } from '../feed';
import { AccountSections } from './account/account-sections';
import { AccountCard, AccountSkeleton } from './account-card';
import { PasswordCard } from './password-card';
import styles from './profile.module.css';

function Account() {
  const { data, error, refetch } = useCall(readProfile, {});
  if (data) return <AccountCard profile={data} />;
  const { serverError, userFailed } = accountMessages;
  const message = isNetworkFailure(error)
    ? serverError
    : error && failureMessage(error, userFailed);
  return (
    <div className={styles.waiting}>
      <AccountSkeleton busy={!error} />
      {message && <ErrorState message={message} onRetry={() => void refetch()} />}
    </div>
  );
}

function MyPosts() {
  const feed = useFeed({ from: 'mine' });
  return (
    <section className={styles.posts} aria-labelledby="my-posts">
      <h2 id="my-posts">My Posts</h2>
      <FeedList
        feed={feed}
        label="My Posts"
        endText={accountMessages.endOfPosts}
        empty={
          <EmptyState
            title="You haven't posted yet"
            scene={<EmptyScene name="NoticeBoard" />}
            action={
              <Link className={buttonClass('primary')} to={paths.upload()}>
                Create New Post
              </Link>
            }
          >
            Your posts will show up here.
          </EmptyState>
        }
      />
    </section>
  );
}

/** Dispatches `logout`; the shell ends the session. */
const logout = () => void window.dispatchEvent(new Event('logout'));

export function ProfilePage() {
  usePageTitle('My Profile');
  const leave = (
    <Button icon="logout" onClick={logout}>
      Logout
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader title="My Profile" actions={leave} />
      <div className={styles.columns}>
        <div className={styles.account}>
          <Account />
          <PasswordCard />
          <AccountSections />
        </div>
        <MyPosts />
      </div>
    </div>
  );
}

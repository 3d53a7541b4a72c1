import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { Button, buttonClass } from '@campus/shared-ui';
import { Link } from 'react-router-dom';
import { PageHead } from '../../paper/page-head';
import { CollegeList } from './college-list';
import type { RequestDialogProps } from './request/request-dialog';
import { Road } from './road';
import styles from './colleges.module.css';

const RequestDialog = lazyDialog<RequestDialogProps>(() =>
  import(/* webpackChunkName: "college-request" */ './request/request-dialog').then(
    (part) => part.RequestDialog,
  ),
);

/** Which colleges are partners, and the way to ask for another. The dialog lives in the address. */
export function CollegesPage() {
  const dialog = useSearchState('dialog');
  const request = () => dialog.open('request');
  return (
    <ApiProvider>
      <PageHead
        title="Colleges"
        lead="You sign up with the email your college gave you. These colleges are on Campus."
        scene={<Road />}
      >
        <Button variant="primary" size="large" icon="plus" onClick={request}>
          Request a college
        </Button>
        <Link className={buttonClass('secondary', 'large')} to={paths.signup()}>
          Create Account
        </Link>
      </PageHead>
      <div className={styles.page}>
        <h2 className={styles.heading}>Our partner colleges</h2>
        {/* Filled by the site, for whoever has no scripts. */}
        <noscript data-facts="colleges" />
        <CollegeList onRequest={request} />
        <section className={styles.how} aria-labelledby="how-it-goes">
          <h2 id="how-it-goes">Don't see yours?</h2>
          <p>
            Tap “Request a college”. We check with the college that the email suffix is theirs, then
            write back to you. After that, everyone with that email can sign up, and your college
            gets a Campus of its own.
          </p>
          <p>
            Got a question first? <Link to={paths.contact()}>Write to us.</Link>
          </p>
        </section>
      </div>
      <RequestDialog open={dialog.value === 'request'} onClose={dialog.close} />
    </ApiProvider>
  );
}

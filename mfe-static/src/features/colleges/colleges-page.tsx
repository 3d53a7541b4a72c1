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
        lead="Campus opens with the email address that your college gave you. These are the colleges that it opens for."
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
          <h2 id="how-it-goes">Yours is not among them?</h2>
          <p>
            Ask for it with “Request a college”. We check with the college that the email suffix is
            its own, and write back to you. Every address that ends in it can then sign up, and your
            college has a Campus to itself.
          </p>
          <p>
            A question first? <Link to={paths.contact()}>Write to us.</Link>
          </p>
        </section>
      </div>
      <RequestDialog open={dialog.value === 'request'} onClose={dialog.close} />
    </ApiProvider>
  );
}

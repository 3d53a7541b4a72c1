import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { useSearchState } from '@campus/federation/remote/address';
import { lazyDialog } from '@campus/shared-features/lazy';
import { Button, buttonClass } from '@campus/shared-ui';
import { Scene } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import drawing from '../../page-head/drawing.module.css';
import { PageHead } from '../../page-head/page-head';
import { CollegeList } from './college-list';
import type { RequestDialogProps } from './request/request-dialog';
import styles from './colleges.module.css';

const RequestDialog = lazyDialog<RequestDialogProps>(() =>
  import(/* webpackChunkName: "college-request" */ './request/request-dialog').then(
    (part) => part.RequestDialog,
  ),
);

/** A drawing of a milestone on the road to the gate of a college. */
function Road() {
  return (
    <Scene>
      <circle className={drawing.marigold} cx="62" cy="52" r="14" />
      <path className={drawing.indigo} d="M136 70c-3-16 12-20 22-36 10 16 25 20 22 36Z" />
      <path className={drawing.line} d="M158 34V18" />
      <path className={drawing.marigold} d="m158 18 14 4-14 5Z" />
      <path className={drawing.paper} d="M112 70h92v34h-92Z" />
      <path className={drawing.indigo} d="M146 104V90c0-8 6-10 12-16 6 6 12 8 12 16v14Z" />
      <path
        className={drawing.line}
        d="M122 82h10M122 92h10M184 82h10M184 92h10M108 70h100M24 104h192"
      />
      <path className={drawing.paper} d="M150 104h16l42 40H84Z" />
      <path className={drawing.dashes} d="M157 108 148 142" />
      <path className={drawing.paper} d="M32 144V98c0-26 44-26 44 0v46Z" />
      <path className={drawing.marigold} d="M32 106v-8c0-26 44-26 44 0v8Z" />
      <path className={drawing.line} d="M46 118h16M44 128h20M50 94h8" />
      <path
        className={drawing.leaf}
        d="M84 144c-3-16 2-20 7-26 6 8 9 14 5 26ZM212 104c-2-10 3-14 6-18 4 5 6 10 3 18Z"
      />
    </Scene>
  );
}

/** The partner colleges, and a dialog to request another. The URL holds the open dialog. */
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
        {/* Filled by the site, for visitors without scripts. */}
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

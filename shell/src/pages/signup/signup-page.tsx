import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { NoticeBoard } from '@campus/shared-ui/scenes';
import { Link, useLocation } from 'react-router-dom';
import { GuestsOnly } from '../../session/guests-only';
import { AuthPage } from '../auth-page';
import styles from '../auth-page.module.css';
import { PageWait } from '../page-wait';
import { SignUpForm } from './signup-form';

export function SignUpPage() {
  const { search } = useLocation();
  return (
    <GuestsOnly fallback={<PageWait title="Sign up" />}>
      <AuthPage
        title="Sign up"
        scene={<NoticeBoard />}
        saying="Your college email is the key. Nobody else has one."
      >
        <ApiProvider>
          <SignUpForm />
        </ApiProvider>
        <p className={styles.turn}>
          Already have an account? <Link to={paths.login() + search}>Login</Link>
        </p>
      </AuthPage>
    </GuestsOnly>
  );
}

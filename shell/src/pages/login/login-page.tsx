import { paths } from '@campus/federation/remote';
import { LibraryLamp } from '@campus/shared-ui/scenes';
import { Link, useLocation } from 'react-router-dom';
import { GuestsOnly } from '../../session/guests-only';
import { AuthPage } from '../auth-page';
import styles from '../auth-page.module.css';
import { PageWait } from '../page-wait';
import { LoginForm } from './login-form';

export function LoginPage() {
  const { search } = useLocation();
  return (
    <GuestsOnly fallback={<PageWait title="Login" />}>
      <AuthPage title="Login" scene={<LibraryLamp />} saying="The lamp is on. Your place is kept.">
        <LoginForm />
        <p className={styles.turn}>
          New on Campus? <Link to={paths.signup() + search}>Sign up</Link>
        </p>
      </AuthPage>
    </GuestsOnly>
  );
}

import { paths } from '@campus/federation/remote';
import { PaperPlane } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { AuthPage } from '../auth-page';
import styles from '../auth-page.module.css';
import { ForgotPasswordForm } from './forgot-password-form';

export function ForgotPasswordPage() {
  return (
    <AuthPage
      title="Reset password"
      scene={<PaperPlane />}
      saying="It happens, mostly in exam week. A code is on its way."
    >
      <ForgotPasswordForm />
      <p className={styles.turn}>
        Remembered it? <Link to={paths.login()}>Login</Link>
      </p>
    </AuthPage>
  );
}

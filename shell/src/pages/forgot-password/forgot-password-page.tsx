import { paths } from '@campus/federation/remote';
import { Button } from '@campus/shared-ui';
import { PasswordField, TextField } from '@campus/shared-ui/field';
import { PaperPlane } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { AuthPage } from '../auth-page';
import styles from '../auth-page.module.css';
import { AuthForm } from '../forms/auth-form';
import { CodeField, Resend, SendCodeButton } from '../forms/code-field';
import { useReset } from './use-reset';

export function ForgotPasswordForm() {
  const { state, code, ...reset } = useReset();
  const { values, field } = state;
  return (
    <AuthForm attach={state.attach} message={state.message} onSubmit={reset.submit}>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      {!code.sent && <SendCodeButton code={code} />}
      {code.sent && (
        <>
          <CodeField
            value={values.otp}
            error={state.errorAt('otp')}
            email={values.email}
            onChange={(otp) => state.change('otp', otp)}
          />
          <PasswordField
            {...field('password')}
            label="New Password"
            autoComplete="new-password"
            hint="At least 6 characters."
          />
          <PasswordField
            {...field('confirmPassword')}
            label="Confirm Password"
            autoComplete="new-password"
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={reset.resetting}
            busyLabel="Resetting..."
          >
            Reset Password
          </Button>
          <Resend code={code} onResend={reset.sendCode} />
        </>
      )}
    </AuthForm>
  );
}

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

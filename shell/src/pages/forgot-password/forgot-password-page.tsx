import {
  authMessages,
  delays,
  firstProblem,
  resetForm,
  resetPassword,
  resetRequestForm,
  sendResetCode,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { Button, notify } from '@campus/shared-ui';
import { PasswordField, TextField } from '@campus/shared-ui/field';
import { PaperPlane } from '@campus/shared-ui/scenes';
import { Link } from 'react-router-dom';
import { redirectAfter } from '../../session/session';
import { AuthFormFrame, AuthPage } from '../forms/auth-form';
import styles from '../auth-page.module.css';
import { CodeField, Resend, SendCodeButton, useCodeForm, useKeptForm } from '../forms/code-form';

const empty = { email: '', otp: '', password: '', confirmPassword: '' };

function useResetForm() {
  const kept = useKeptForm('reset', empty);
  const { values } = kept;
  const { email, otp, password } = values;
  const reset = async () => {
    await call(resetPassword, { body: { email, otp, newPassword: password } });
    redirectAfter(paths.login(), delays.redirectAfterReset);
    notify.success(authMessages.resetSucceeded);
  };
  return useCodeForm({
    kept,
    email,
    sendCode: () => call(sendResetCode, { body: { email } }),
    sentMessage: authMessages.resetCodeSent,
    checkAddress: () => firstProblem(resetRequestForm, values),
    check: () => firstProblem(resetForm, values),
    step: { send: reset, fallback: authMessages.resetFailed },
  });
}

function ForgotPasswordForm() {
  const form = useResetForm();
  const { field, code } = form;
  const email = field('email');
  return (
    <AuthFormFrame form={form}>
      <TextField
        {...email}
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
            wires={field('otp')}
            email={email.value}
            onChange={(otp) => form.change({ otp })}
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
            busy={form.isBusy && !code.sending}
            busyLabel="Resetting..."
          >
            Reset Password
          </Button>
          <Resend code={code} onResend={form.resend} />
        </>
      )}
    </AuthFormFrame>
  );
}

export function ForgotPasswordPage() {
  return (
    <AuthPage
      title="Reset password"
      scene={<PaperPlane />}
      saying="It happens. We'll email you a code."
    >
      <ForgotPasswordForm />
      <p className={styles.turn}>
        Remembered it? <Link to={paths.login()}>Log in</Link>
      </p>
    </AuthPage>
  );
}

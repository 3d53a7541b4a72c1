import {
  admissionMessages,
  authMessages,
  delays,
  firstProblem,
  login,
  loginForm,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { markSignedIn } from '@campus/shared-auth';
import { Button, FormMessage, notify } from '@campus/shared-ui';
import { Checkbox, PasswordField, TextField } from '@campus/shared-ui/field';
import { LibraryLamp } from '@campus/shared-ui/scenes';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { GuestsOnly } from '../../session/guests-only';
import { type LoginState, safeNext } from '../../session/session-gate';
import { redirectAfter } from '../../session/session';
import { AuthFormFrame, AuthPage, useAuthForm } from '../forms/auth-form';
import styles from '../auth-page.module.css';
import { PageWait } from '../own-page';

const isState = (state: unknown): state is LoginState & { readonly notice?: unknown } =>
  typeof state === 'object' && state !== null;

/** Why the visitor was redirected here, if they were. */
function useNotice(): string | undefined {
  const [search] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  // For example the date until which an account can be restored.
  if (isState(state) && typeof state.notice === 'string') return state.notice;
  if (isState(state) && state.reason === 'unreachable') return authMessages.checkFailed;
  return safeNext(search.get('next')) ? authMessages.loginRequired : undefined;
}

function useLoginForm(remember: boolean) {
  const [values, setValues] = useState({ email: '', password: '' });
  const [search] = useSearchParams();
  const send = async () => {
    const { message } = await call(login, { body: { ...values, remember } });
    redirectAfter(safeNext(search.get('next')) ?? paths.dashboard(), delays.redirectAfterLogin);
    markSignedIn();
    notify.success(authMessages.loginSucceeded);
    if (message === admissionMessages.takenBack) notify.info(message);
  };
  return useAuthForm({
    values,
    setValues,
    check: () => firstProblem(loginForm, values),
    step: { send, fallback: authMessages.loginFailed },
  });
}

function LoginForm() {
  const [remember, setRemember] = useState(false);
  const form = useLoginForm(remember);
  const notice = useNotice();
  return (
    <AuthFormFrame form={form}>
      {notice && !form.message && <FormMessage tone="warn">{notice}</FormMessage>}
      <TextField
        {...form.field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField {...form.field('password')} label="Password" autoComplete="current-password" />
      <div className={styles.row}>
        <Checkbox
          label="Remember me"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <Link to={paths.forgotPassword()}>Forgot password?</Link>
      </div>
      <Button
        type="submit"
        variant="primary"
        size="large"
        busy={form.isBusy}
        busyLabel="Logging in..."
      >
        Login
      </Button>
    </AuthFormFrame>
  );
}

export function LoginPage() {
  const { search } = useLocation();
  return (
    <GuestsOnly fallback={<PageWait title="Login" />}>
      <AuthPage title="Login" scene={<LibraryLamp />} saying="Good to see you again.">
        <LoginForm />
        <p className={styles.turn}>
          New on Campus? <Link to={paths.signup() + search}>Sign up</Link>
        </p>
      </AuthPage>
    </GuestsOnly>
  );
}

import { authMessages, firstProblem, loginForm } from '@campus/contract';
import { paths } from '@campus/federation/remote';
import { Button, FormMessage } from '@campus/shared-ui';
import { Checkbox, PasswordField, TextField } from '@campus/shared-ui/field';
import { LibraryLamp } from '@campus/shared-ui/scenes';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { GuestsOnly } from '../../session/guests-only';
import { AuthPage } from '../auth-page';
import styles from '../auth-page.module.css';
import { AuthForm } from '../forms/auth-form';
import { useFormState } from '../forms/use-form-state';
import { PageWait } from '../page-wait';
import { useLogin, useNotice } from './use-login';

export function LoginForm() {
  const state = useFormState({ email: '', password: '' });
  const [remember, setRemember] = useState(false);
  const { login, busy } = useLogin();
  const notice = useNotice();

  const submit = () => {
    if (busy) return;
    const problem = firstProblem(loginForm, state.values);
    if (problem) return state.refuse(problem);
    state.clear();
    login({ ...state.values, remember }).catch((error: unknown) =>
      state.fail(error, authMessages.loginFailed),
    );
  };

  return (
    <AuthForm attach={state.attach} message={state.message} onSubmit={submit}>
      {notice && !state.message && <FormMessage tone="warn">{notice}</FormMessage>}
      <TextField
        {...state.field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...state.field('password')}
        label="Password"
        autoComplete="current-password"
      />
      <div className={styles.row}>
        <Checkbox
          label="Remember me"
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        <Link to={paths.forgotPassword()}>Forgot password?</Link>
      </div>
      <Button type="submit" variant="primary" size="large" busy={busy} busyLabel="Logging in...">
        Login
      </Button>
    </AuthForm>
  );
}

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

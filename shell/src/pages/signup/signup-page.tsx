import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Button } from '@campus/shared-ui';
import { PasswordField } from '@campus/shared-ui/field';
import { NoticeBoard } from '@campus/shared-ui/scenes';
import { Link, useLocation } from 'react-router-dom';
import { GuestsOnly } from '../../session/guests-only';
import { AuthPage } from '../auth-page';
import styles from '../auth-page.module.css';
import { AuthForm } from '../forms/auth-form';
import { CodeField, Resend, SendCodeButton } from '../forms/code-field';
import { PageWait } from '../page-wait';
import { CollegeField, EmailField, UsernameField } from './account-fields';
import { emailStateOf, useSignUp } from './use-sign-up';

export function SignUpForm() {
  const { state, code, college, ...signUp } = useSignUp();
  const { values, field } = state;
  return (
    <AuthForm attach={state.attach} message={state.message} onSubmit={signUp.submit}>
      <CollegeField
        colleges={signUp.colleges}
        value={values.college_id}
        error={state.errorAt('college_id')}
        onChange={(id) => state.change('college_id', id)}
      />
      <EmailField
        {...field('emailPrefix')}
        state={emailStateOf(values.emailPrefix, college)}
        suffix={college?.emailSuffix ?? ''}
        email={signUp.email}
      />
      <UsernameField {...field('username')} availability={signUp.availability} />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters."
      />
      <PasswordField
        {...field('confirmPassword')}
        label="Confirm Password"
        autoComplete="new-password"
      />
      {!code.sent && <SendCodeButton code={code} />}
      {code.sent && (
        <>
          <CodeField
            value={values.otp}
            error={state.errorAt('otp')}
            email={signUp.email}
            onChange={(otp) => state.change('otp', otp)}
          />
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={signUp.registering}
            busyLabel="Verifying..."
          >
            Verify & Sign Up
          </Button>
          <Resend code={code} onResend={signUp.sendCode} />
        </>
      )}
    </AuthForm>
  );
}

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

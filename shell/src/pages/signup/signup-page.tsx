import { ApiProvider } from '@campus/contract/react';
import { paths } from '@campus/federation/remote';
import { Button } from '@campus/shared-ui';
import { PasswordField } from '@campus/shared-ui/field';
import { NoticeBoard } from '@campus/shared-ui/scenes';
import { Link, useLocation } from 'react-router-dom';
import { GuestsOnly } from '../../session/guests-only';
import { AuthFormFrame, AuthPage } from '../forms/auth-form';
import styles from '../auth-page.module.css';
import { CodeField, Resend, SendCodeButton } from '../forms/code-form';
import { PageWait } from '../own-page';
import { CollegeField, EmailField, UsernameField } from './account-fields';
import { emailStateOf, useSignUp } from './use-sign-up';

function SignUpForm() {
  const { form, values, colleges, college, email, availability } = useSignUp();
  const { field, change, code } = form;
  return (
    <AuthFormFrame form={form}>
      <CollegeField
        colleges={colleges}
        value={values.college_id}
        error={field('college_id').error}
        onChange={(college_id) => change({ college_id })}
      />
      <EmailField
        {...field('emailPrefix')}
        state={emailStateOf(values.emailPrefix, college)}
        suffix={college?.emailSuffix ?? ''}
        email={email}
      />
      <UsernameField {...field('username')} availability={availability} />
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
          <CodeField wires={field('otp')} email={email} onChange={(otp) => change({ otp })} />
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={form.isBusy && !code.sending}
            busyLabel="Verifying..."
          >
            Verify & Sign Up
          </Button>
          <Resend code={code} onResend={form.resend} />
        </>
      )}
    </AuthFormFrame>
  );
}

export function SignUpPage() {
  const { search } = useLocation();
  return (
    <GuestsOnly fallback={<PageWait title="Sign up" />}>
      <AuthPage
        title="Sign up"
        scene={<NoticeBoard />}
        saying="You need a college email to sign up. So does everyone else."
      >
        <ApiProvider>
          <SignUpForm />
        </ApiProvider>
        <p className={styles.turn}>
          Already have an account? <Link to={paths.login() + search}>Log in</Link>
        </p>
      </AuthPage>
    </GuestsOnly>
  );
}

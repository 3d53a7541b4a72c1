import {
  authMessages,
  codeForm,
  type College,
  delays,
  firstProblem,
  type Problem,
  register,
  sendSignUpCode,
  signUpForm,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { markSignedIn } from '@campus/shared-auth';
import { type Availability, useAvailability } from '@campus/shared-features/username';
import { notify, Button } from '@campus/shared-ui';
import { ApiProvider } from '@campus/contract/react';
import { PasswordField } from '@campus/shared-ui/field';
import { NoticeBoard } from '@campus/shared-ui/scenes';
import { Link, useLocation } from 'react-router-dom';
import { redirectAfter } from '../../session/session';
import { useCodeForm, CodeField, Resend, SendCodeButton, useKeptForm } from '../forms/code-form';
import { GuestsOnly } from '../../session/guests-only';
import { AuthFormFrame, AuthPage } from '../forms/auth-form';
import styles from '../auth-page.module.css';
import { PageWait } from '../own-page';
import {
  type EmailState,
  useColleges,
  CollegeField,
  EmailField,
  UsernameField,
} from './account-fields';

const emptyForm = {
  college_id: '',
  emailPrefix: '',
  username: '',
  password: '',
  confirmPassword: '',
  otp: '',
};

function emailStateOf(prefix: string, college: College | undefined): EmailState {
  if (prefix.trim() === '') return 'empty';
  return college ? 'valid' : 'checking';
}

/** The full address; a prefix that was pasted with its suffix does not get a second one. */
function emailOf(prefix: string, college: College | undefined): string {
  if (!college || prefix.trim() === '') return '';
  const name = prefix.trim().toLowerCase();
  const suffix = college.emailSuffix.toLowerCase();
  return name.endsWith(suffix) ? name : name + suffix;
}

interface Known {
  readonly availability: Availability;
  readonly collegesLoading: boolean;
}

const usernameWaits: Partial<Record<Availability, string>> = {
  taken: authMessages.usernameTaken,
  checking: authMessages.usernameChecking,
};

const afterUsername = new Set(['password', 'confirmPassword']);

/** The first problem that prevents sending the code, in the order of the fields. */
function problemOf(values: typeof emptyForm, known: Known): Problem | undefined {
  const problem = firstProblem(signUpForm, values);
  const emailWaits = known.collegesLoading && values.emailPrefix.trim() !== '';
  if (problem?.field === 'college_id' && emailWaits) {
    return { field: 'emailPrefix', message: authMessages.emailChecking };
  }
  const wait = usernameWaits[known.availability];
  if (wait && (!problem || afterUsername.has(problem.field))) {
    return { field: 'username', message: wait };
  }
  return problem;
}

/** The state and actions of signing up; the form only renders them. */
function useSignUp() {
  const kept = useKeptForm('sign-up', emptyForm);
  const { values } = kept;
  const { college_id, username, password, otp } = values;
  const colleges = useColleges();
  const availability = useAvailability(username);
  const college = colleges.list.find(({ _id }) => _id === college_id);
  const email = emailOf(values.emailPrefix, college);
  const known = { availability, collegesLoading: colleges.loading };
  const signUp = async () => {
    await call(register, { body: { college_id, email, username, password, otp } });
    redirectAfter(paths.dashboard(), delays.redirectAfterSignUp);
    markSignedIn();
    notify.success(authMessages.signUpSucceeded);
  };
  const form = useCodeForm({
    kept,
    email,
    sendCode: () => call(sendSignUpCode, { body: { college_id, email } }),
    sentMessage: authMessages.codeSent,
    checkAddress: () => problemOf(values, known),
    check: () => problemOf(values, known) ?? firstProblem(codeForm, values),
    step: { send: signUp, fallback: authMessages.signUpFailed },
  });
  return { form, values, colleges, college, email, availability };
}

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

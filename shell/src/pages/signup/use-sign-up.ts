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
import { notify } from '@campus/shared-ui';
import { redirectAfter } from '../../session/session';
import { useCodeForm } from '../forms/code-form';
import { useKeptForm } from '../forms/kept-form';
import { type Availability, type EmailState, useAvailability, useColleges } from './account-fields';

const emptyForm = {
  college_id: '',
  emailPrefix: '',
  username: '',
  password: '',
  confirmPassword: '',
  otp: '',
};

export function emailStateOf(prefix: string, college: College | undefined): EmailState {
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
export function useSignUp() {
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

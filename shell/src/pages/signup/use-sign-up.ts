import {
  authMessages,
  authMessages as say,
  type BodyInput,
  codeForm,
  type College,
  delays,
  firstProblem,
  type Problem,
  register as registerCall,
  sendSignUpCode,
  signUpForm,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { markSignedIn } from '@campus/shared-auth';
import { notify } from '@campus/shared-ui';
import { useEffect, useState } from 'react';
import { redirectAfter } from '../../session/pending-redirect';
import { type Code, useCode } from '../forms/code-field';
import { type FormState, useFormState } from '../forms/use-form-state';
import {
  type Availability,
  type Colleges,
  type EmailState,
  useAvailability,
  useColleges,
} from './account-fields';

interface SignUpValues extends Record<string, string> {
  college_id: string;
  emailPrefix: string;
  username: string;
  password: string;
  confirmPassword: string;
  otp: string;
}

const emptyForm: SignUpValues = {
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

/** The whole address; a prefix that was pasted with its suffix does not get a second one. */
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
  taken: say.usernameTaken,
  checking: say.usernameChecking,
};

const afterUsername = new Set(['password', 'confirmPassword']);

/** The first thing that keeps the code from being sent, in the order of the fields. */
function problemOf(values: SignUpValues, known: Known): Problem | undefined {
  const problem = firstProblem(signUpForm, values);
  const emailWaits = known.collegesLoading && values.emailPrefix.trim() !== '';
  if (problem?.field === 'college_id' && emailWaits) {
    return { field: 'emailPrefix', message: say.emailChecking };
  }
  const wait = usernameWaits[known.availability];
  if (wait && (!problem || afterUsername.has(problem.field))) {
    return { field: 'username', message: wait };
  }
  return problem;
}

/** The first thing that keeps the account from being made. */
function registerProblemOf(values: SignUpValues, known: Known): Problem | undefined {
  return problemOf(values, known) ?? firstProblem(codeForm, values);
}

interface Register {
  /** @throws {ApiFailure} when the server refuses or cannot be reached */
  readonly register: (body: BodyInput<typeof registerCall>) => Promise<void>;
  /** From the press until the page is left. */
  readonly registering: boolean;
}

/** Makes the account, says so, and goes to the dashboard. */
function useRegister(): Register {
  const [registering, setRegistering] = useState(false);
  const register = async (body: BodyInput<typeof registerCall>) => {
    setRegistering(true);
    try {
      await call(registerCall, { body });
    } catch (error) {
      setRegistering(false);
      throw error;
    }
    redirectAfter(paths.dashboard(), delays.redirectAfterSignUp);
    markSignedIn();
    notify.success(authMessages.signUpSucceeded);
  };
  return { register, registering };
}

interface SignUp {
  readonly state: FormState<SignUpValues>;
  readonly colleges: Colleges;
  readonly college: Colleges['list'][number] | undefined;
  readonly email: string;
  readonly availability: Availability;
  readonly code: Code;
  readonly registering: boolean;
  readonly sendCode: () => void;
  /** Send OTP, or once it is there Verify & Sign Up. */
  readonly submit: () => void;
}

/** Everything that signing up knows and does; the form only draws it. */
export function useSignUp(): SignUp {
  const state = useFormState(emptyForm);
  const { values, focus, fail } = state;
  const colleges = useColleges();
  const availability = useAvailability(values.username);
  const college = colleges.list.find(({ _id }) => _id === values.college_id);
  const email = emailOf(values.emailPrefix, college);
  const { register, registering } = useRegister();
  const { college_id, username, password, otp } = values;
  const code = useCode({
    email,
    send: () => call(sendSignUpCode, { body: { college_id, email } }),
    sentMessage: authMessages.codeSent,
    onFailure: fail,
  });

  useEffect(() => {
    if (code.sent) focus('otp');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the code has just been sent
  }, [code.sent]);

  const attempt = (problemIn: typeof problemOf, go: () => void) => {
    if (registering || code.sending) return;
    const known = { availability, collegesLoading: colleges.loading };
    const problem = problemIn(values, known);
    if (problem) return state.refuse(problem);
    state.clear();
    go();
  };
  const create = () =>
    register({ college_id, email, username, password, otp }).catch((error: unknown) =>
      fail(error, authMessages.signUpFailed),
    );
  const sendCode = () => {
    if (code.seconds === 0) attempt(problemOf, code.sendCode);
  };
  const submit = () => (code.sent ? attempt(registerProblemOf, () => void create()) : sendCode());

  return { state, colleges, college, email, availability, code, registering, sendCode, submit };
}

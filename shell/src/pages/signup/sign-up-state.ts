import {
  authMessages as say,
  codeForm,
  firstProblem,
  signUpForm,
  type College,
  type Problem,
} from '@campus/contract';
import type { Availability } from './use-availability';

export interface SignUpValues extends Record<string, string> {
  college_id: string;
  emailPrefix: string;
  username: string;
  password: string;
  confirmPassword: string;
  otp: string;
}

export const emptyForm: SignUpValues = {
  college_id: '',
  emailPrefix: '',
  username: '',
  password: '',
  confirmPassword: '',
  otp: '',
};

/** `checking`: there is something, and no college yet to say whether it is an address. */
export type EmailState = 'empty' | 'checking' | 'valid';

export function emailStateOf(prefix: string, college: College | undefined): EmailState {
  if (prefix.trim() === '') return 'empty';
  return college ? 'valid' : 'checking';
}

/** The whole address; a prefix that was pasted with its suffix does not get a second one. */
export function emailOf(prefix: string, college: College | undefined): string {
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
export function problemOf(values: SignUpValues, known: Known): Problem | undefined {
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
export function registerProblemOf(values: SignUpValues, known: Known): Problem | undefined {
  return problemOf(values, known) ?? firstProblem(codeForm, values);
}

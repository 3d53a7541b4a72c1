import { authMessages, sendSignUpCode } from '@campus/contract';
import { call } from '@campus/contract/client';
import { useEffect } from 'react';
import { useCode, type Code } from '../forms/use-code';
import { useFormState, type FormState } from '../forms/use-form-state';
import {
  emailOf,
  emptyForm,
  problemOf,
  registerProblemOf,
  type SignUpValues,
} from './sign-up-state';
import { useAvailability, type Availability } from './use-availability';
import { useColleges, type Colleges } from './use-colleges';
import { useRegister } from './use-register';

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

import {
  authMessages,
  firstProblem,
  delays,
  resetForm,
  resetPassword,
  resetRequestForm,
  sendResetCode,
} from '@campus/contract';
import { call } from '@campus/contract/client';
import { paths } from '@campus/federation/remote';
import { notify } from '@campus/shared-ui';
import { useEffect, useState } from 'react';
import { redirectAfter } from '../../session/pending-redirect';
import { useCode, type Code } from '../forms/code-field';
import { useFormState, type FormState } from '../forms/use-form-state';

interface ResetValues extends Record<string, string> {
  email: string;
  otp: string;
  password: string;
  confirmPassword: string;
}

const empty: ResetValues = { email: '', otp: '', password: '', confirmPassword: '' };

interface Reset {
  readonly state: FormState<ResetValues>;
  readonly code: Code;
  /** From the press until the page is left. */
  readonly resetting: boolean;
  readonly sendCode: () => void;
  /** Send OTP, or once it is there Reset Password. */
  readonly submit: () => void;
}

/** Everything that a reset knows and does; the form only draws it. */
export function useReset(): Reset {
  const state = useFormState(empty);
  const [resetting, setResetting] = useState(false);
  const { values, focus, fail } = state;
  const { email, otp, password } = values;
  const code = useCode({
    email,
    send: () => call(sendResetCode, { body: { email } }),
    sentMessage: authMessages.resetCodeSent,
    onFailure: fail,
  });

  useEffect(() => {
    if (code.sent) focus('otp');
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the code has just been sent
  }, [code.sent]);

  const change = async () => {
    setResetting(true);
    try {
      await call(resetPassword, { body: { email, otp, newPassword: password } });
      redirectAfter(paths.login(), delays.redirectAfterReset);
      notify.success(authMessages.resetSucceeded);
    } catch (error) {
      setResetting(false);
      fail(error, authMessages.resetFailed);
    }
  };
  const attempt = (problem: ReturnType<typeof firstProblem>, go: () => void) => {
    if (resetting || code.sending) return;
    if (problem) return state.refuse(problem);
    state.clear();
    go();
  };
  const sendCode = () => {
    if (code.seconds === 0) attempt(firstProblem(resetRequestForm, values), code.sendCode);
  };
  const submit = () =>
    code.sent ? attempt(firstProblem(resetForm, values), () => void change()) : sendCode();

  return { state, code, resetting, sendCode, submit };
}

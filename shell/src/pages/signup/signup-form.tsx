import { Button } from '@campus/shared-ui';
import { PasswordField } from '@campus/shared-ui/field';
import { AuthForm } from '../forms/auth-form';
import { CodeField } from '../forms/code-field';
import { Resend } from '../forms/resend';
import { SendCodeButton } from '../forms/send-code-button';
import { CollegeField } from './college-field';
import { EmailField } from './email-field';
import { emailStateOf } from './sign-up-state';
import { useSignUp } from './use-sign-up';
import { UsernameField } from './username-field';

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

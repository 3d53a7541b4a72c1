import { authMessages } from '@campus/contract';
import { VisuallyHidden } from '@campus/shared-ui';
import { TextField } from '@campus/shared-ui/field';
import type { ComponentProps } from 'react';
import styles from '../auth-page.module.css';
import type { EmailState } from './sign-up-state';

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'onChange' | 'error'
> & {
  state: EmailState;
  /** Of the chosen college, e.g. `@iitb.ac.in`; empty before one is chosen. */
  suffix: string;
  /** The whole address, for password managers. */
  email: string;
};

/** The part of the address before the college's suffix. */
export function EmailField({ state, suffix, email, ...wires }: EmailFieldProps) {
  return (
    <div>
      <TextField
        {...wires}
        label="Email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        suffix={suffix && <span className={styles.suffix}>{suffix}</span>}
        hint={
          <span role="status">
            {state === 'checking' && !wires.error && authMessages.collegeFirst}
            {state === 'valid' && `OTP goes to ${email}`}
            {state === 'empty' && 'The part before the @ of your college email.'}
          </span>
        }
      />
      <VisuallyHidden aria-hidden="true">
        <input type="email" autoComplete="username" tabIndex={-1} readOnly value={email} />
      </VisuallyHidden>
    </div>
  );
}

import { authMessages } from '@campus/contract';
import { TextField } from '@campus/shared-ui/field';
import type { ComponentProps } from 'react';
import styles from '../auth-page.module.css';
import type { Availability } from './use-availability';

const rule = 'Letters, numbers and underscores, at least 3.';

const words: Record<Availability, string> = {
  idle: rule,
  checking: 'Checking availability...',
  available: 'Username is available',
  taken: authMessages.usernameTaken,
};

const tones: Partial<Record<Availability, string | undefined>> = {
  available: styles.good,
  taken: styles.bad,
};

type UsernameFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'onChange' | 'error'
> & { availability: Availability };

/** The name that others see, with the word on whether it can be had. */
export function UsernameField({ availability, ...wires }: UsernameFieldProps) {
  // The error says the same, and louder.
  const said = wires.error && availability !== 'available' ? 'idle' : availability;
  return (
    <TextField
      {...wires}
      label="Username"
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      hint={
        <span role="status" className={tones[said]}>
          {words[said]}
        </span>
      }
    />
  );
}

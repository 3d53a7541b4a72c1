import { limits } from '@campus/contract';
import { TextField } from '@campus/shared-ui/field';
import type { ReactNode } from 'react';

interface CodeFieldProps {
  value: string;
  error: ReactNode;
  /** Where the code was sent. */
  email: string;
  onChange: (code: string) => void;
}

/** The six digits from the mail: pasted with spaces, filled in by the phone, or typed. */
export function CodeField({ value, error, email, onChange }: CodeFieldProps) {
  return (
    <TextField
      label="OTP"
      name="otp"
      inputMode="numeric"
      autoComplete="one-time-code"
      hint={`The ${limits.codeDigits} digits that were sent to ${email}`}
      value={value}
      error={error}
      onChange={(event) =>
        onChange(event.target.value.replace(/\D/g, '').slice(0, limits.codeDigits))
      }
    />
  );
}

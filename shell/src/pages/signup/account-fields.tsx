import { accountMessages, authMessages, type College, listColleges } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import type { Availability } from '@campus/shared-features/username';
import { FormMessage, TryAgain, VisuallyHidden } from '@campus/shared-ui';
import { Combobox } from '@campus/shared-ui/combobox';
import { TextField } from '@campus/shared-ui/field';
import type { ComponentProps, ReactNode } from 'react';
import styles from '../auth-page.module.css';
import { formatFailure } from '../forms/auth-form';

/** `checking`: there is input, but no chosen college yet to tell whether it is a valid address. */
export type EmailState = 'empty' | 'checking' | 'valid';

export interface Colleges {
  readonly list: readonly College[];
  readonly loading: boolean;
  /** Why the list is missing. */
  readonly failure: string | undefined;
  readonly retry: () => void;
}

export function useColleges(): Colleges {
  const { data, error, isFetching, refetch } = useCall(listColleges, {});
  return {
    list: data ?? [],
    loading: isFetching,
    failure: error ? formatFailure(error, accountMessages.collegesFailed) : undefined,
    retry: () => void refetch(),
  };
}

interface CollegeFieldProps {
  colleges: Colleges;
  value: string;
  error: ReactNode;
  onChange: (collegeId: string) => void;
}

/** The college, by name or by city; if the list failed to load, the reason and a retry. */
export function CollegeField({ colleges, value, error, onChange }: CollegeFieldProps) {
  const options = colleges.list.map(({ _id, name, state, country }) => ({
    value: _id,
    label: name,
    detail: `${state}, ${country}`,
  }));
  return (
    <div data-field="college_id">
      <Combobox
        label="College"
        placeholder={colleges.loading ? 'Loading colleges...' : 'Search for your college'}
        options={options}
        value={value || null}
        error={error}
        empty="No college found. Try its city or part of its name."
        onChange={(collegeId) => onChange(collegeId ?? '')}
      />
      {colleges.failure && (
        <FormMessage>
          <p>{colleges.failure}</p>
          <TryAgain size="small" busy={colleges.loading} onClick={colleges.retry} />
        </FormMessage>
      )}
    </div>
  );
}

type EmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'name' | 'value' | 'onChange' | 'error'
> & {
  state: EmailState;
  /** The suffix of the chosen college, e.g. `@iitb.ac.in`; empty before one is chosen. */
  suffix: string;
  /** The full address, for password managers. */
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
            {state === 'valid' && `We'll send the OTP to ${email}`}
            {state === 'empty' && 'The part of your college email before the @.'}
          </span>
        }
      />
      <VisuallyHidden aria-hidden="true">
        <input type="email" autoComplete="username" tabIndex={-1} readOnly value={email} />
      </VisuallyHidden>
    </div>
  );
}

const rule = 'Letters, numbers and underscores, at least 3.';

const hints: Record<Availability, string> = {
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

/** The name that others see, with its availability. */
export function UsernameField({ availability, ...wires }: UsernameFieldProps) {
  // The error message already says the same.
  const shown = wires.error && availability !== 'available' ? 'idle' : availability;
  return (
    <TextField
      {...wires}
      label="Username"
      autoComplete="nickname"
      autoCapitalize="none"
      spellCheck={false}
      hint={
        <span role="status" className={tones[shown]}>
          {hints[shown]}
        </span>
      }
    />
  );
}

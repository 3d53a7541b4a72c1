import type { ReactNode } from 'react';
import { FormMessage } from '../feedback/form-message';

export interface RefusedProps {
  /** Of the box above the reason, e.g. 'Event Not Allowed'. */
  title: string;
  /** The field that was refused. */
  field?: string | undefined;
  reason: string;
  /** What to do about it. */
  hint: string;
  /** Where the rules stand: a link. */
  children: ReactNode;
}

/** Why moderation did not let something through. */
export function Refused({ title, field, reason, hint, children }: RefusedProps) {
  return (
    <FormMessage tone="warn" title={title}>
      <p>{field ? `${field}: ${reason}` : reason}</p>
      <p>{hint}</p>
      <p>{children}</p>
    </FormMessage>
  );
}

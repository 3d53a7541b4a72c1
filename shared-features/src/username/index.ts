import { checkUsername, firstProblem, limits, usernameForm } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { useEffect, useState } from 'react';

/** The last value that stayed unchanged for some milliseconds. */
export function useDebounced(value: string, delay: number): string {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return debounced;
}

/** `idle`: not asked, or the check failed; the form's own call then shows the result. */
export type Availability = 'idle' | 'checking' | 'available' | 'taken';

/**
 * Whether a username is available, checked when typing pauses and only if the name is valid.
 * @param own the student's present name, which needs no check
 */
export function useAvailability(typed: string, own = ''): Availability {
  const username = typed.trim();
  const debounced = useDebounced(username, limits.usernameCheckDelay);
  const worthAsking = username !== own && !firstProblem(usernameForm, { username });
  const enabled = worthAsking && debounced === username;
  const check = useCall(checkUsername, { query: { username } }, { enabled, staleTime: 10_000 });
  if (!worthAsking || check.isError) return 'idle';
  if (!enabled || !check.data) return 'checking';
  return check.data.available ? 'available' : 'taken';
}

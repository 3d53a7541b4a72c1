import { checkUsername, firstProblem, limits, usernameForm } from '@campus/contract';
import { useCall } from '@campus/contract/react';
import { useEffect, useState } from 'react';

export type Availability = 'unasked' | 'checking' | 'available' | 'taken';

/** The value as it was once it had been left alone for some milliseconds. */
function useQuiet(value: string, delay: number): string {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return quiet;
}

/** Asks whether a name is free, when typing pauses and only for a name that could be one. */
export function useAvailability(typed: string, own: string): Availability {
  const username = typed.trim();
  const quiet = useQuiet(username, limits.usernameCheckDelay);
  const worthAsking = username !== own && !firstProblem(usernameForm, { username });
  const enabled = worthAsking && quiet === username;
  const check = useCall(checkUsername, { query: { username } }, { enabled, staleTime: 10_000 });
  if (!worthAsking || check.isError) return 'unasked';
  if (!enabled || !check.data) return 'checking';
  return check.data.available ? 'available' : 'taken';
}

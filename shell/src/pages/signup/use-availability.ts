import { checkUsername, firstProblem, limits, usernameForm } from '@campus/contract';
import { call } from '@campus/contract/client';
import { useEffect, useState } from 'react';

export type Availability = 'idle' | 'checking' | 'available' | 'taken';

interface Answer {
  readonly username: string;
  readonly availability: Availability;
}

async function ask(username: string, signal: AbortSignal): Promise<Availability> {
  try {
    const { available } = await call(checkUsername, { query: { username } }, { signal });
    return available ? 'available' : 'taken';
  } catch {
    // Nobody knows: registering will tell.
    return 'idle';
  }
}

/**
 * Whether a username can be had, asked for after half a second without typing and from three
 * characters on. An answer to anything but what stands there now is dropped.
 */
export function useAvailability(typed: string): Availability {
  const [answer, setAnswer] = useState<Answer>();
  const username = typed.trim();
  const worthAsking = firstProblem(usernameForm, { username }) === undefined;

  useEffect(() => {
    if (!worthAsking) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void ask(username, stop.signal).then((availability) => {
        if (!stop.signal.aborted) setAnswer({ username, availability });
      });
    }, limits.usernameCheckDelay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [username, worthAsking]);

  if (!worthAsking) return 'idle';
  return answer?.username === username ? answer.availability : 'checking';
}

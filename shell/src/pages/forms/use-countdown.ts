import { useCallback, useEffect, useState } from 'react';

interface Countdown {
  /** Whole seconds that are left; 0 when it is over or was never started. */
  readonly seconds: number;
  readonly start: (seconds: number) => void;
}

/** Counts down by the clock, so that a tab in the background loses nothing. */
export function useCountdown(): Countdown {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const seconds = Math.max(0, Math.ceil((end - now) / 1000));
  const running = seconds > 0;

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [running]);

  const start = useCallback((length: number) => {
    const begin = Date.now();
    setNow(begin);
    setEnd(begin + length * 1000);
  }, []);
  return { seconds, start };
}

import { useEffect, useState } from 'react';

/** The value as it was once it had been left alone for some milliseconds. */
export function useQuiet(value: string, delay: number): string {
  const [quiet, setQuiet] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return quiet;
}

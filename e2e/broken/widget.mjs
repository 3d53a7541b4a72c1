// Widgets that were only viewed with data, and not for long.

/** Fails if its call fails. */
const sieve = ({ useEffect, useState }) => {
  const [status, note] = useState(200);
  useEffect(() => void fetch('/api/explores').then((response) => note(response.status)), []);
  if (status === 503) throw new Error('no holes');
};

const timed = ({ useEffect }) => {
  useEffect(() => {
    const ring = () => {
      throw new Error('too late');
    };
    const timer = setTimeout(ring, 7_000);
    return () => clearTimeout(timer);
  }, []);
};

export const widgets = { './widgets/sieve': sieve, './widgets/timed': timed };

export const pages = { plain: () => '' };

// A widget that was only viewed with data.

/** Fails if its call fails. */
const sieve = ({ useEffect, useState }) => {
  const [status, note] = useState(200);
  useEffect(() => void fetch('/api/explores').then((response) => note(response.status)), []);
  if (status === 503) throw new Error('no holes');
};

export const widgets = { './widgets/sieve': sieve };

export const pages = { plain: () => '' };

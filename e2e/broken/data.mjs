// Pages of a remote that nobody tried with data, and a widget that nobody looked at.

const cups = [];

/** Keeps what every visit made. */
const hoarder = ({ useEffect }) => {
  useEffect(() => {
    cups.push(Array.from({ length: 500_000 }, (_, index) => index / 3));
  }, []);
};

const throwsOnData = ({ useEffect, useState }) => {
  const [communities, show] = useState([]);
  useEffect(() => {
    const arrive = (response) => (response.ok ? response.json().then(show) : undefined);
    void fetch('/api/communities').then(arrive);
  }, []);
  for (const { leader } of communities) leader.name.toUpperCase();
};

export const widgets = {
  './widgets/kettle': () => {
    throw new Error('the kettle is dry');
  },
};

export const pages = { hoarder, throwsOnData };

// Pages of a remote that nobody tried with data, and a widget that nobody looked at.

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

/** Stands with data and without, but not without a network. */
const needsNetwork = ({ useEffect }) => {
  useEffect(() => {
    if (!navigator.onLine) throw new Error('no water');
  }, []);
};

const plain = () => '';

export const pages = { throwsOnData, needsNetwork, plain };

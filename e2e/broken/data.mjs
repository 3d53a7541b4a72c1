// Pages of a remote that were never tested with data, and a widget that was never viewed.

import { onShow } from './on-show.mjs';

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

/** Works with and without data, but not without a network. */
const needsNetwork = onShow(() => {
  if (!navigator.onLine) throw new Error('no water');
});

/** Works if all of its calls succeed or all fail, but not if only one succeeds. */
const needsBoth = ({ useEffect, useState }) => {
  const [came, note] = useState({});
  useEffect(() => {
    for (const path of ['/api/communities', '/api/explores']) {
      const arrive = ({ ok }) => note((others) => ({ ...others, [path]: ok }));
      void fetch(path).then(arrive);
    }
  }, []);
  const answers = Object.values(came);
  if (answers.length === 2 && answers[0] !== answers[1]) throw new Error('half a cup');
};

/** Asks only once in a document, and needs the second answer if it has the first. */
const once = {};
const needsKept = ({ useEffect, useState }) => {
  const [came, note] = useState({});
  useEffect(() => {
    for (const path of ['/api/communities', '/api/explores']) {
      once[path] ??= fetch(path);
      void once[path].then(({ ok }) => note((others) => ({ ...others, [path]: ok })));
    }
  }, []);
  const hasFirst = came['/api/communities'];
  if (hasFirst && came['/api/explores'] === false) throw new Error('half a saucer');
};

/** Status and body of the answer to a call: undefined until it arrives, or if the call failed. */
const useAnswer = ({ useEffect, useState }) => {
  const [state, note] = useState({});
  useEffect(() => {
    const arrive = async (response) => {
      note({ status: response.status, body: response.ok && (await response.json()) });
    };
    void fetch('/api/explores').then(arrive);
  }, []);
  return state;
};

const throwsOnNothing = (react) => {
  const { body } = useAnswer(react);
  if (body && JSON.stringify(body).includes('[]')) throw new Error('an empty pot');
};

const throwsOnFailure = (react) => {
  if (useAnswer(react).status === 503) throw new Error('no tap');
};

const rejects = onShow(() => void Promise.reject(new Error('no promise')));

const throwsLater = onShow(() => {
  const timer = setTimeout(() => {
    throw new Error('boiled over');
  }, 7_000);
  return () => clearTimeout(timer);
});

const throwsWhenPressed = onShow(() => {
  const place = document.querySelector('[data-remote="mfe-tea"] h1');
  place.insertAdjacentHTML('beforeend', '<button aria-haspopup="dialog">Sugar</button>');
  place.querySelector('button').onclick = () => {
    throw new Error('no sugar');
  };
});

const throwsOnCard = onShow(() => {
  const place = document.querySelector('[data-remote="mfe-tea"] h1');
  place.insertAdjacentHTML('beforeend', '<article><a href="/tea/plain">Milk</a></article>');
  place.querySelector('a').onclick = (event) => {
    event.preventDefault();
    throw new Error('no milk');
  };
});

const throwsOnTab = onShow(() => {
  const place = document.querySelector('[data-remote="mfe-tea"] h1');
  place.insertAdjacentHTML('beforeend', '<button role="tab" aria-selected="false">Green</button>');
  place.querySelector('button').onclick = () => {
    throw new Error('no green tea');
  };
});

const useIsStaff = ({ useEffect, useState }) => {
  const [isStaff, note] = useState(false);
  useEffect(() => {
    const arrive = async (response) => note((await response.json()).isStaff === true);
    void fetch('/api/auth/me').then(arrive);
  }, []);
  return isStaff;
};

const throwsForStaff = (react) => {
  if (useIsStaff(react)) throw new Error('no tray');
};

const throwsWhenStaffPress = (react) => {
  const isStaff = useIsStaff(react);
  react.useEffect(() => {
    const place = document.querySelector('[data-remote="mfe-tea"] h1');
    if (!isStaff || !place) return;
    place.insertAdjacentHTML('beforeend', '<button aria-haspopup="dialog">Tray</button>');
    place.querySelector('button').onclick = () => {
      throw new Error('no cups on it');
    };
  }, [isStaff]);
};

const throwsWhenLeft = ({ useEffect }) => {
  useEffect(() => () => {
    throw new Error('left the stove on');
  });
};

const plain = () => '';

export const pages = {
  ...{ throwsOnData, throwsOnNothing, throwsOnFailure, needsNetwork, needsBoth, needsKept },
  ...{ rejects, throwsLater, throwsWhenPressed, throwsOnCard, throwsOnTab, throwsForStaff },
  ...{ throwsWhenStaffPress, throwsWhenLeft, plain },
};

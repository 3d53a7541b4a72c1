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

/** Whether each of two calls succeeded, by path, once it is answered. */
const useBoth = ({ useEffect, useState }, ask) => {
  const [came, note] = useState({});
  useEffect(() => {
    for (const path of ['/api/communities', '/api/explores']) {
      void ask(path).then(({ ok }) => note((others) => ({ ...others, [path]: ok })));
    }
  }, []);
  return came;
};

/** Works if all of its calls succeed or all fail, but not if only one succeeds. */
const needsBoth = (react) => {
  const answers = Object.values(useBoth(react, (path) => fetch(path)));
  if (answers.length === 2 && answers[0] !== answers[1]) throw new Error('half a cup');
};

/** Asks only once in a document, and needs the second answer if it has the first. */
const once = {};
const needsKept = (react) => {
  const came = useBoth(react, (path) => (once[path] ??= fetch(path)));
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

/** Adds something to press, which throws. */
const add = (markup, words) => {
  const place = document.querySelector('[data-remote="mfe-tea"] h1');
  place.insertAdjacentHTML('beforeend', markup);
  place.querySelector('a, button').onclick = (event) => {
    event.preventDefault();
    throw new Error(words);
  };
};

const throwsWhenPressed = onShow(() =>
  add('<button aria-haspopup="dialog">Sugar</button>', 'sugar'),
);

const throwsOnCard = onShow(() => add('<article><a href="/tea/plain">Milk</a></article>', 'milk'));

const throwsOnTab = onShow(() =>
  add('<button role="tab" aria-selected="false">Green</button>', 'tea'),
);

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
    if (isStaff) add('<button aria-haspopup="dialog">Tray</button>', 'no cups');
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

// Pages of a remote that act outside their container: the shell contains them, whoever let them go live.

import { onShow } from './on-show.mjs';

const titleAndStorage = onShow(() => {
  setInterval(() => {
    document.title = 'Tea!';
    localStorage.clear();
  }, 20);
});

const stopsClicks = onShow(() => {
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const target of [window, document, document.getElementById('root')]) {
    target.addEventListener('click', stop, true);
    target.addEventListener('pointerdown', stop, true);
  }
});

const patchedFetch = onShow(() => {
  window.fetch = () => Promise.reject(new Error('no more calls'));
});

/** Invisible, but receives every click. */
const coversPage = () => 'mfe-tea__cover_1';

const documentsOwn = onShow(() => {
  document.documentElement.lang = 'fr';
  document.body.style.overflow = 'hidden';
  document.body.classList.add('tea-time');
});

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

export const css = `
.mfe-tea__cover_1::after {
  content: '';
  position: fixed;
  inset: -100vmax;
  z-index: 2147483647;
}
`;

export const pages = {
  titleAndStorage,
  stopsClicks,
  patchedFetch,
  coversPage,
  documentsOwn,
  throwsOnData,
};

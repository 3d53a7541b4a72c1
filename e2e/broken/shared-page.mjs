// Pages of a remote that change state that all pages share, and do not restore it.

import { onShow } from './on-show.mjs';

const language = onShow(() => {
  document.documentElement.lang = 'fr';
});

const meta = onShow(() => {
  document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="none">');
});

const bodyClass = onShow(() => {
  document.body.classList.add('tea-time');
});

const scrollLock = onShow(() => {
  document.body.style.overflow = 'hidden';
});

const focus = onShow(() => {
  document.querySelector('header a, nav a')?.focus();
});

const banner = onShow(() => {
  const element = document.createElement('aside');
  element.textContent = 'Tea for everybody';
  document.body.append(element);
});

/** Hides links that the shell rendered. */
const noLinks = onShow(() => {
  for (const link of document.querySelectorAll('header a, nav a')) link.hidden = true;
});

const title = ({ useEffect }) => {
  const sign = () => (document.title = 'Tea was here');
  useEffect(() => () => void setTimeout(sign, 8_000));
};

const handler = onShow(() => {
  window.onscroll = () => undefined;
});

/** Bypasses the methods that insert elements. */
const markup = onShow(() => {
  document.body.insertAdjacentHTML('beforeend', '<address>Kettle Lane</address>');
});

const takesLink = onShow(() => {
  document.querySelector('header a, nav a').remove();
});

const fadedHeader = onShow(() => {
  document.querySelector('header').style.cssText = 'opacity: 0; pointer-events: none';
});

const inertHeader = onShow(() => {
  document.querySelector('header').inert = true;
});

const emptyFooter = onShow(() => {
  document.querySelector('footer').innerHTML = '';
});

const coveredBody = onShow(() => {
  const cover = document.createElement('div');
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
  document.body.append(cover);
});

const coveredLinks = onShow(() => {
  const cover = document.createElement('section');
  cover.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
  document.querySelector('header').append(cover);
});

const headerMarkup = onShow(() => {
  document.querySelector('header').insertAdjacentHTML('beforeend', '<b>Tea</b>');
});

const movedHeader = onShow(() => {
  document.querySelector('header').style.transform = 'translateX(-200vw)';
});

const footerMarkup = onShow(() => {
  document.querySelector('footer').innerHTML = '<b>Tea</b>';
});

const footerText = onShow(() => {
  document.querySelector('footer').replaceChildren('Tea');
});

const portal = ({ createElement }, { createPortal }) =>
  createPortal(createElement('output', { style: { position: 'fixed', inset: 0 } }), document.body);

export const pages = {
  ...{ language, meta, bodyClass, scrollLock, focus, banner, noLinks },
  ...{ title, handler, markup, takesLink },
  ...{ fadedHeader, inertHeader, emptyFooter, coveredBody, coveredLinks, headerMarkup, portal },
  ...{ movedHeader, footerMarkup, footerText },
};

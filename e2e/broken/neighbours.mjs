// Pages of a remote that harm other remotes' pages, but none of the shell.

import { onShow } from './on-show.mjs';

const theirs = '[data-remote="mfe-static"] a[href]';

/** Hides controls as soon as another remote's page shows them. */
const hidesTheirs = onShow(() => {
  const hide = () => {
    for (const link of document.querySelectorAll(theirs)) link.style.visibility = 'hidden';
  };
  new MutationObserver(hide).observe(document.body, { childList: true, subtree: true });
});

const removesTheirs = onShow(() => {
  const remove = () => document.querySelector(theirs)?.remove();
  new MutationObserver(remove).observe(document.body, { childList: true, subtree: true });
});

/** Styles that apply to the whole document and are in no file of the build. */
const adoptsStyles = onShow(() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`main { ${theirs} { pointer-events: none } }`);
  document.adoptedStyleSheets.push(sheet);
});

/** Covers only pages of the neighbour. */
const coversTheirs = onShow(() => {
  const element = document.createElement('div');
  element.style.cssText = 'position: absolute; inset: 0; z-index: 9';
  const cover = () => {
    const place = document.querySelector(theirs)?.closest('[data-remote]');
    if (place && !element.isConnected) place.append(element);
  };
  new MutationObserver(cover).observe(document.body, { childList: true, subtree: true });
});

const throwsAfterwards = ({ useEffect }) => {
  const drink = () => {
    throw new Error('gone cold');
  };
  useEffect(() => () => void setTimeout(drink, 3_000));
};

export const pages = { hidesTheirs, removesTheirs, adoptsStyles, coversTheirs, throwsAfterwards };

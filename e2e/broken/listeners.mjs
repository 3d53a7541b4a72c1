// Pages of a remote that listen to what is not theirs, or go on talking after they have gone.

import { onShow } from './on-show.mjs';

const clickStopper = onShow(() => {
  const stop = (event) => event.stopPropagation();
  document.addEventListener('click', stop, { capture: true });
  return () => document.removeEventListener('click', stop, { capture: true });
});

const listener = onShow(() => {
  window.addEventListener('resize', () => undefined);
});

const socket = onShow(() => {
  new BroadcastChannel('tea').onmessage = () => undefined;
});

/** Over everything, from code. */
const coverElement = onShow(() => {
  const element = document.createElement('div');
  element.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
  document.querySelector('[data-remote="mfe-tea"]').append(element);
});

/** Seen by nobody, hit by every click. */
const cover = () => 'mfe-tea__cover_1';

export const css = `
.mfe-tea__cover_1::after {
  content: '';
  position: fixed;
  inset: 0;
  z-index: 2147483647;
}
`;

export const pages = { clickStopper, listener, socket, cover, coverElement };

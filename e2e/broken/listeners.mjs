// Pages of a remote that listen to targets they do not own, or stay active after they were left.

import { onShow } from './on-show.mjs';

const clickStopper = onShow(() => {
  const stop = (event) => event.stopPropagation();
  document.addEventListener('click', stop, { capture: true });
  return () => document.removeEventListener('click', stop, { capture: true });
});

const listener = onShow(() => {
  window.addEventListener('resize', () => undefined);
});

const bodyListener = onShow(() => {
  document.body.addEventListener('keydown', () => undefined);
});

const bodyHandler = onShow(() => {
  document.body.onpointerdown = () => undefined;
});

const documentListener = onShow(() => {
  document.addEventListener('scroll', () => undefined);
});

/** Stops typing on every page. */
const windowHandler = onShow(() => {
  window.onkeydown = () => false;
});

const popover = onShow(() => {
  const element = document.createElement('p');
  element.popover = 'manual';
  document.querySelector('[data-remote="mfe-tea"]').append(element);
  element.togglePopover();
});

const dialog = onShow(() => {
  const element = document.createElement('dialog');
  document.querySelector('[data-remote="mfe-tea"]').append(element);
  element.showModal();
});

const socket = onShow(() => {
  new BroadcastChannel('tea').onmessage = () => undefined;
});

/** Covers everything with an element created in code. */
const coverElement = onShow(() => {
  const element = document.createElement('div');
  element.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647';
  document.querySelector('[data-remote="mfe-tea"]').append(element);
});

const fullscreen = onShow(() => {
  document
    .querySelector('[data-remote="mfe-tea"]')
    .requestFullscreen()
    .catch(() => undefined);
});

/** Opens without any call. */
const markupPopover = onShow(() => {
  const place = document.querySelector('[data-remote="mfe-tea"] h1');
  place.insertAdjacentHTML(
    'beforeend',
    '<button aria-haspopup="dialog" popovertarget="pot">Pot</button><p id="pot" popover>Tea</p>',
  );
});

const webSocket = onShow(() => void new WebSocket(location.origin.replace('http', 'ws')));
const eventSource = onShow(() => void new EventSource('/registry.json'));
const worker = onShow(() => void new Worker('/sw.js'));

/** Invisible, but receives every click. */
const cover = () => 'mfe-tea__cover_1';

export const css = `
.mfe-tea__cover_1::after {
  content: '';
  position: fixed;
  inset: 0;
  z-index: 2147483647;
}
`;

export const pages = {
  ...{ clickStopper, listener, bodyListener, documentListener, bodyHandler, windowHandler },
  ...{ socket, webSocket, eventSource, worker, cover, coverElement, dialog, popover },
  ...{ fullscreen, markupPopover },
};

// Pages of a remote that patch built-ins that all code of a tab uses.

import { onShow } from './on-show.mjs';

const patchedFetch = onShow(() => {
  const { fetch } = window;
  window.fetch = (address, options) =>
    String(address).startsWith('/api/tea') ? fetch(address, options) : Promise.reject(new Error());
});

const patchedHistory = onShow(() => {
  const { pushState } = history;
  history.pushState = (...values) => {
    pushState.apply(history, values);
    dispatchEvent(new Event('tea-moved'));
  };
});

const quietConsole = onShow(() => {
  console.error = () => undefined;
});

const prototype = onShow(() => {
  Object.assign(Array.prototype, {
    last() {
      return this.at(-1);
    },
  });
});

function Observer(callback) {
  this.observe = () => callback([]);
}

/** A polyfill that other code also gets. */
const observer = onShow(() => {
  Object.defineProperty(window, 'ResizeObserver', { value: Observer, configurable: true });
});

const patchedRequests = onShow(() => {
  XMLHttpRequest.prototype.open = () => undefined;
});

const patchedTimers = onShow(() => {
  const { setTimeout } = window;
  window.setTimeout = (...values) => setTimeout(...values);
});

const patchedStorage = onShow(() => {
  Storage.prototype.getItem = () => null;
});

export const pages = {
  ...{ patchedFetch, patchedHistory, quietConsole, prototype, observer },
  ...{ patchedRequests, patchedTimers, patchedStorage },
};

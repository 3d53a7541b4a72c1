// Pages of a remote that keep things under names that are not its own, or for good.

import { onShow } from './on-show.mjs';

const cups = [];

/** Keeps what every visit made. */
const hoarder = onShow(() => {
  cups.push(Array.from({ length: 500_000 }, (_, index) => index / 3));
});

const storageKey = onShow(() => {
  localStorage.setItem('cups', '3');
});

/** Past the method that is usual. */
const storageProperty = onShow(() => {
  sessionStorage.saucers = '3';
});

const cookie = onShow(() => {
  document.cookie = 'sugar=2; path=/';
});

const cache = onShow(() => {
  void caches.open('leaves');
});

const database = onShow(() => {
  indexedDB.open('pantry');
});

/** May stay: it is the remote's own. */
const ownCookie = onShow(() => {
  document.cookie = 'mfe-tea-cups=3; path=/';
});

export const pages = { hoarder, ownCookie, storageKey, storageProperty, cookie, cache, database };

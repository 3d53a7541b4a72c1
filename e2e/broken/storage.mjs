// Pages of a remote that store data under names that are not its own, or permanently.

import { onShow } from './on-show.mjs';

const cups = [];

/** Retains the data of every visit. */
const hoarder = onShow(() => {
  cups.push(Array.from({ length: 500_000 }, (_, index) => index / 3));
});

const storageKey = onShow(() => {
  localStorage.setItem('cups', '3');
});

/** Bypasses the usual method, `setItem`. */
const storageProperty = onShow(() => {
  sessionStorage.saucers = '3';
});

const deletedProperty = onShow(() => {
  delete localStorage.theme;
});

const cookie = onShow(() => {
  document.cookie = 'sugar=2; path=/';
});

const storedCookie = onShow(() => {
  void cookieStore.set('honey', '1');
});

const cache = onShow(() => {
  void caches.open('leaves');
});

const deletedCache = onShow(() => {
  void caches.delete('campus:last-seen');
});

const deletedCookie = onShow(() => {
  void cookieStore.delete('theirs');
});

const database = onShow(() => {
  indexedDB.open('pantry');
});

const storageHandle = onShow(() => {
  Object.defineProperty(window, 'localStorage', { value: {}, configurable: true });
});

const removedKey = onShow(() => {
  localStorage.removeItem('theme');
});

const deletedDatabase = onShow(() => {
  indexedDB.deleteDatabase('pantry');
});

/** Allowed: the cookie belongs to the remote. */
const ownCookie = onShow(() => {
  document.cookie = 'mfe-tea-cups=3; path=/';
});

export const pages = {
  // Of many routes only the first is left for every neighbour, but each is opened several times.
  ...{ ownCookie, hoarder, storageKey, storageProperty, deletedProperty },
  ...{ cookie, storedCookie, deletedCookie, cache, deletedCache, database, storageHandle },
  ...{ removedKey, deletedDatabase },
};

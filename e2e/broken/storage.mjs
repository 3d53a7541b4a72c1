// Pages of a remote that keep things under names that are not its own, or for good.

const cups = [];

/** Keeps what every visit made. */
const hoarder = ({ useEffect }) => {
  useEffect(() => {
    cups.push(Array.from({ length: 500_000 }, (_, index) => index / 3));
  }, []);
};

const storageKey = ({ useEffect }) => {
  useEffect(() => {
    localStorage.setItem('cups', '3');
  }, []);
};

/** Past the method that is usual. */
const storageProperty = ({ useEffect }) => {
  useEffect(() => {
    sessionStorage.saucers = '3';
  }, []);
};

const cookie = ({ useEffect }) => {
  useEffect(() => {
    document.cookie = 'sugar=2; path=/';
  }, []);
};

const cache = ({ useEffect }) => {
  useEffect(() => {
    void caches.open('leaves');
  }, []);
};

const database = ({ useEffect }) => {
  useEffect(() => {
    indexedDB.open('pantry');
  }, []);
};

export const pages = { hoarder, storageKey, storageProperty, cookie, cache, database };

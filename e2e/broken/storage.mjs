// Pages of a remote that keep things under names that are not its own.

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

export const pages = { storageKey, storageProperty, cookie, cache, database };

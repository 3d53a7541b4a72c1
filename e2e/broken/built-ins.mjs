// Pages of a remote that patch what all code of a tab uses.

const patchedFetch = ({ useEffect }) => {
  useEffect(() => {
    const { fetch } = window;
    window.fetch = (address, options) =>
      String(address).startsWith('/api/tea')
        ? fetch(address, options)
        : Promise.reject(new Error());
  }, []);
};

const patchedHistory = ({ useEffect }) => {
  useEffect(() => {
    const { pushState } = history;
    history.pushState = (...values) => {
      pushState.apply(history, values);
      dispatchEvent(new Event('tea-moved'));
    };
  }, []);
};

const quietConsole = ({ useEffect }) => {
  useEffect(() => {
    console.error = () => undefined;
  }, []);
};

const prototype = ({ useEffect }) => {
  useEffect(() => {
    Object.assign(Array.prototype, {
      last() {
        return this.at(-1);
      },
    });
  }, []);
};

function Observer(callback) {
  this.observe = () => callback([]);
}

/** A repair that others see. */
const observer = ({ useEffect }) => {
  useEffect(() => {
    Object.defineProperty(window, 'ResizeObserver', { value: Observer, configurable: true });
  }, []);
};

export const pages = { patchedFetch, patchedHistory, quietConsole, prototype, observer };

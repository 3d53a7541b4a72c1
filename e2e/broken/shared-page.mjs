// Pages of a remote that change what all pages share, and leave it so.

const language = ({ useEffect }) => {
  useEffect(() => {
    document.documentElement.lang = 'fr';
  }, []);
};

const meta = ({ useEffect }) => {
  useEffect(() => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">');
  }, []);
};

const bodyClass = ({ useEffect }) => {
  useEffect(() => {
    document.body.classList.add('tea-time');
  }, []);
};

const scrollLock = ({ useEffect }) => {
  useEffect(() => {
    document.body.style.overflow = 'hidden';
  }, []);
};

const focus = ({ useEffect }) => {
  useEffect(() => {
    document.querySelector('header a, nav a')?.focus();
  }, []);
};

const banner = ({ useEffect }) => {
  useEffect(() => {
    const element = document.createElement('aside');
    element.textContent = 'Tea for everybody';
    document.body.append(element);
  }, []);
};

/** Takes away what the shell drew. */
const noLinks = ({ useEffect }) => {
  useEffect(() => {
    for (const link of document.querySelectorAll('header a, nav a')) link.hidden = true;
  }, []);
};

export const pages = { language, meta, bodyClass, scrollLock, focus, banner, noLinks };

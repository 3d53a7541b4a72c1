// Widgets that were only viewed with data, and not for long.

/** Fails if its call fails. */
const sieve = ({ useEffect, useState }) => {
  const [status, note] = useState(200);
  useEffect(() => void fetch('/api/explores').then((response) => note(response.status)), []);
  if (status === 503) throw new Error('no holes');
};

const timed = ({ useEffect }) => {
  useEffect(() => {
    const ring = () => {
      throw new Error('too late');
    };
    const timer = setTimeout(ring, 7_000);
    return () => clearTimeout(timer);
  }, []);
};

/** Never finishes once there is something to count. */
const counter = ({ useEffect }) => {
  useEffect(() => {
    let timer;
    const count = (communities) => {
      for (let at = 0; at < communities.length; at += 0) void at;
    };
    const arrive = async (response) => {
      if (response.ok) timer = setTimeout(count, 5_000, await response.json());
    };
    void fetch('/api/communities').then(arrive);
    return () => clearTimeout(timer);
  }, []);
};

const renderLoop = ({ useEffect, useState }) => {
  const [begun, begin] = useState(false);
  const [, count] = useState(0);
  useEffect(() => {
    const timer = setTimeout(begin, 5_000, true);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (begun) count((holes) => holes + 1);
  });
};

const interval = ({ useEffect }) => {
  useEffect(() => void setInterval(() => undefined, 2_500), []);
};

export const widgets = {
  ...{ './widgets/sieve': sieve, './widgets/timed': timed, './widgets/counter': counter },
  ...{ './widgets/render-loop': renderLoop, './widgets/interval': interval },
};

export const pages = { plain: () => '' };

// Pages of a remote that keep the tab busy, most of them seconds after they were shown.

import { onShow } from './on-show.mjs';

const soon = 5_000;

const endlessLoop = onShow(() => {
  setTimeout(() => {
    for (let count = 0; count >= 0; count += 0) void count;
  }, soon);
});

const renderLoop = ({ useLayoutEffect, useState }) => {
  const [count, setCount] = useState(0);
  useLayoutEffect(() => {
    if (count > 0) return setCount(count + 1);
    setTimeout(() => setCount(1), soon);
  }, [count]);
};

/** Reloads the tab as soon as it is loaded. */
const reloadLoop = onShow(() => location.reload());

/** Leads the tab to the address that it has, which is no reload. */
const addressLoop = onShow(() => location.assign(location.href));

export const pages = { endlessLoop, renderLoop, reloadLoop, addressLoop };

// Pages of a remote that do not stop their timers, or start work that never ends.

import { onShow } from './on-show.mjs';

/** Sets the title repeatedly and clears the storage that all remotes share. */
const titleTimer = onShow(() => {
  setInterval(() => {
    document.title = 'Tea is ready';
    localStorage.clear();
  }, 1000);
});

const interval = onShow(() => {
  setInterval(() => undefined, 2500);
});

const frames = onShow(() => {
  const draw = () => requestAnimationFrame(draw);
  draw();
});

const endlessLoop = onShow(() => {
  const timer = setTimeout(() => {
    for (let cups = 0; cups < 7; cups += 1) cups %= 5;
  }, 5000);
  return () => clearTimeout(timer);
});

const renderLoop = ({ useEffect, useState }) => {
  const [begun, begin] = useState(false);
  const [, count] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => begin(true), 5000);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (begun) count((cups) => cups + 1);
  });
};

const longBlock = onShow(() => {
  const end = performance.now() + 8000;
  while (performance.now() < end) Math.random();
});

const blocksAfterwards = ({ useEffect }) => {
  const block = () => {
    const end = performance.now() + 8000;
    while (performance.now() < end) Math.random();
  };
  useEffect(() => () => void setTimeout(block, 1000), []);
};

const idleLoop = onShow(() => {
  const work = () => requestIdleCallback(work);
  work();
});

export const pages = {
  ...{ titleTimer, interval, frames, endlessLoop, renderLoop, longBlock },
  ...{ blocksAfterwards, idleLoop },
};

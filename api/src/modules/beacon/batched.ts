/**
 * Writes one after the other: what comes while one is under way waits for it and is written at once. So a
 * flood takes a few large writes, and a single item waits for nothing.
 */
export function batched<T>(
  write: (items: readonly T[]) => Promise<void>,
): (item: T) => Promise<void> {
  let waiting: T[] = [];
  let next: Promise<void> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const begin = () => {
    const items = waiting;
    waiting = [];
    next = undefined;
    const writing = write(items);
    last = writing.catch(() => undefined);
    return writing;
  };
  return (item) => {
    waiting.push(item);
    next ??= last.then(begin);
    return next;
  };
}

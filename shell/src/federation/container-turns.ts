/** One part of one build that is about to be loaded. */
export interface Turn {
  container: string;
  build: string;
  expose: string;
  /** What was loaded before is not good enough: it failed or crashed. */
  force: boolean;
}

interface Held {
  build: string;
  /** How often the container was registered. */
  age: number;
  loading: Set<Promise<unknown>>;
  /** The age at which a part failed last. */
  failedAt: Map<string, number>;
}

export type TakeTurn = <T>(turn: Turn, load: (anew: boolean) => Promise<T>) => Promise<T>;

/**
 * Lets the parts of a remote share its container. Registering anew pulls the container from under
 * whatever is loading from it, so that waits until nothing is; and where several parts of a remote
 * failed together, one of them registers anew and the others load from that.
 */
export function createTurns(): TakeTurn {
  const containers = new Map<string, Held>();

  return async ({ container, build, expose, force }, load) => {
    const held = containers.get(container) ?? {
      build: '',
      age: 0,
      loading: new Set(),
      failedAt: new Map(),
    };
    containers.set(container, held);
    const spent = () =>
      held.build !== build || (force && (held.failedAt.get(expose) ?? held.age) === held.age);
    while (spent() && held.loading.size > 0) await Promise.allSettled(held.loading);

    const anew = spent();
    if (anew) {
      held.age += 1;
      held.build = build;
    }
    const { age } = held;
    const loading = load(anew);
    held.loading.add(loading);
    try {
      const loaded = await loading;
      held.failedAt.delete(expose);
      return loaded;
    } catch (error) {
      held.failedAt.set(expose, age);
      throw error;
    } finally {
      held.loading.delete(loading);
    }
  };
}

import { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds between the system's queue having been found empty and its end. */
const short = 0.5;
/** A process that never has so short a turn of its event loop is too busy to wait for one. */
const turnsAtMost = 500;

/**
 * Takes no new connection, which sends a proxy to another process; those that are there stay open. What the system has
 * accepted and nobody has taken yet ends with the listener, and a proxy may not repeat a write that it has sent over it: so
 * this closes at the end of a short turn in which none came.
 */
export async function stopListening(server: Server): Promise<void> {
  let isEmpty = false;
  const came = () => void (isEmpty = false);
  server.on('connection', came);
  // What is left of this turn takes none.
  await turn();
  for (let turns = 0; turns < turnsAtMost && !isEmpty; turns += 1) {
    const began = performance.now();
    isEmpty = true;
    await turn();
    isEmpty &&= performance.now() - began < short;
  }
  server.off('connection', came);
  // The one of `http` would end idle connections too.
  Server.prototype.close.call(server);
}

import { Server } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** Milliseconds between finding the system's queue empty and closing it. */
const short = 0.5;
/** A process whose event loop never has so short a turn is too busy to wait for one. */
const turnsAtMost = 500;

/**
 * Accepts no new connections, so that a proxy uses another process; open ones stay. Connections that the system has
 * accepted but nobody has taken yet end with the listener, and a proxy may not repeat a write that it sent over one: so
 * this closes at the end of a short turn in which none arrived.
 */
export async function stopListening(server: Server): Promise<void> {
  let isEmpty = false;
  const came = () => void (isEmpty = false);
  server.on('connection', came);
  // The rest of this turn accepts none.
  await turn();
  for (let turns = 0; turns < turnsAtMost && !isEmpty; turns += 1) {
    const began = performance.now();
    isEmpty = true;
    await turn();
    isEmpty &&= performance.now() - began < short;
  }
  server.off('connection', came);
  // The `close` of `http` would also end idle connections.
  Server.prototype.close.call(server);
}

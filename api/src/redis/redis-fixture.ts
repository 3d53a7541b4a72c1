import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy to a Redis that can simulate a hang: connections stay open, but no data passes. */
export interface HangingProxy {
  readonly url: string;
  hang(): void;
  goOn(): void;
  close(): void;
}

export async function openHangingProxy(redisUrl: string): Promise<HangingProxy> {
  const target = new URL(redisUrl);
  const sockets = new Set<Socket>();
  let hangs = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port) || 6379, target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => undefined).on('close', () => to.destroy());
      from.pipe(to);
      if (hangs) from.unpipe(to).pause();
    }
    near.on('resumed', () => near.pipe(far));
    far.on('resumed', () => far.pipe(near));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang() {
      hangs = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    goOn() {
      hangs = false;
      for (const socket of sockets) socket.emit('resumed');
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

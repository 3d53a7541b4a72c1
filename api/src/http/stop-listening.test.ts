import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { stopListening } from './stop-listening';

/** Sends a call while the main thread does nothing else, and returns the answer. */
const caller = `
  const { parentPort, workerData: { port, sent } } = require('node:worker_threads');
  const socket = require('node:net').connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += data));
  socket.on('error', ({ code }) => parentPort.postMessage(code));
  socket.on('end', () => parentPort.postMessage(heard));
  socket.write('POST / HTTP/1.1\\r\\nhost: x\\r\\nconnection: close\\r\\ncontent-length: 0\\r\\n\\r\\n', () => {
    Atomics.store(sent, 0, 1);
    Atomics.notify(sent, 0);
  });`;

describe('a server that stops listening', () => {
  it('answers accepted calls and open connections, and rejects new connections', async () => {
    const server = createServer((_request, response) => response.end('taken')).listen(
      0,
      '127.0.0.1',
    );
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const kept = connect(port, '127.0.0.1');
    await once(server, 'connection');

    const sent = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(caller, { eval: true, workerData: { port, sent } });
    const answered = once(worker, 'message');
    expect(Atomics.wait(sent, 0, 0, 10_000)).toBe('ok');
    await stopListening(server);

    expect(String(await answered)).toContain('taken');
    kept.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    expect(String(await once(kept, 'data'))).toContain('200 OK');
    kept.destroy();
    const late = connect(port, '127.0.0.1');
    await expect(once(late, 'connect')).rejects.toThrow('ECONNREFUSED');
  });
});

import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail as it came over the line. */
interface Delivery {
  /** What the server was told before the mail, such as `RCPT TO:<office@campus.example>`. */
  readonly commands: readonly string[];
  /** Head and body, unstuffed, each line ended by CRLF. */
  readonly raw: string;
}

/** A mail server that takes everything, line by line as RFC 5321 has it, and knows no extensions. */
export interface MailServer {
  /** For SMTP_URL. */
  readonly url: string;
  /** The mail of this number, from 1, waiting for it. */
  delivery(number: number): Promise<Delivery>;
  close(): Promise<void>;
}

const answers: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };

export async function startMailServer(): Promise<MailServer> {
  const deliveries: Delivery[] = [];
  const arrivals = new EventEmitter().setMaxListeners(0);
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const hear = listener((delivery) => {
      deliveries.push(delivery);
      arrivals.emit('mail');
    });
    socket.write('220 ready\r\n');
    let heard = '';
    socket.on('data', (chunk: Buffer) => {
      heard += chunk.toString('latin1');
      const lines = heard.split('\r\n');
      heard = lines.pop() ?? '';
      for (const line of lines) {
        const answer = hear(line);
        if (answer) socket.write(`${answer}\r\n`);
      }
    });
    socket.on('error', () => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async delivery(number) {
      for (;;) {
        const delivery = deliveries[number - 1];
        if (delivery) return delivery;
        await once(arrivals, 'mail');
      }
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One connection: what is answered to each line of it. */
function listener(deliver: (delivery: Delivery) => void) {
  let commands: string[] = [];
  let mail: string[] | undefined;
  return (line: string): string | undefined => {
    if (mail === undefined) {
      commands.push(line);
      if (line === 'DATA') mail = [];
      return answers[line] ?? '250 ok';
    }
    if (line !== '.') {
      mail.push(line.replace(/^\./, ''));
      return undefined;
    }
    deliver({ commands, raw: mail.map((text) => `${text}\r\n`).join('') });
    commands = [];
    mail = undefined;
    return '250 taken';
  };
}

import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail as received over the connection. */
interface Delivery {
  /** SMTP commands before the mail, such as `RCPT TO:<office@campus.example>`. */
  readonly commands: readonly string[];
  /** Header and body without dot-stuffing, each line ended by CRLF. */
  readonly raw: string;
}

/** A mail server that accepts every mail, as in RFC 5321, without extensions. */
export interface MailServer {
  /** Value for SMTP_URL. */
  readonly url: string;
  /** Waits for the mail with this number, counted from 1. */
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

/** Handles one connection: returns the reply to each line. */
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

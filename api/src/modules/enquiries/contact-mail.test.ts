import { EventEmitter, once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { createApi, type Api } from '../../api';
import {
  describeOnEachDatabase,
  describeOnOneDatabase,
  testConfig,
  type Harness,
} from '../../testing';
import { createClient } from '../../testing/harness';

/** A mail as received over the connection. */
interface Delivery {
  /** SMTP commands before the mail, such as `RCPT TO:<office@campus.example>`. */
  readonly commands: readonly string[];
  /** Header and body without dot-stuffing, each line ended by CRLF. */
  readonly raw: string;
}

/** A mail server that accepts every mail, as in RFC 5321, without extensions. */
interface MailServer {
  /** Value for SMTP_URL. */
  readonly url: string;
  /** Waits for the mail with this number, counted from 1. */
  delivery(number: number): Promise<Delivery>;
  close(): Promise<void>;
}

const answers: Readonly<Record<string, string>> = { DATA: '354 go on', QUIT: '221 bye' };

async function startMailServer(): Promise<MailServer> {
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

const contactAddress = 'office@campus.example';
const victim = 'victim@elsewhere.example';
const letter = { name: 'Asha', email: 'asha@home.example', subject: 'Hello', message: 'Hi' };

/** A site on the harness's database that sends its mail over a real connection. */
async function mailing(t: Harness, smtpUrl: string): Promise<Api> {
  const api = await createApi({
    config: testConfig({ smtpUrl, contactAddress, publicOrigin: 'https://campus.example' }),
    database: t.api.services.database,
    mailDither: 0,
    logStream: { write: (line) => void t.log.push(line) },
  });
  await api.app.ready();
  return api;
}

/** The headers of a mail: names in lower case, each with its unfolded values. */
function headOf(raw: string): Map<string, string[]> {
  const [head = ''] = raw.split('\r\n\r\n');
  const fields = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    fields.set(name.toLowerCase(), [...(fields.get(name.toLowerCase()) ?? []), value]);
  }
  return fields;
}

const storedOf = (t: Harness, email: string) =>
  t.api.services.database.query('select 1 from contact_messages where email = $1', [email]);

describeOnOneDatabase('the mail of a contact message', (t) => {
  let server: MailServer;
  let api: Api;
  let count = 0;
  beforeAll(async () => {
    server = await startMailServer();
    api = await mailing(t, server.url);
  });
  afterAll(async () => {
    await api.app.close();
    await api.services.mailer.close();
    await server.close();
  });

  const write = async (more: object) => {
    const answer = await createClient(api.app).post('/api/contact', { ...letter, ...more });
    if (answer.statusCode !== 200) return { answer };
    count += 1;
    return { answer, delivery: await server.delivery(count) };
  };

  const recipients = (commands: readonly string[] = []) =>
    commands.filter((line) => /^RCPT/i.test(line));

  it.each<[string, object]>([
    ['as it should be', {}],
    ['with other recipients', { to: victim, cc: victim, bcc: victim, 'reply-to': victim }],
    ['with a head in its name', { name: `Asha\r\nBcc: ${victim}\r\n\r\nBuy` }],
    ['with a head in its subject', { subject: `Hi\nTo: ${victim}\rCc: ${victim}` }],
    ['with a head in its message', { message: `Hi\r\n\r\nBcc: ${victim}\r\nTo: ${victim}` }],
    [
      'that ends early and goes on as another',
      { message: `Hi\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<${victim}>\r\nDATA\n.\n.` },
    ],
    [
      'with line ends of other kinds',
      { name: `A\u2028Bcc: ${victim}`, subject: `\vCc: ${victim}` },
    ],
  ])('goes only to the contact address: %s', async (_case, more) => {
    const { delivery } = await write(more);
    expect(recipients(delivery?.commands)).toEqual([`RCPT TO:<${contactAddress}>`]);
    expect(delivery?.commands.filter((line) => /^MAIL FROM/i.test(line))).toEqual([
      'MAIL FROM:<no-reply@campus.example>',
    ]);
    const head = headOf(delivery?.raw ?? '');
    expect([...head.keys()].sort()).toEqual([
      'auto-submitted',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
    ]);
    expect(head.get('to')).toEqual([contactAddress]);
    expect(head.get('reply-to')).toEqual([letter.email]);
    expect(head.get('subject')).toEqual(['A message from the contact page']);
    expect(head.get('from')).toEqual(['Campus <no-reply@campus.example>']);
  });

  it.each([`asha@home.example\r\nBcc: ${victim}`, `asha@home.example, ${victim}`])(
    'rejects the sender address %j',
    async (email) => {
      const { answer } = await write({ email });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('Please enter a valid email address');
    },
  );

  it.each([
    [`a>,<${victim}`, '<"a , victim"@elsewhere.example>'],
    [`x,${victim}`, '<"x,victim"@elsewhere.example>'],
    ['group:victim;@home.example', '<"group:victim;"@home.example>'],
  ])('quotes the address %j as one reply-to address', async (email, expected) => {
    const { delivery } = await write({ email });
    expect(recipients(delivery?.commands)).toEqual([`RCPT TO:<${contactAddress}>`]);
    // Within quotes, a comma, a colon or a bracket is part of a single address.
    expect(headOf(delivery?.raw ?? '').get('reply-to')).toEqual([expected]);
  });
});

describeOnEachDatabase('a contact message while the mail server is down', (t) => {
  it('is stored and answered with 200', async () => {
    const server = await startMailServer();
    await server.close();
    const api = await mailing(t, server.url);
    const email = 'down@home.example';
    const answer = await createClient(api.app).post('/api/contact', { ...letter, email });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { message: 'Thank you for your message! We will get back to you soon.' },
    ]);
    expect(await storedOf(t, email)).toHaveLength(1);
    await api.app.close();
    await api.services.mailer.close();
    const failed = t.log.filter((line) => line.includes('mail not sent'));
    expect(failed.length).toBeGreaterThan(0);
    expect(t.log.join('')).not.toContain(email);
  });
});

import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailer } from './mailer';
import { alreadyRegistered, passwordChanged, resetCode, signUpCode } from './mails';
import { outboxTransport, senderOf, smtpTransport } from './transports';

const from = 'no-reply@campus.example';
const log = { info: jest.fn(), warn: jest.fn() };
const clock = () => new Date();

const answers: Record<string, string> = {
  DATA: '354 go on',
  STARTTLS: '502 what is that',
};

/** A minimal mail server that receives one mail per connection. It has no TLS. */
function mailServer(received: string[], greeting = '220 ready') {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let data = '';
    let reading = false;
    socket.write(`${greeting}\r\n`);
    socket.on('data', (chunk) => {
      data += chunk.toString();
      if (reading) {
        if (!data.endsWith('\r\n.\r\n')) return;
        received.push(data);
        reading = false;
        data = '';
        socket.write('250 taken\r\n');
        return;
      }
      for (const line of data.split('\r\n').slice(0, -1)) {
        reading ||= line === 'DATA';
        socket.write(`${answers[line] ?? '250 ok'}\r\n`);
      }
      data = '';
    });
  });
  return {
    url: async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** A log, and when it has the given number of warnings. */
function warnings(count: number) {
  const warn = jest.fn();
  const warned = new Promise<void>((resolve) => {
    let left = count;
    warn.mockImplementation(() => {
      left -= 1;
      if (left === 0) resolve();
    });
  });
  return { warn, warned };
}

describe('a mail', () => {
  it.each([signUpCode('012345', 10), resetCode('012345', 10)])(
    'contains its six-digit code once: $subject',
    ({ text, html, subject }) => {
      expect(text.match(/\d{6}/g)).toEqual(['012345']);
      expect(html.match(/\d{6}/g)).toEqual(['012345']);
      expect(subject).not.toMatch(/\d/);
    },
  );

  it('contains a link to the site and no code if it is a notice', () => {
    const site = 'https://campus.example';
    for (const { text, html } of [alreadyRegistered(site), passwordChanged(site)]) {
      expect(text).toContain(`${site}/forgot-password`);
      expect(html).toContain(`<a href="${site}/forgot-password">`);
      expect(text + html).not.toMatch(/\d{6}/);
    }
  });

  it('has a sender address on the host of the site', () => {
    expect(senderOf('https://campus.example')).toBe('no-reply@campus.example');
    expect(senderOf('http://127.0.0.1:3000')).toBe('no-reply@localhost');
  });
});

describe('the outbox', () => {
  it('stores each mail as a file in which only the code has six digits', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campus-outbox-'));
    const mailer = createMailer({ transport: outboxTransport(folder, from), log, clock });
    for (const code of ['111111', '222222']) {
      mailer.send('asha@college.example', signUpCode(code, 10));
    }
    await mailer.close();
    const files = readdirSync(folder).sort();
    expect(files).toHaveLength(2);
    const mails = files.map((file) => readFileSync(join(folder, file), 'utf8'));
    expect(mails.map((mail) => new Set(mail.match(/\d{6,}/g)))).toEqual([
      new Set(['111111']),
      new Set(['222222']),
    ]);
    expect(mails[0]).toContain('To: asha@college.example');
    expect(log.info).toHaveBeenCalledWith({ subject: 'Your code to join Campus' }, 'mail sent');
    rmSync(folder, { recursive: true });
  });
});

describe('the content of a mail', () => {
  // From a row that is older than the input rules.
  const mail = {
    subject: 'Build\r\nBcc: all@college.example\u001b[2J\u0000',
    text: 'One\r\nTwo\u2028Three\u0000\u0007\u001b[2J\u009b\tend',
    html: '<p>One\u0000\u0007\u001b[2J\u009b\tend</p>',
  };
  const controls = /[^\P{Cc}\n\t]/u;

  it('has no control characters and cannot add a header line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'campus-outbox-'));
    await outboxTransport(folder, from).carry('asha@college.example', mail);
    const [file = ''] = readdirSync(folder);
    const raw = readFileSync(join(folder, file), 'utf8');
    rmSync(folder, { recursive: true });
    const bodies = raw.replace(/=\n/g, '').replace(/=([0-9A-F]{2})/g, (_, code: string) => {
      return String.fromCharCode(parseInt(code, 16));
    });
    expect(bodies).not.toMatch(controls);
    expect(bodies).toContain('One\nTwo\nThree[2J\tend');
    expect(bodies).toContain('<p>One[2J\tend</p>');
    expect(raw).toContain('Subject: Build Bcc: all@college.example[2J\n');
    expect(raw).not.toMatch(/^Bcc:/m);
  });
});

describe('SMTP', () => {
  it('delivers the mail to its recipient', async () => {
    const received: string[] = [];
    const server = mailServer(received);
    const transport = smtpTransport(await server.url(), from);
    const mailer = createMailer({ transport, log, clock });
    mailer.send('asha@college.example', resetCode('333333', 10));
    await mailer.close();
    server.close();
    expect(received).toHaveLength(1);
    expect(received[0]).toContain('333333');
    expect(received[0]).toContain('To: asha@college.example');
  });

  it('does not send a mail unencrypted to a server that is not on this machine', async () => {
    const received: string[] = [];
    const server = mailServer(received);
    // This address also belongs to this machine, but does not look like it.
    const url = (await server.url()).replace('127.0.0.1', '0.0.0.0');
    const transport = smtpTransport(url, from);
    const sent = transport.carry('asha@college.example', resetCode('555555', 10));
    await expect(sent).rejects.toThrow(/STARTTLS/);
    transport.close();
    server.close();
    expect(received).toEqual([]);
  });

  it('sends in the background and retries after a failure, without logging the address', async () => {
    const sent: string[] = [];
    let failures = 1;
    const transport = {
      async carry(address: string) {
        if (failures > 0) {
          failures -= 1;
          throw new Error(`no mailbox ${address}`);
        }
        sent.push(address);
        done();
      },
      close: () => undefined,
    };
    let done = () => {};
    const arrived = new Promise<void>((resolve) => (done = resolve));
    const warn = jest.fn();
    const mailer = createMailer({ transport, log: { ...log, warn }, clock });
    mailer.send('asha@college.example', resetCode('444444', 10));
    expect(sent).toEqual([]);
    await arrived;
    await mailer.close();
    expect(sent).toEqual(['asha@college.example']);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(warn.mock.calls)).not.toContain('asha');
  });

  it('tries once only if the mail server rejects the mail for good', async () => {
    const received: string[] = [];
    answers['RCPT TO:<nobody@college.example>'] = '550 no such mailbox';
    const server = mailServer(received);
    const transport = smtpTransport(await server.url(), from);
    const { warn, warned } = warnings(1);
    const mailer = createMailer({ transport, log: { ...log, warn }, clock, dither: 0 });
    mailer.send('nobody@college.example', resetCode('666666', 10));
    await warned;
    // Closing gives every waiting mail its next try.
    await mailer.close();
    server.close();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('takes a new mail when the queue is full of mails that cannot be delivered', async () => {
    const tried: string[] = [];
    const transport = {
      async carry(address: string) {
        tried.push(address);
        if (address.startsWith('invented')) throw new Error('try again later');
      },
      close: () => undefined,
    };
    const { warn, warned } = warnings(1000);
    const mailer = createMailer({ transport, log: { ...log, warn }, clock, dither: 0 });
    for (let count = 0; count < 1000; count += 1) {
      mailer.send(`invented${count}@college.example`, signUpCode('777777', 10));
    }
    await warned;
    mailer.send('asha@college.example', signUpCode('888888', 10));
    await mailer.close();
    expect(tried).toContain('asha@college.example');
    // This one made room: it had no second try.
    expect(tried.filter((address) => address.startsWith('invented0@'))).toHaveLength(1);
  });
});

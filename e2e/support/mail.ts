import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** A mail server that stores received mail. */
export interface MailSink {
  /** For SMTP_URL. */
  url: string;
  mails: readonly Mail[];
  /** The six digits of the newest mail to this address not yet read by a call; waits for one. */
  latestCode(address: string): Promise<string>;
  close(): Promise<void>;
}

async function listen(server: SMTPServer): Promise<string> {
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return `smtp://127.0.0.1:${port}`;
}

export async function startMailSink(): Promise<MailSink> {
  const mails: Mail[] = [];
  const read = new Set<Mail>();
  const arrivals = new EventEmitter().setMaxListeners(0);

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      const { subject = '', text = '' } = await PostalMime.parse(Buffer.concat(chunks));
      for (const { address } of session.envelope.rcptTo) mails.push({ to: address, subject, text });
      done();
      arrivals.emit('mail');
    },
  });

  async function latestCode(address: string): Promise<string> {
    const signal = AbortSignal.timeout(30_000);
    for (;;) {
      const mail = mails.findLast((each) => each.to === address && !read.has(each));
      if (!mail) {
        await once(arrivals, 'mail', { signal });
        continue;
      }
      read.add(mail);
      const code = /\b\d{6}\b/.exec(mail.text)?.[0];
      if (!code) throw new Error(`The mail to ${address} has no code: ${mail.text}`);
      return code;
    }
  }

  return {
    url: await listen(server),
    mails,
    latestCode,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

import { EventEmitter, once } from 'node:events';
import type { Mail } from '../mail/mails';
import type { Transport } from '../mail/transports';

/** Where the mails of a test arrive. */
export interface Postbox extends Transport {
  readonly mails: (Mail & { readonly address: string })[];
  /** The first mail to an address, or the one with this number, waiting for it. */
  mailTo(address: string, number?: number): Promise<Mail>;
  /** The code in that mail. */
  codeFor(address: string, number?: number): Promise<string>;
}

export function createPostbox(): Postbox {
  const arrivals = new EventEmitter().setMaxListeners(0);
  const mails: (Mail & { address: string })[] = [];
  const postbox: Postbox = {
    mails,
    async carry(address, mail) {
      mails.push({ ...mail, address });
      arrivals.emit('mail');
    },
    close: () => undefined,
    async mailTo(address, number = 1) {
      for (;;) {
        const mail = mails.filter((mail) => mail.address === address)[number - 1];
        if (mail) return mail;
        await once(arrivals, 'mail');
      }
    },
    async codeFor(address, number = 1) {
      const codes = (await postbox.mailTo(address, number)).text.match(/\b\d{6}\b/g) ?? [];
      if (codes.length !== 1) throw new Error(`The mail has ${codes.length} codes.`);
      return String(codes[0]);
    },
  };
  return postbox;
}

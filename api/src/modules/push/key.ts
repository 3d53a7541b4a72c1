import { createECDH, hkdfSync } from 'node:crypto';

const curve = 'prime256v1';

/** Number of private keys of P-256, plus one. */
const order = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** Both halves as base64url. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** Whether a text is a private key of the curve. */
export function isPushKey(text: string): boolean {
  if (!/^[\w-]{43}$/.test(text)) return false;
  const scalar = BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`);
  return scalar > 0n && scalar < order;
}

/**
 * The private key that follows from a secret, so that all processes of a site have the same. The 16 bytes more
 * than a key has keep the remainder even.
 */
function derivedFrom(secret: string): string {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'campus web push', 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (order - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex').toString('base64url');
}

/** What the configuration has of it: the module that checks the configuration imports this one. */
interface KeyConfig {
  readonly vapidPrivateKey: string | undefined;
  readonly sessionSecret: string;
}

/** The key by which push services recognise this site. */
export function pushKey({ vapidPrivateKey, sessionSecret }: KeyConfig): PushKey {
  const privateKey = vapidPrivateKey ?? derivedFrom(sessionSecret);
  const pair = createECDH(curve);
  pair.setPrivateKey(privateKey, 'base64url');
  return { privateKey, publicKey: pair.getPublicKey('base64url') };
}

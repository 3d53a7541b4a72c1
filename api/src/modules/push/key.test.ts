import { createECDH } from 'node:crypto';
import { isPushKey, pushKey } from './key';

const sessionSecret = 'a secret of at least 32 characters';
const derived = pushKey({ sessionSecret, vapidPrivateKey: undefined });

test('the push key follows from the session secret, so that all processes have the same', () => {
  expect(pushKey({ sessionSecret, vapidPrivateKey: undefined })).toEqual(derived);
  const other = pushKey({ sessionSecret: `${sessionSecret}!`, vapidPrivateKey: undefined });
  expect(other.publicKey).not.toBe(derived.publicKey);
  expect(isPushKey(derived.privateKey)).toBe(true);
  expect(Buffer.from(derived.publicKey, 'base64url')).toHaveLength(65);
});

test('a given key replaces it', () => {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const vapidPrivateKey = Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString(
    'base64url',
  );
  expect(pushKey({ sessionSecret, vapidPrivateKey }).publicKey).toBe(publicKey);
});

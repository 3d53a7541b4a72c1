import { problemOf, readSmtpAddress } from './transports';

test.each([
  ['smtp://mail.college.example', 'required', 587],
  ['smtp://mail.college.example:25', 'required', 25],
  ['smtp://mail:1025', 'required', 1025],
  ['smtp://10.0.0.7', 'required', 587],
  ['smtp://0.0.0.0:25', 'required', 25],
  ['smtp://localhost.college.example', 'required', 587],
  ['smtp://127.0.0.1.college.example', 'required', 587],
  ['smtp://[::ffff:127.0.0.1]:25', 'required', 25],
  ['smtps://mail.college.example', 'from-start', 465],
  ['smtps://localhost', 'from-start', 465],
  ['smtp://localhost:1025', 'none', 1025],
  ['smtp://127.0.0.1:1025', 'none', 1025],
  ['smtp://127.8.8.8', 'none', 587],
  ['smtp://[::1]:1025', 'none', 1025],
  ['smtp://mail:1025?tls=none', 'none', 1025],
  ['smtp://192.168.1.7?tls=none', 'none', 587],
  ['smtp://[fd00::7]:25?tls=none', 'none', 25],
])('%s uses TLS %s and port %d', (address, tls, port) => {
  expect(problemOf(address)).toBeUndefined();
  expect(readSmtpAddress(address)).toMatchObject({ tls, port });
});

test.each([
  'smtp://mail.college.example?tls=none',
  'smtp://8.8.8.8?tls=none',
  'smtp://172.32.0.1?tls=none',
  'smtp://134744072?tls=none',
  'smtp://[2001:db8::1]?tls=none',
  'smtps://mail?tls=none',
  'smtp://mail?tls=maybe',
  'smtp://localhost?tls=',
  'smtp://mail?requireTLS=false',
])('rejects %s', (address) => expect(problemOf(address)).toMatch(/./));

test('reads the login from the address and removes the brackets of an IPv6 address', () => {
  expect(readSmtpAddress('smtps://no%40reply:a%2Fb@[2001:db8::1]')).toMatchObject({
    host: '2001:db8::1',
    login: { user: 'no@reply', pass: 'a/b' },
  });
});

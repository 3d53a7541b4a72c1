import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { connect as connectHttp } from 'node:http2';
import path from 'node:path';
import { connect } from 'node:tls';
import { until } from './calls';
import type { Project } from './compose';

/** Writes a self-signed certificate for localhost and its key into a folder, replacing existing ones. */
async function certify(folder: string): Promise<void> {
  const file = (name: string) => path.join(folder, name);
  const words = 'req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost'.split(' ');
  const files = ['-keyout', file('new-key'), '-out', file('new-chain')];
  const made = spawnSync('openssl', [...words, ...files], { encoding: 'utf8' });
  assert.equal(made.status, 0, made.stderr);
  // For nginx's user, which differs from the user on this machine.
  await chmod(file('new-key'), 0o644);
  await rename(file('new-key'), file('privkey.pem'));
  await rename(file('new-chain'), file('fullchain.pem'));
}

const certificateIn = (folder: string) => readFile(path.join(folder, 'fullchain.pem'));

/** Whether the server presents the certificate in the folder: nothing else is trusted. */
async function isShown(folder: string, port: number): Promise<boolean> {
  const socket = connect({ port, host: 'localhost', ca: await certificateIn(folder) });
  await once(socket, 'secureConnect').finally(() => socket.destroy());
  return true;
}

/** Requests over HTTP/2, trusting only the certificate in the folder. @returns the headers of the answer */
async function askOverTls(folder: string, port: number, asked: Record<string, string>) {
  const session = connectHttp(`https://localhost:${port}`, { ca: await certificateIn(folder) });
  const answer = once(session.request(asked).resume(), 'response');
  const [headers] = (await answer) as [Record<string, unknown>];
  session.destroy();
  return headers;
}

/** A separate site, reached over TLS with a certificate in a folder created for it. */
export async function checkTls(site: Project, folder: string): Promise<void> {
  await mkdir(folder);
  await certify(folder);
  await site.compose('--profile', '*', 'down', '--volumes', '--timeout', '1');
  Object.assign(site.env, {
    PUBLIC_ORIGIN: 'https://campus.example',
    SITE_PASSWORD: 'fromopensslrandhex',
    SMTP_URL: 'smtps://campus:secret@mail.invalid',
    ...{ DEMO: '0', REQUIRE_TRIAL: '', COMPOSE_PROFILES: 'tls', TLS_DIR: folder },
  });
  await site.compose('up', '--wait');

  const asked = { ':path': '/api/colleges', ':authority': 'campus.example' };
  const headers = await askOverTls(folder, site.ports.https, asked);
  assert.equal(headers[':status'], 200);
  assert.match(String(headers['strict-transport-security']), /^max-age=\d{8}/);
  // A renewed certificate is picked up automatically.
  await certify(folder);
  await until(() => isShown(folder, site.ports.https), 20_000);
  const plain = `http://localhost:${site.ports.http}`;
  const sent = await fetch(`${plain}/home?a=b`, { redirect: 'manual' });
  assert.deepEqual(
    [sent.status, sent.headers.get('location')],
    [308, 'https://localhost/home?a=b'],
  );
  const proof = '/.well-known/acme-challenge/a-b_1';
  await mkdir(path.join(folder, 'acme', path.dirname(proof)), { recursive: true });
  await writeFile(path.join(folder, 'acme', proof), 'proof');
  assert.equal(await (await fetch(plain + proof)).text(), 'proof');
  const { colleges } = await site.answer<{ colleges: unknown[] }>('admin -- colleges list');
  assert.deepEqual(colleges, []);
}

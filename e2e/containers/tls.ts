import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { connect as connectHttp } from 'node:http2';
import path from 'node:path';
import { connect } from 'node:tls';
import { root } from '../support/process';
import { until } from './calls';
import { imageOf, type Project } from './compose';

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

/** The values of `.env` that docs/operating.md asks for: `.env.example` leaves these three empty. */
const required = {
  PUBLIC_ORIGIN: 'https://campus.example',
  SITE_PASSWORD: 'fromopensslrandhex',
  SMTP_URL: 'smtps://campus:secret@mail.invalid',
};

/** A copy of `.env.example` with the required values and those for TLS, as an operator makes it. */
async function writeEnvFile({ env }: Project, folder: string): Promise<void> {
  const example = await readFile(path.join(root, '.env.example'), 'utf8');
  const filled = example.replaceAll(/^([A-Z_]+)=$/gm, (line, name: keyof typeof required) => {
    assert.ok(name in required, line);
    return line + required[name];
  });
  const added = { COMPOSE_PROFILES: 'tls', TLS_DIR: folder, PORT: `127.0.0.1:${env['PORT']}` };
  const lines = Object.entries(added).map((pair) => pair.join('='));
  const file = `${folder}.env`;
  await writeFile(file, [filled, ...lines, ''].join('\n'));
  // A variable of the environment would take precedence over the file.
  const names = [...Object.keys({ ...required, ...added }), 'DEMO', 'REQUIRE_TRIAL'];
  Object.assign(env, Object.fromEntries(names.map((name) => [name, undefined])), {
    ENV_FILE: file,
  });
}

/** A separate site, reached over TLS with a certificate in a folder created for it. */
export async function checkTls(site: Project, folder: string): Promise<void> {
  await mkdir(folder);
  await certify(folder);
  await site.compose('--profile', '*', 'down', '--volumes', '--timeout', '1');
  await writeEnvFile(site, folder);
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

const authorityFile = JSON.stringify({
  pebble: {
    listenAddress: '0.0.0.0:14000',
    managementListenAddress: '0.0.0.0:15000',
    certificate: '/authority.pem',
    privateKey: '/authority.key',
    httpPort: 8080,
    // In seconds: less than a month, so that a renewal is always due.
    certificateValidityPeriod: 864_000,
  },
});

/** An ACME authority for tests, and certbot, which trusts its address. */
const authorityImage = () => `FROM ${imageOf('node')}
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends certbot openssl pebble wget
RUN openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=authority \
  -addext subjectAltName=DNS:authority -keyout /authority.key -out /authority.pem
RUN echo '${authorityFile}' > /pebble.json
ENV REQUESTS_CA_BUNDLE=/authority.pem PEBBLE_VA_NOSLEEP=1 PEBBLE_WFE_NONCEREJECT=0
`;

/** The certificate that nginx presents, whoever has issued it. */
async function shownOn(port: number) {
  const socket = connect({ port, host: 'localhost', rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const { issuer, subjectaltname, serialNumber } = socket.getPeerCertificate();
  socket.destroy();
  return { issuer: issuer.CN, names: subjectaltname, serial: serialNumber };
}

/** The service `acme` gets a certificate for a folder without one, and renews it. */
export async function checkAcme(site: Project, folder: string): Promise<void> {
  const { compose, must, docker, env, tag } = site;
  const image = `campus-authority:${tag}`;
  const authority = `${env['COMPOSE_PROJECT_NAME']}-authority`;
  await mkdir(folder);
  Object.assign(env, {
    ...{ COMPOSE_PROFILES: 'tls,acme', TLS_DIR: folder, ACME_IMAGE: image },
    ...{ ACME_DOMAINS: 'campus.example', ACME_SERVER: 'https://authority:14000/dir' },
  });
  try {
    await must(['build', '--quiet', '--tag', image, '-'], authorityImage());
    await compose('up', '-d', '--no-deps', 'tls');
    const [tls = ''] = await site.containersOf('tls');
    // The authority asks the name for the proof.
    const host = ['--add-host', `campus.example:${await site.addressOf(tls)}`];
    const network = ['--network', `${env['COMPOSE_PROJECT_NAME']}_default`];
    const named = ['--name', authority, '--network-alias', 'authority'];
    const command = [image, 'pebble', '-config', '/pebble.json'];
    await must(['run', '--detach', ...named, ...network, ...host, ...command]);
    await compose('up', '-d', '--no-deps', 'acme');
    const shown = () => shownOn(site.ports.https);
    await until(async () => /^Pebble /.test((await shown()).issuer), 60_000);
    const { names, serial } = await shown();
    assert.equal(names, 'DNS:campus.example');
    await compose('restart', '--timeout', '1', 'acme');
    await until(async () => (await shown()).serial !== serial, 60_000);
  } finally {
    await docker(['rm', '--force', authority]);
    await compose('rm', '--force', '--stop', 'acme');
    await docker(['image', 'rm', image]);
  }
}

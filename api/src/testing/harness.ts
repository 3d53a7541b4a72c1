import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { EventEmitter, once } from 'node:events';
import { type Api, createApi } from '../api';
import type { Config } from '../config';
import { tables } from '../database/database';
import type { Mail } from '../mail/mails';
import type { Transport } from '../mail/transports';
import { insertCollege } from '../modules/colleges/colleges';
import { embeddedDatabase, ownPostgres, type TestDatabase } from './databases';
import { createFakeRemotes, type FakeRemotes } from './fake-remotes';

/** Receives the mails of a test. */
interface Postbox extends Transport {
  readonly mails: (Mail & { readonly address: string })[];
  /** The first mail to an address, or the one with this number; waits for it. */
  mailTo(address: string, number?: number): Promise<Mail>;
  /** The code in that mail. */
  codeFor(address: string, number?: number): Promise<string>;
}

function createPostbox(): Postbox {
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

/** A configuration that affects nothing outside the test. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir: 'memory',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    redisUrl: undefined,
    s3Url: undefined,
    smtpUrl: undefined,
    contactAddress: undefined,
    publicOrigin: 'http://localhost:3000',
    sessionSecret: 'a secret that only the tests know about',
    demo: false,
    rateLimits: false,
    moderationUrl: undefined,
    backupUrl: undefined,
    remotesDir: 'memory/remotes',
    remotesUrl: undefined,
    trustedProxies: [],
    overrideOrigin: undefined,
    vapidPrivateKey: undefined,
    pushService: undefined,
    requireTrial: false,
    production: false,
    logLevel: 'info',
    ...changes,
  };
}

type Headers = Record<string, string>;

/** A minimal client: sends JSON and stores its cookies. */
export interface Client {
  /** The current `Cookie` header. */
  cookie(): string;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  put(url: string, body?: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  delete(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
}

export function createClient(app: FastifyInstance, cookie = ''): Client {
  const held = new Map(cookie ? [[cookie.split('=')[0] ?? '', cookie]] : []);
  const header = () => [...held.values()].join('; ');

  async function send(options: InjectOptions, body?: unknown): Promise<LightMyRequestResponse> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const sent = held.size === 0 ? {} : { cookie: header() };
    const answer = await app.inject({
      ...options,
      headers: { ...sent, ...json, ...options.headers },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    for (const { name, value } of answer.cookies) {
      if (value === '') held.delete(name);
      else held.set(name, `${name}=${value}`);
    }
    return answer;
  }

  return {
    cookie: header,
    get: (url, headers = {}) => send({ method: 'GET', url, headers }),
    post: (url, body, headers = {}) => send({ method: 'POST', url, headers }, body),
    put: (url, body, headers = {}) => send({ method: 'PUT', url, headers }, body),
    delete: (url, headers = {}) => send({ method: 'DELETE', url, headers }),
  };
}

export interface TestCollege {
  readonly id: string;
  readonly name: string;
  readonly emailSuffix: string;
  readonly confessionsId: string;
}

export interface TestStudent extends Client {
  readonly id: string;
  readonly collegeId: string;
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** The tools of a test; everything belongs to this `describe` alone. */
export interface Harness {
  readonly api: Api;
  readonly postbox: Postbox;
  /** The live builds of the site's pages: none, until a test adds one. */
  readonly remotes: FakeRemotes;
  /** Lines of the log so far. */
  readonly log: string[];
  /** Moves the clock of the API. */
  advance(seconds: number): void;
  college(): Promise<TestCollege>;
  /** A signed-in student, of their own college by default. */
  student(of?: { college?: TestCollege }): Promise<TestStudent>;
  /** A visitor without a session. */
  visitor(): Client;
}

type Suite = (harness: Harness) => void;

/** Milliseconds; starting a database on a busy machine takes long. */
const timeoutMs = 120_000;

const postgresUrl = () => process.env['TEST_DATABASE_URL'] || undefined;

/**
 * Runs a suite on the embedded database and, if TEST_DATABASE_URL names a PostgreSQL, on that one
 * too. Prints a notice if it does not.
 */
export function describeOnEachDatabase(name: string, suite: Suite, config: Partial<Config> = {}) {
  jest.setTimeout(timeoutMs);
  describe(`${name} (embedded)`, () => runSuite(suite, { config, open: embeddedDatabase }));
  const serverUrl = postgresUrl();
  if (serverUrl === undefined) {
    it.skip(`${name} (PostgreSQL): skipped, as TEST_DATABASE_URL is not set`, () => undefined);
    return;
  }
  const open = () => ownPostgres(serverUrl);
  describe(`${name} (PostgreSQL)`, () => runSuite(suite, { config, open }));
}

/**
 * Runs a suite on PostgreSQL, or on the embedded database if there is none: for behaviour that does not reach
 * the database, and for queries that other suites test on both.
 */
export function describeOnOneDatabase(name: string, suite: Suite, config: Partial<Config> = {}) {
  jest.setTimeout(timeoutMs);
  const serverUrl = postgresUrl();
  const kind = serverUrl ? 'PostgreSQL' : 'embedded';
  const open = serverUrl ? () => ownPostgres(serverUrl) : embeddedDatabase;
  describe(`${name} (${kind})`, () => runSuite(suite, { config, open }));
}

interface Setup {
  readonly config: Partial<Config>;
  open(): Promise<TestDatabase>;
}

function runSuite(suite: Suite, { config, open }: Setup): void {
  let api: Api | undefined;
  let opened: TestDatabase | undefined;
  let ahead = 0;
  let count = 0;
  const log: string[] = [];
  const clock = () => new Date(Date.now() + ahead * 1000);
  const postbox = createPostbox();
  const remotes = createFakeRemotes(clock);
  const running = () => {
    if (api === undefined) throw new Error('The API is there from beforeAll on.');
    return api;
  };

  beforeAll(async () => {
    opened = await open();
    api = await createApi({
      config: testConfig(config),
      database: opened.database,
      clock,
      remotes,
      hashing: { memoryCost: 64, timeCost: 1 },
      transport: postbox,
      mailDither: 0,
      logStream: { write: (line) => void log.push(line) },
    });
    await api.app.ready();
  });
  afterAll(async () => {
    await api?.app.close();
    await api?.services.mailer.close();
    await opened?.drop();
  });

  const harness: Harness = {
    get api() {
      return running();
    },
    postbox,
    remotes,
    log,
    advance(seconds) {
      ahead += seconds;
    },
    async college() {
      count += 1;
      const suffix = `@college${count}.example`;
      return makeCollege(running(), { name: `College ${count}`, emailSuffix: suffix });
    },
    async student(of = {}) {
      const college = of.college ?? (await harness.college());
      count += 1;
      return makeStudent(running(), college, `student_${count}`);
    },
    visitor: () => createClient(running().app),
  };
  suite(harness);
}

async function makeCollege(api: Api, names: { name: string; emailSuffix: string }) {
  return api.services.database.transaction(async (tx): Promise<TestCollege> => {
    const row = await insertCollege(tx, { ...names, state: 'Kerala', country: 'India' });
    return { id: row.id, ...names, confessionsId: row.confessionsId };
  });
}

/** Inserts the rows instead of using the mail, which has its own test. */
async function makeStudent(api: Api, college: TestCollege, username: string) {
  const { database, passwords, sessions } = api.services;
  const email = `${username}${college.emailSuffix}`;
  const password = 'correct horse';
  const passwordHash = await passwords.hash(password);
  return database.transaction(async (tx): Promise<TestStudent> => {
    const [row] = await tx
      .insert(tables.students)
      .values({
        collegeId: college.id,
        email,
        mailbox: email,
        username,
        usernameLower: username.toLowerCase(),
        passwordHash,
      })
      .returning({ id: tables.students.id });
    if (row === undefined) throw new Error('The student was not stored.');
    const owner = { collegeId: college.id, studentId: row.id };
    const { token } = await sessions.start(tx, owner, { remember: false });
    const client = createClient(api.app, `campus_session=${token}`);
    return { ...client, id: row.id, collegeId: college.id, username, email, password };
  });
}

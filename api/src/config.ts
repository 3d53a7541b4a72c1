import { requireFolder } from '@campus/node-tools/make-folder';
import { Refusal } from '@campus/node-tools/refusal';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { createFile, passable } from './files';
import { problemOf } from './mail/transports';
import { isPushKey } from './modules/push/key';

/** Every client decodes user, password and path. */
const canDecode = (text: string): boolean => !/%(?![\da-f]{2})/i.test(text);

const address = (...protocols: string[]) =>
  z
    .string()
    .refine(
      (text) => {
        if (!URL.canParse(text)) return false;
        const { protocol, hostname } = new URL(text);
        // PostgreSQL's may name the folder of a socket instead.
        return protocols.includes(protocol) && (hostname !== '' || protocol.startsWith('postgres'));
      },
      {
        message: `must be an address with a host that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`,
      },
    )
    .refine(canDecode, 'has a % without two hexadecimal digits: write it as %25');

function isStorage(text: string): boolean {
  if (!URL.canParse(text) || !canDecode(text)) return false;
  const { protocol, username, password, pathname } = new URL(text);
  return /^https?:$/.test(protocol) && Boolean(username && password) && /^\/[^/]/.test(pathname);
}

const storage = z.string().refine(isStorage, 'must be https://KEY:SECRET@host/bucket');

/** Whether it is an IP address, or a range of them such as 10.0.0.0/8. */
export function isAddressRange(text: string): boolean {
  const [ip = '', bits = '0', ...more] = text.split('/');
  const most = isIP(ip) === 4 ? 32 : 128;
  return isIP(ip) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

const words = (text: string): string[] => text.split(/[ ,]+/).filter(Boolean);

const origin = address('http:', 'https:').refine(
  (text) => URL.canParse(text) && new URL(text).origin === text,
  {
    message: 'must be an origin such as https://campus.example, without a path or a final slash',
  },
);

const loopback = z
  .string()
  .regex(/^http:\/\/(localhost|127\.0\.0\.1):\d{1,5}$/, 'must be http://localhost:PORT');

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number')
    .transform(Number)
    .refine((port) => port <= 65_535, 'must be a port number')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  DATABASE_DIRECT_URL: address('postgres:', 'postgresql:').optional(),
  REDIS_URL: address('redis:', 'rediss:').optional(),
  S3_URL: storage.optional(),
  SMTP_URL: address('smtp:', 'smtps:')
    .check(({ value, issues }) => {
      const message = URL.canParse(value) ? problemOf(value) : undefined;
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    })
    .optional(),
  CONTACT_ADDRESS: z.email('must be an e-mail address').optional(),
  PUBLIC_ORIGIN: origin.optional(),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  DEMO: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  MODERATION_URL: address('http:', 'https:').optional(),
  BACKUP_URL: z
    .string()
    .refine((text) => !/^[a-z0-9]+:/i.test(text) || isStorage(text), {
      message: 'must be a folder, or https://KEY:SECRET@host/bucket',
    })
    .transform((text) => (/^https?:/.test(text) ? text : resolve(text)))
    .optional(),
  REMOTES_DIR: z.string().optional(),
  REMOTES_URL: storage.optional(),
  TRUSTED_PROXIES: z
    .string()
    .refine(
      (text) => words(text).every(isAddressRange),
      'must be a list of addresses or CIDR ranges',
    )
    .optional(),
  OVERRIDE_ORIGIN: loopback.optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .refine(isPushKey, 'must be a P-256 private key: 43 characters of base64url')
    .optional(),
  PUSH_SERVICE: loopback.optional(),
  REQUIRE_TRIAL: z.enum(['server'], 'must be server').optional(),
  NODE_ENV: z.string().default('development'),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'must be trace, debug, info, warn, error, fatal or silent',
    )
    .default('info'),
});

/** Everything that the process reads from its environment, checked. */
export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** The same database without a connection pooler, for what needs a session of its own. */
  readonly databaseDirectUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly s3Url: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Address that receives the messages of the contact page; without it they are only stored. */
  readonly contactAddress: string | undefined;
  /** The configured value; without one it follows the port that the site listens on. */
  readonly publicOrigin: string | undefined;
  readonly sessionSecret: string;
  readonly demo: boolean;
  readonly rateLimits: boolean;
  readonly moderationUrl: string | undefined;
  /** A folder, or S3-compatible storage as in `s3Url`. */
  readonly backupUrl: string | undefined;
  readonly remotesDir: string;
  /** S3-compatible storage that several machines share, as in `s3Url`; `remotesDir` is then this machine's copy. */
  readonly remotesUrl: string | undefined;
  readonly trustedProxies: readonly string[];
  /** Origin from which staff may try out builds of a remote; without it only the site itself. */
  readonly overrideOrigin: string | undefined;
  /** Signs pushes, as base64url; without it the key follows from `sessionSecret`. */
  readonly vapidPrivateKey: string | undefined;
  /** For tests: an origin on this machine that counts as a push service. */
  readonly pushService: string | undefined;
  /** Builds that teams send go live only after a browser on the site's own machine has run them. */
  readonly requireTrial: boolean;
  readonly production: boolean;
  readonly logLevel: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** A password or a key may be stored in a file, named by `<name>_FILE`, instead of in the environment. */
const secrets = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'S3_URL',
  'SMTP_URL',
  'BACKUP_URL',
  'MODERATION_URL',
  'REMOTES_URL',
  'SESSION_SECRET',
  'VAPID_PRIVATE_KEY',
] as const satisfies readonly (keyof typeof variables.shape)[];

function readSecret(variable: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new Refusal(`${variable} cannot be read: ${file}`);
  }
}

/** The environment with the content of those files, so that commands beside a site in a container have it too. */
function givenOf(environment: Environment): Environment {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  for (const name of secrets) {
    const file = given[`${name}_FILE`];
    if (file !== undefined) given[name] ??= readSecret(`${name}_FILE`, file);
  }
  return given;
}

/** The public defaults of docker-compose.yml. */
const publishedPasswords = new Set(['campus', 'campus-redis', 'campus-storage']);

const withPublishedPasswords = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'S3_URL',
  'REMOTES_URL',
] as const;

/** On this machine they give access to nothing that is not open anyway. */
function refusePublishedPasswords({ PUBLIC_ORIGIN, ...env }: z.output<typeof variables>): void {
  if (isThisMachine(PUBLIC_ORIGIN)) return;
  for (const name of withPublishedPasswords) {
    const url = env[name];
    if (url === undefined || !publishedPasswords.has(new URL(url).password)) continue;
    throw new Refusal(
      `${name} has the public default password of docker-compose.yml: set your own, because PUBLIC_ORIGIN is not this machine`,
    );
  }
}

/** Whether an origin can be opened on this machine alone; this includes the default origin. */
export function isThisMachine(origin: string | undefined): boolean {
  if (origin === undefined) return true;
  return /^(?:(?:.*\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(origin).hostname);
}

/**
 * Reads the environment. An empty variable counts as not set.
 * @throws Refusal naming the first invalid variable
 */
export function readConfig(environment: Environment): Config {
  const result = variables.safeParse(givenOf(environment));
  if (!result.success) throw wrong(result.error);
  const env = result.data;
  const production = env.NODE_ENV === 'production';
  if (production && env.RATE_LIMITS === 'off') {
    throw new Refusal('RATE_LIMITS=off is not allowed with NODE_ENV=production');
  }
  if (production && env.SESSION_SECRET === undefined) {
    throw new Refusal('SESSION_SECRET is required with NODE_ENV=production');
  }
  if (production && env.PUSH_SERVICE !== undefined) {
    throw new Refusal('PUSH_SERVICE is not allowed with NODE_ENV=production');
  }
  refusePublishedPasswords(env);
  if (env.REMOTES_URL !== undefined && env.DATABASE_URL === undefined) {
    throw new Refusal('REMOTES_URL needs DATABASE_URL: it stores which builds are live');
  }
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    redisUrl: env.REDIS_URL,
    s3Url: env.S3_URL,
    smtpUrl: env.SMTP_URL,
    contactAddress: env.CONTACT_ADDRESS,
    publicOrigin: env.PUBLIC_ORIGIN,
    sessionSecret: env.SESSION_SECRET ?? keptSecret(dataDir),
    demo: env.DEMO === undefined ? env.DATABASE_URL === undefined : env.DEMO === '1',
    rateLimits: env.RATE_LIMITS === 'on',
    moderationUrl: env.MODERATION_URL,
    backupUrl: env.BACKUP_URL,
    remotesDir: resolve(env.REMOTES_DIR ?? join(dataDir, 'remotes')),
    remotesUrl: env.REMOTES_URL,
    trustedProxies: words(env.TRUSTED_PROXIES ?? ''),
    overrideOrigin: env.OVERRIDE_ORIGIN,
    vapidPrivateKey: env.VAPID_PRIVATE_KEY,
    pushService: env.PUSH_SERVICE,
    requireTrial: env.REQUIRE_TRIAL === 'server',
    production,
    logLevel: env.LOG_LEVEL,
  };
}

function wrong(error: z.ZodError): Refusal {
  const issue = error.issues[0];
  return new Refusal(`${String(issue?.path[0])} ${issue?.message ?? 'is invalid'}`);
}

/** The secret that is created at the first start and stored. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret');
  requireFolder('DATA_DIR', dataDir, passable);
  createFile(file, randomBytes(32).toString('base64url'));
  const secret = readSecret('DATA_DIR', file);
  if (secret.length < 32) throw new Refusal(`DATA_DIR has an invalid secret: delete ${file}`);
  return secret;
}

/**
 * Reads the environment of a site that is about to start, and creates the folders that it names.
 * @throws Refusal naming the first invalid variable
 */
export function readSiteConfig(environment: Environment): Config {
  const config = readConfig(environment);
  const { dataDir, databaseUrl, s3Url, smtpUrl, remotesDir, backupUrl } = config;
  // With all three elsewhere, as in a stack of containers, nothing is stored in it.
  if (!(databaseUrl && s3Url && smtpUrl)) requireFolder('DATA_DIR', dataDir, passable);
  requireFolder('REMOTES_DIR', remotesDir);
  if (backupUrl && !/^https?:/.test(backupUrl)) requireFolder('BACKUP_URL', backupUrl, 0o700);
  return config;
}

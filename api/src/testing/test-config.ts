import type { Config } from '../config';

/** A configuration that touches nothing outside the test. */
export function testConfig(changes: Partial<Config> = {}): Config {
  return {
    port: 0,
    host: '127.0.0.1',
    dataDir: 'memory',
    databaseUrl: undefined,
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
    trustedProxies: [],
    overrideOrigin: undefined,
    production: false,
    logLevel: 'info',
    ...changes,
  };
}

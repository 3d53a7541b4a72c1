// One configuration for every workspace: `npx jest communities --selectProjects api` runs one part of a workspace.
import { readdirSync } from 'node:fs';

const esmOnly = ['content-disposition', 'cookie', 'p-limit', 'yocto-queue'];

const parser = (syntax, jsx) => ({
  jsc: {
    parser: { syntax, [syntax === 'typescript' ? 'tsx' : 'jsx']: jsx },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
  sourceMaps: 'inline',
});

const cacheDirectory = `${import.meta.dirname}/node_modules/.cache/jest`;

const shared = {
  rootDir: import.meta.dirname,
  cacheDirectory,
  transform: {
    '\\.tsx$': ['@swc/jest', parser('typescript', true)],
    '\\.ts$': ['@swc/jest', parser('typescript', false)],
    '\\.m?js$': ['@swc/jest', parser('ecmascript', true)],
    '\\.(css|svg|woff2|png|jpg|webp)$': '<rootDir>/tools/jest/asset.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/\\.build/', '<rootDir>/\\.data/'],
  restoreMocks: true,
};

// Large packages in which tests replace nothing.
const outside = [
  'drizzle-orm',
  'fastify',
  'ioredis',
  'nodemailer',
  'pg',
  'sharp',
  'socket.io',
  'zod',
];

const node = (displayName, folders = [displayName]) => ({
  ...shared,
  transform: {
    [`/node_modules/(${outside.join('|')})/.*\\.[cm]?js$`]:
      '<rootDir>/tools/jest/load-outside-realm.cjs',
    // A pure function over lists whose preparation takes longer than many of the tests.
    '/moderation/(src/)?moderate-text\\.ts$': '<rootDir>/tools/jest/load-outside-realm.cjs',
    '/tools/jest/reused-pglite\\.cjs$': '<rootDir>/tools/jest/load-outside-realm.cjs',
    ...shared.transform,
  },
  transformIgnorePatterns: [`/node_modules/(?!(${[...esmOnly, ...outside].join('|')})/)`],
  displayName,
  testEnvironment: '<rootDir>/tools/jest/node-environment.cjs',
  moduleNameMapper: { '^@electric-sql/pglite$': '<rootDir>/tools/jest/reused-pglite.cjs' },
  testMatch: folders.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
});

const browser = (displayName, folder = displayName) => ({
  ...shared,
  displayName,
  testEnvironment: '<rootDir>/tools/jest/browser-environment.cjs',
  testEnvironmentOptions: { url: 'http://localhost/', customExportConditions: ['browser'] },
  setupFilesAfterEnv: ['<rootDir>/tools/jest/browser-setup.ts'],
  testMatch: [`<rootDir>/${folder}/**/*.test.{ts,tsx}`],
});

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('mfe-'));

export default {
  projects: [
    ...['contract', 'shared-ui', 'shared-auth', 'shared-features', 'shell', ...remotes].map(
      (name) => browser(name),
    ),
    browser('template', 'tools/new-remote/template'),
    node('node-tools'),
    node('federation'),
    node('moderation'),
    { ...node('api'), setupFilesAfterEnv: ['<rootDir>/api/src/testing/colleges-apart.setup.ts'] },
    node('seed'),
    node('house', ['tools', 'scripts']),
  ],
  testTimeout: 30_000,
  maxWorkers: 2,
  // What the files of a worker leave behind adds up to 4 GB, and then most of its time goes into garbage collection.
  workerIdleMemoryLimit: '1500MB',
};

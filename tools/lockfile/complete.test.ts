import { readFileSync } from 'node:fs';
import path from 'node:path';
import { missingEntries } from './complete.mjs';

const lockfile = path.join(__dirname, '../../package-lock.json');

test('the lockfile describes the packages of every platform', () => {
  const lock = JSON.parse(readFileSync(lockfile, 'utf8'));
  expect(Object.keys(missingEntries(lock))).toEqual([]);
});

test('missingEntries finds a dependency without an entry, with its platform', () => {
  const packages = {
    'node_modules/tool': {
      optionalDependencies: { '@tool/linux-arm64-musl': '1.2.3', there: '1.0.0' },
    },
    'node_modules/tool/node_modules/there': { version: '1.0.0' },
  };
  expect(missingEntries({ packages })).toEqual({
    'node_modules/@tool/linux-arm64-musl': {
      version: '1.2.3',
      cpu: ['arm64'],
      libc: ['musl'],
      os: ['linux'],
      optional: true,
    },
  });
});

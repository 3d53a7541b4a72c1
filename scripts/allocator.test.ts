import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const settingsIn = (file: string): string[] => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return [...text.matchAll(/(MALLOC_\w+)(?:=|: ')(\d+)/g)].map(
    ([, name, value]) => `${name}=${value}`,
  );
};

test('npm start, the image and the benches run the site with the same allocator settings', () => {
  const settings = settingsIn('package.json');
  expect(settings).toHaveLength(2);
  expect(settingsIn('Dockerfile')).toEqual(settings);
  expect(settingsIn('bench/src/server/site.ts')).toEqual(settings);
});

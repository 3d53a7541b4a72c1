import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const documents = files.filter((file) => file.endsWith('.md'));

/** Source files that a document names in backticks; `x` stands for any noun. */
const namedIn = (document: string): string[] =>
  [
    ...readFileSync(path.join(root, document), 'utf8').matchAll(
      /`([\w./-]+\.(?:tsx?|[mc]js|css))`/g,
    ),
  ]
    .map(([, name = '']) => name)
    .filter((name) => !/(?:^|\/)x\./.test(name));

test('documents name only source files that exist', () => {
  const exists = (name: string) => files.some((file) => file === name || file.endsWith(`/${name}`));
  const missing = documents.flatMap((document) =>
    namedIn(document)
      .filter((name) => !exists(name))
      .map((name) => `${document}: ${name}`),
  );
  expect(missing).toEqual([]);
});

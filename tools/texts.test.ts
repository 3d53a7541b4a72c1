import { collectTexts, textsOf } from '../shared-ui/gallery/collect-texts.mjs';

const texts = (content: string): string[] => textsOf('page.tsx', content) as string[];

test('a sentence is read as a whole, with its links and inserted values', () => {
  expect(
    texts(`const page = <p className="big note">
      Remembered it? <Link to="/log in">Log in</Link>, {name}. {some ? 'Yes' : \`No, \${why}\`}
    </p>;`),
  ).toEqual(['Remembered it? Log in, {name}. [Yes | No, {why}]']);
});

test('labels, hints and messages are read, also inside a sentence, but code is not', () => {
  expect(
    texts(`import x from 'two words';
      const say = { failed: 'Something broke', 'A key': at === 'Escape key', path: 'M4 11.2 12 4' };
      const field = <p>Or <Field name="A name" hint="0 gives nothing" label={\`Message to \${who}\`} /></p>;
      throw new TypeError('Not for students');`),
  ).toEqual(['Something broke', 'Or ‹Field›', '0 gives nothing', 'Message to {who}']);
});

test('a plain HTML page is read without its styles and comments', () => {
  const html = '<style>a b { c: d }</style><h1>You are here</h1><!-- Not read. --><p>Try Again</p>';
  expect(textsOf('offline.html', html)).toEqual(['You are here', 'Try Again']);
});

test('the list contains the texts of every workspace that students see', () => {
  const files = collectTexts() as { file: string; texts: string[] }[];
  const all = new Map(files.map((entry) => [entry.file, entry.texts]));
  expect(all.get('contract/src/messages/session.ts')).toContain('Login successful! Welcome back!');
  expect(all.get('shell/src/app-install/offline/offline.html')).toContain('Try Again');
  expect(all.get('mfe-static/remote.ts')).toContain('Contact Us');
  expect(new Set(files.map(({ file }) => file.split('/')[0])).size).toBeGreaterThanOrEqual(11);
});

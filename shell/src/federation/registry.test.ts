import { inlinedRegistry, parseRegistry } from './registry';
import { teaRemote } from './testing';

function documentWith(text: string): Document {
  const page = document.implementation.createHTMLDocument();
  const script = page.createElement('script');
  Object.assign(script, { id: 'registry', type: 'application/json', textContent: text });
  page.head.append(script);
  return page;
}

test('reads the registry from the document', () => {
  const text = JSON.stringify({ revision: 'r1', remotes: { 'mfe-tea': teaRemote() } });
  expect(inlinedRegistry(documentWith(text)).remotes['mfe-tea']?.current.build).toBe('two');
});

test.each(['', 'not json', 'null', '{}', '[]'])('reads no remotes from "%s"', (text) => {
  expect(inlinedRegistry(documentWith(text)).remotes).toEqual({});
});

test('drops invalid remotes and keeps the others', () => {
  const remotes = { 'mfe-tea': teaRemote(), 'mfe-a': null, 'mfe-b': { current: {} }, 'mfe-c': 7 };
  const registry = parseRegistry(JSON.stringify({ revision: 'r1', remotes }));
  expect(Object.keys(registry.remotes)).toEqual(['mfe-tea']);
});

import { act, screen } from '@testing-library/react';
import { teaRemote } from './federation/testing';

/** Methods that read the content of a document. */
const readers = [
  'getElementById',
  'getElementsByTagName',
  'getElementsByName',
  'getElementsByClassName',
  'querySelector',
  'querySelectorAll',
] as const;

const { body } = document;

function become(state: DocumentReadyState): void {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
}

/** The parts that arrive later on a slow connection: the registry with the open page, and the root. */
function arrive(): void {
  const tea = teaRemote({ status: 'off', notice: 'Back at six' });
  const routes = [{ path: '/tea', title: 'Tea', access: 'public', layout: 'public' }];
  const declaration = { ...tea.declaration, routes };
  const registry = { revision: 'r1', remotes: { 'mfe-tea': { ...tea, declaration } } };
  document.head.innerHTML = `<script type="application/json" id="registry">${JSON.stringify(registry)}</script>`;
  body.innerHTML = '<div id="root"></div>';
  document.documentElement.append(body);
}

test('scripts read nothing of the document until it is complete', async () => {
  // It cannot be replaced later, not even to restore it.
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  window.history.replaceState(null, '', '/tea');
  become('loading');
  body.remove();
  const reads = readers.map((name) => jest.spyOn(document, name));
  await import('./index');
  expect(reads.flatMap(({ mock }) => mock.calls)).toEqual([]);

  arrive();
  become('interactive');
  await act(async () => document.dispatchEvent(new Event('DOMContentLoaded')));
  expect(await screen.findByText('Back at six')).toBeVisible();
});

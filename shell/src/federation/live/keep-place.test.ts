import { waitFor } from '@testing-library/react';
import { notePlace } from './page-watch';

let height: number;
const show = (html: string) => {
  document.body.innerHTML = `<main>${html}</main>`;
};
const heading = () => document.querySelector<HTMLElement>('h1')!;

beforeEach(() => {
  height = 5000;
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  window.scrollTo = jest.fn((_left: number, to: number) => {
    window.scrollY = to;
  }) as never;
  show('<h1 tabindex="-1">Tea</h1>');
  window.scrollY = 1200;
});

test('restores the scroll position of a replaced page once it is tall enough', async () => {
  const putBack = notePlace();
  putBack();
  height = 800;
  window.scrollY = 0;
  show('<h1>Tea</h1>');
  await Promise.resolve();
  expect(window.scrollTo).not.toHaveBeenCalled();
  height = 5000;
  document.body.append('more');
  await waitFor(() => expect(window.scrollY).toBe(1200));
});

test('restores the focus to the heading', async () => {
  heading().focus();
  notePlace()();
  show('<h1>Tea</h1>');
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('keeps the focus where the student has moved it meanwhile', async () => {
  heading().focus();
  notePlace()();
  show('<h1>Tea</h1><button>Pour</button>');
  document.querySelector('button')!.focus();
  await waitFor(() => expect(window.scrollTo).not.toHaveBeenCalled());
  expect(document.querySelector('button')).toHaveFocus();
});

test('does not restore the position after the student has scrolled', async () => {
  notePlace()();
  window.scrollY = 0;
  window.dispatchEvent(new Event('wheel'));
  show('<h1>Tea</h1>');
  await Promise.resolve();
  expect(window.scrollY).toBe(0);
});

test('does not scroll another page', async () => {
  notePlace()();
  history.pushState(null, '', '/elsewhere');
  window.scrollY = 0;
  show('<h1>Elsewhere</h1>');
  await Promise.resolve();
  expect(window.scrollY).toBe(0);
});

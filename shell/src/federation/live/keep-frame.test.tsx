import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { keepFrame, mendFrame } from './keep-frame';

const seeThrough = { style: { opacity: 0.5 } };

function Frame({ open, children }: { open: boolean; children?: ReactNode }) {
  return (
    <>
      <header className="shell__header">
        <nav>
          <a href="/a">Home</a>
          {children}
          <a href="/b">About</a>
        </nav>
        <aside hidden={!open} {...seeThrough}>
          Menu
        </aside>
      </header>
      <div data-remote="mfe-tea" data-build="one" className="ui__part">
        <p>Tea</p>
      </div>
    </>
  );
}

let root: HTMLElement;
let draw: (open: boolean, more?: ReactNode) => void;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
  root = document.getElementById('root')!;
  const { rerender } = render(<Frame open />, { container: root });
  draw = (open, more) => rerender(<Frame open={open}>{more}</Frame>);
});

const element = (selector: string) => document.querySelector<HTMLElement>(selector)!;

test.each<[string, () => void]>([
  ['hidden', () => (element('nav').hidden = true)],
  ['inert', () => element('header').toggleAttribute('inert', true)],
  ['not displayed', () => (element('nav').style.display = 'none')],
  ['transparent', () => (element('header').style.cssText = 'opacity: 0; pointer-events: none')],
  ['given a class of a remote', () => element('nav').classList.add('mfe-tea__away_1')],
  ['stripped of its class', () => element('header').removeAttribute('class')],
  ['removed', () => element('nav').remove()],
  ['emptied', () => (element('header').innerHTML = '')],
  ['emptied of its text', () => (element('a').textContent = '')],
  ['removed in part', () => element('a').remove()],
  ['hidden with the page', () => (document.body.style.display = 'none')],
  ['removed with the page', () => (document.body.innerHTML = '')],
])('the frame is drawn again after it was %s', (_how, harm) => {
  const before = root.innerHTML;
  harm();
  mendFrame(root);
  const empty = / (?:style|class)=""/g;
  expect(element('#root').innerHTML.replaceAll(empty, '')).toBe(before);
  expect(document.body.style.display).toBe('');
});

test('what the shell draws itself stays, and React goes on with what was put back', () => {
  element('nav').remove();
  mendFrame(root);
  draw(false, <b>New</b>);
  mendFrame(root);
  expect(element('nav').textContent).toBe('HomeNewAbout');
  expect(element('aside').hidden).toBe(true);
  expect(element('aside').style.opacity).toBe('0.5');
  draw(false);
  mendFrame(root);
  expect(element('nav').textContent).toBe('HomeAbout');
});

test('a remote changes its own place, and a dialog the page behind it', () => {
  element('p').hidden = true;
  mendFrame(root);
  expect(element('p').hidden).toBe(true);
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  element('header').toggleAttribute('inert', true);
  mendFrame(root);
  expect(element('header')).toHaveAttribute('inert');
});

test('text that the browser has translated stays', () => {
  element('a').innerHTML = '<font>Ghar</font>';
  mendFrame(root);
  expect(element('a').textContent).toBe('Ghar');
});

test('a change of the frame is taken back soon, and one that comes again and again never in a loop', async () => {
  jest.useFakeTimers();
  const mended = jest.spyOn(Element.prototype, 'insertBefore');
  const stop = keepFrame();
  mended.mockClear();
  const remover = new MutationObserver(() => element('nav')?.remove());
  remover.observe(root, { childList: true, subtree: true });
  element('nav').remove();
  await jest.advanceTimersByTimeAsync(4000);
  expect(mended.mock.calls.length).toBeGreaterThan(1);
  expect(mended.mock.calls.length).toBeLessThan(6);
  remover.disconnect();
  stop();
  jest.useRealTimers();
});

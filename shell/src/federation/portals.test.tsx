import { render, screen } from '@testing-library/react';
import ReactDOM from 'react-dom';
import { keepPortals, refusePortals } from './portals';
import { callerOf } from './wrappers';

jest.mock('./wrappers', () => ({ ...jest.requireActual('./wrappers'), callerOf: jest.fn() }));

beforeEach(() => {
  document.body.replaceChildren();
  keepPortals();
});

/** A page of a remote with a portal into `target`. */
function Tea({ target }: { target: Element }) {
  return (
    <div data-remote="mfe-tea" data-build="one">
      {ReactDOM.createPortal(<p>Cup</p>, target)}
    </div>
  );
}

function cupIn(target: Element): Element | null {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  render(<Tea target={target} />, { container: root });
  return screen.getByText('Cup').parentElement;
}

test('a portal of a remote into the frame leads to its place, also in its first rendering', () => {
  jest.mocked(callerOf).mockReturnValue({ remote: 'mfe-tea', build: 'one' });
  expect(cupIn(document.body)).toHaveAttribute('data-remote', 'mfe-tea');
});

test.each([
  ['a remote into its dialog', 'dialog', { remote: 'mfe-tea', build: 'one' }],
  ['the design system into the frame', 'body', undefined],
])('a portal of %s leads where it wants to', (_of, target, caller) => {
  document.body.append(document.createElement('dialog'));
  jest.mocked(callerOf).mockReturnValue(caller);
  const container = document.querySelector(target)!;
  expect(cupIn(container)).toBe(container);
});

test('in the trial a portal of a remote into the frame throws', () => {
  refusePortals();
  jest.spyOn(console, 'error').mockReturnValue();
  jest.mocked(callerOf).mockReturnValue({ remote: 'mfe-tea', build: 'one' });
  expect(() => cupIn(document.body)).toThrow('a portal leads outside its container');
});

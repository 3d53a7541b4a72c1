import { mountTea } from '../testing';
import { callerOf } from '../wrappers';
import { keepMarkup } from './keep-frame';

jest.mock('../wrappers', () => ({ ...jest.requireActual('../wrappers'), callerOf: jest.fn() }));

const writing: [string, (nav: Element) => void][] = [
  ['innerHTML', (nav) => (nav.innerHTML = '<i>Tea</i>')],
  ['outerHTML', (nav) => (nav.outerHTML = '<i>Tea</i>')],
  ['replaceChildren', (nav) => nav.replaceChildren(italic())],
  ['replaceWith', (nav) => nav.replaceWith(italic())],
];

function italic(): HTMLElement {
  const element = document.createElement('i');
  element.textContent = 'Tea';
  return element;
}

beforeAll(keepMarkup);

beforeEach(() => {
  jest.mocked(callerOf).mockReturnValue(undefined);
  document.body.innerHTML = '<div id="root"><nav><a href="/">Home</a></nav></div>';
});

const root = () => document.getElementById('root')!;

test.each(writing)('%s of a remote leaves the frame as it is', (_by, write) => {
  const place = mountTea('two', '<h1>Tea</h1>');
  root().append(place);
  jest.mocked(callerOf).mockReturnValue({ remote: 'mfe-tea', build: 'two' });
  write(document.querySelector('nav')!);
  expect(root().firstElementChild?.outerHTML).toBe('<nav><a href="/">Home</a></nav>');
  expect(place.innerHTML).toBe('<h1>Tea</h1><i>Tea</i>');
});

test.each(writing)(
  '%s of the shell, and in the place of a remote, has its effect',
  (_by, write) => {
    const place = mountTea('two', '<nav></nav>');
    root().append(place);
    write(root().firstElementChild!);
    jest.mocked(callerOf).mockReturnValue({ remote: 'mfe-tea', build: 'two' });
    write(place.firstElementChild!);
    expect(root().textContent).toBe('TeaTea');
    expect(root().querySelector('a')).toBeNull();
  },
);

import { mountTea } from '../testing';
import { callerOf, type Owner } from '../wrappers';
import { opened, rules, startRules } from './rules';

jest.mock('../wrappers', () => ({ ...jest.requireActual('../wrappers'), callerOf: jest.fn() }));

const tea = (build: string) => ({ remote: 'mfe-tea', build });
const owner = (by: string, build: string): Owner => ({ ...tea(build), by });
const settled = () => new Promise((resolve) => setTimeout(resolve));

const open = jest.fn();

beforeAll(() => {
  document.head.innerHTML = '<meta name="description" content="site">';
  Object.assign(HTMLDialogElement.prototype, { showModal: open });
  Object.assign(HTMLElement.prototype, { showPopover: open });
  startRules();
});

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><nav><a href="#x">Home</a></nav></div>';
  jest.mocked(callerOf).mockReturnValue(undefined);
});

/** Dispatches an event at an element, received by a listener of the build. */
function hear([target, type]: [Element, string], listener: (event: Event) => void, build: string) {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const onEvent = (given: Event) =>
    rules(owner('addEventListener', build), () => listener(given), given);
  document.addEventListener(type, onEvent, true);
  target.dispatchEvent(event);
  document.removeEventListener(type, onEvent, true);
  return event;
}

const stopAll = (event: Event) => {
  event.preventDefault();
  event.stopImmediatePropagation();
  event.cancelBubble = true;
};

test('a listener can stop events only in the container of its remote', async () => {
  const place = mountTea('a', '<button>Pour</button>');
  document.getElementById('root')!.append(place);
  await settled();
  const heard = jest.fn();
  document.getElementById('root')!.addEventListener('click', heard);
  const link = document.querySelector('a')!;
  expect(hear([link, 'click'], stopAll, 'a').defaultPrevented).toBe(false);
  expect(heard).toHaveBeenCalledTimes(1);
  expect(hear([place.querySelector('button')!, 'click'], stopAll, 'a').defaultPrevented).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a listener can stop the events of a dialog outside the root', async () => {
  mountTea('b');
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><button>Close</button></div>');
  await settled();
  const button = document.querySelector('[role="dialog"] button')!;
  expect(hear([button, 'keydown'], stopAll, 'b').defaultPrevented).toBe(true);
});

test('a build that was left gets no user events, but still gets other events', async () => {
  const place = mountTea('c');
  await settled();
  place.remove();
  await settled();
  const listener = jest.fn();
  hear([document.body, 'click'], listener, 'c');
  hear([document.body, 'keydown'], listener, 'c');
  expect(listener).not.toHaveBeenCalled();
  hear([document.body, 'authChange'], listener, 'c');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('timeouts of a build that was left wait until it is shown again, and intervals are skipped', async () => {
  const place = mountTea('d');
  await settled();
  place.remove();
  await settled();
  const once = jest.fn();
  const often = jest.fn();
  rules(owner('setTimeout', 'd'), once, undefined);
  rules(owner('setInterval', 'd'), often, undefined);
  await settled();
  expect(once).not.toHaveBeenCalled();
  document.body.append(place);
  await settled();
  await settled();
  expect(once).toHaveBeenCalledTimes(1);
  expect(often).not.toHaveBeenCalled();
  rules(owner('setInterval', 'd'), often, undefined);
  expect(often).toHaveBeenCalledTimes(1);
});

test('callbacks of a build that is still loading run', () => {
  const call = jest.fn();
  rules(owner('setTimeout', 'new'), call, undefined);
  expect(call).toHaveBeenCalledTimes(1);
});

test('leaving a build resets the document attributes, unless a dialog is open', async () => {
  const { lang } = document.documentElement;
  const place = mountTea('e');
  await settled();
  document.documentElement.lang = 'fr';
  document.body.style.overflow = 'hidden';
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  place.remove();
  await settled();
  expect(document.documentElement.lang).toBe('fr');
  document.querySelector('[role="dialog"]')!.remove();
  document.body.append(place);
  await settled();
  place.remove();
  await settled();
  expect(document.documentElement.lang).toBe(lang);
  expect(document.body).not.toHaveAttribute('style');
});

test('leaving a build restores meta elements, adopted style sheets, built-ins and prototypes', async () => {
  const { fetch, ResizeObserver } = window;
  const log = Reflect.get(globalThis, 'console');
  const { error } = log;
  const { getAttribute } = Element.prototype;
  const own = document.querySelector('meta')!;
  const place = mountTea('m');
  await settled();
  // jsdom has none of its own.
  document.adoptedStyleSheets = [new CSSStyleSheet()];
  document.head.insertAdjacentHTML('beforeend', '<meta name="robots" content="noindex">');
  own.content = 'tea';
  const replaced = { value: jest.fn(), configurable: true };
  Object.defineProperties(window, { fetch: replaced, ResizeObserver: replaced });
  Object.assign(log, { error: () => undefined });
  Element.prototype.getAttribute = () => 'tea';
  Object.assign(Array.prototype, { last: () => 'tea' });
  place.remove();
  await settled();
  expect([window.fetch, window.ResizeObserver, log.error]).toEqual([fetch, ResizeObserver, error]);
  expect(Element.prototype.getAttribute).toBe(getAttribute);
  expect('last' in Array.prototype).toBe(false);
  expect([...document.querySelectorAll('meta')]).toEqual([own]);
  expect(own.content).toBe('site');
  expect(document.adoptedStyleSheets).toEqual([]);
});

test.each([
  ['window', () => window],
  ['document', () => document],
  ['the body', () => document.body],
])('leaving a build removes its handlers of %s', async (_name, target) => {
  const place = mountTea('o');
  await settled();
  target().onkeydown = () => false;
  place.remove();
  await settled();
  expect(target().onkeydown).toBeNull();
});

test('leaving a build closes the connections that it opened on screen, and no others', async () => {
  const connection = () => ({ close: jest.fn() });
  const [early, late, other] = [connection(), connection(), connection()];
  opened(tea('n'), early);
  const place = mountTea('n');
  mountTea('o');
  await settled();
  const observer = { disconnect: jest.fn() };
  opened(tea('n'), late);
  opened(tea('n'), observer);
  opened(tea('o'), other);
  place.remove();
  await settled();
  expect(late.close).toHaveBeenCalledTimes(1);
  expect(observer.disconnect).toHaveBeenCalledTimes(1);
  expect(early.close).not.toHaveBeenCalled();
  expect(other.close).not.toHaveBeenCalled();
});

test('a build that was left cannot change the document title', async () => {
  const place = mountTea('f');
  await settled();
  jest.mocked(callerOf).mockReturnValue({ remote: 'mfe-tea', build: 'f' });
  document.title = 'Tea';
  expect(document.title).toBe('Tea');
  place.remove();
  await settled();
  document.title = 'Tea again';
  expect(document.title).toBe('Tea');
});

test('a remote cannot move the focus into the frame, only into its place and dialogs', () => {
  const place = mountTea('f', '<button>Pour</button>');
  const link = document.querySelector('a')!;
  const button = place.querySelector('button')!;
  button.focus();
  jest.mocked(callerOf).mockReturnValue(tea('f'));
  link.focus();
  expect(button).toHaveFocus();
  button.blur();
  button.focus();
  expect(button).toHaveFocus();
  jest.mocked(callerOf).mockReturnValue(undefined);
  link.focus();
  expect(link).toHaveFocus();
});

test('a remote cannot clear the storage or remove the keys of the shell', () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('tea', 'green');
  jest.mocked(callerOf).mockReturnValue({ remote: 'mfe-tea', build: 'g' });
  expect(() => localStorage.clear()).toThrow(/not this remote's/);
  expect(() => localStorage.removeItem('theme')).toThrow(/not this remote's/);
  localStorage.removeItem('tea');
  expect({ ...localStorage }).toEqual({ theme: 'dark' });
  jest.mocked(callerOf).mockReturnValue(undefined);
  localStorage.clear();
  expect(localStorage).toHaveLength(0);
});

test('a remote cannot open a layer over the whole page, as the design system does', () => {
  const dialog = document.createElement('dialog');
  jest.mocked(callerOf).mockReturnValue({ remote: 'mfe-tea', build: 'h' });
  expect(() => dialog.showModal()).toThrow(/not this remote's/);
  expect(() => dialog.showPopover()).toThrow(/not this remote's/);
  jest.mocked(callerOf).mockReturnValue(undefined);
  dialog.showModal();
  dialog.showPopover();
  expect(open).toHaveBeenCalledTimes(2);
});

/** As browsers do before a popover or a dialog opens. @returns whether it may open */
function opens(element: Element): boolean {
  const event = new Event('beforetoggle', { cancelable: true });
  return element.dispatchEvent(Object.assign(event, { newState: 'open' }));
}

test('what a remote opens by its markup alone stays closed', () => {
  const place = mountTea('i', '<p popover></p>');
  document.getElementById('root')!.append(place);
  const popover = place.querySelector('p')!;
  expect(opens(popover)).toBe(false);
  expect(opens(document.querySelector('nav')!)).toBe(true);
  // The design system calls a method.
  const heard = jest.fn();
  open.mockImplementationOnce(() => heard(opens(popover)));
  popover.showPopover();
  expect(heard).toHaveBeenCalledWith(true);
});

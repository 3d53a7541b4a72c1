import { mountTea } from './testing';
import { callerOf, engine, installWrappers, type Owner, setRules } from './wrappers';

const limits: (number | undefined)[] = [];

/** Sets the address of the calling code. */
function standIn(address: string): void {
  engine.captureStackTrace = (holder) => {
    limits.push(engine.stackTraceLimit);
    Object.assign(holder, { stack: `Error\n    at f (https://campus.example${address}:1:1)` });
  };
}

/** Runs `work` as if a remote's code called it. */
function asRemote<T>(work: () => T): T {
  standIn('/r/mfe-tea/two/App.js');
  try {
    return work();
  } finally {
    standIn('/assets/main.js');
  }
}

const owners: Owner[] = [];

beforeAll(() => {
  document.body.innerHTML = '<div id="root"></div>';
  installWrappers();
});

beforeEach(() => {
  owners.length = 0;
  setRules((owner, call) => {
    owners.push(owner);
    return call();
  });
});

const tea = { remote: 'mfe-tea', build: 'two', file: 'App.js' };

test.each(['window', 'document', 'documentElement', 'body', 'root'])(
  "a remote's listener on %s runs through the rules, once, until it is removed",
  (name) => {
    const targets = {
      window,
      document,
      documentElement: document.documentElement,
      body: document.body,
      root: document.getElementById('root')!,
    };
    const target = targets[name as keyof typeof targets];
    const listener = jest.fn();
    asRemote(() => {
      target.addEventListener('tea', listener);
      target.addEventListener('tea', listener);
    });
    target.dispatchEvent(new Event('tea'));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(owners).toEqual([{ ...tea, by: 'addEventListener' }]);
    target.removeEventListener('tea', listener);
    target.dispatchEvent(new Event('tea'));
    expect(listener).toHaveBeenCalledTimes(1);
  },
);

test('calls handleEvent of a listener object', () => {
  const listener = { handleEvent: jest.fn() };
  asRemote(() => document.addEventListener('tea', listener));
  document.dispatchEvent(new Event('tea'));
  expect(listener.handleEvent).toHaveBeenCalledWith(expect.any(Event));
  document.removeEventListener('tea', listener);
});

test("a remote's timer runs through the rules with its arguments", async () => {
  await new Promise<void>((done) => {
    asRemote(() =>
      setTimeout(
        (word: string) => {
          expect(word).toBe('tea');
          done();
        },
        0,
        'tea',
      ),
    );
  });
  expect(owners).toEqual([{ ...tea, by: 'setTimeout' }]);
});

test('a listener of the shell bypasses the rules', () => {
  const listener = jest.fn();
  window.addEventListener('tea', listener);
  window.dispatchEvent(new Event('tea'));
  window.removeEventListener('tea', listener);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(owners).toEqual([]);
});

test("what a remote adds to the body goes to its place on screen, and stays there when the shell's own does not", () => {
  const place = mountTea('two', '');
  const add = (word: string) => {
    const part = document.createElement('i');
    document.body.append(part, word);
    document.body.appendChild(document.createElement('b'));
    document.body.insertBefore(document.createElement('s'), document.body.firstChild);
    document.body.insertAdjacentHTML('afterbegin', '<u></u>');
    return part;
  };
  const own = asRemote(() => add('tea'));
  expect(place.innerHTML).toBe('<i></i>tea<b></b><s></s><u></u>');
  expect(own.parentElement).toBe(place);
  expect(add('shell').parentElement).toBe(document.body);
  expect(document.body.firstElementChild?.tagName).toBe('U');
  const sheet = document.createElement('link');
  asRemote(() => document.body.append(sheet, 'milk'));
  expect(place.textContent).toBe('teamilk');
  asRemote(() => document.body.append(sheet));
  expect(sheet.parentElement).toBe(document.body);
  place.remove();
  expect(asRemote(() => add('early')).parentElement).toBe(document.body);
});

const inserted: [string, (nav: Element, part: Element) => void][] = [
  ['append', (nav, part) => nav.append(part)],
  ['prepend', (nav, part) => nav.firstElementChild!.prepend(part)],
  ['appendChild', (nav, part) => nav.appendChild(part)],
  ['insertBefore', (nav, part) => nav.insertBefore(part, nav.firstChild)],
  ['before', (nav, part) => nav.firstElementChild!.before(part)],
  ['after', (nav, part) => nav.firstElementChild!.after(part)],
  ['insertAdjacentElement', (nav, part) => nav.insertAdjacentElement('afterbegin', part)],
];

test.each(inserted)(
  'what a remote inserts into the frame by %s goes to its place',
  (_by, insert) => {
    const root = document.getElementById('root')!;
    root.innerHTML = '<nav><a>Home</a></nav>';
    const place = mountTea('two', '');
    root.append(place);
    const [nav] = root.children;
    const part = document.createElement('i');
    asRemote(() => insert(nav!, part));
    expect(place.innerHTML).toBe('<i></i>');
    insert(nav!, part);
    expect(place.innerHTML).toBe('');
    expect(nav!.contains(part)).toBe(true);
    // Not limited: its own place, files in the head, and dialogs over the page.
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
    const dialog = document.querySelector('[role="dialog"]')!;
    for (const target of [place, document.head, dialog]) {
      asRemote(() => target.append(part));
      expect(part.parentElement).toBe(target);
    }
    part.remove();
    dialog.remove();
    place.remove();
  },
);

test('tells the rules which connections and observers a remote opens', () => {
  const opened = jest.fn();
  setRules((_owner, call) => call(), opened);
  const socket = asRemote(() => new WebSocket('ws://localhost:9'));
  const observer = asRemote(() => new MutationObserver(() => undefined));
  expect(opened.mock.calls).toEqual([
    [tea, socket],
    [tea, observer],
  ]);
  new WebSocket('ws://localhost:9').close();
  new MutationObserver(() => undefined).disconnect();
  expect(opened).toHaveBeenCalledTimes(2);
  expect(socket).toBeInstanceOf(WebSocket);
  socket.close();
});

test.each([
  ['fetch', window],
  ['addEventListener', document],
  ['setTimeout', window],
  ['pushState', history],
])('%s cannot be replaced', (name, holder) => {
  const before: unknown = Reflect.get(holder, name);
  expect(Reflect.set(holder, name, () => undefined)).toBe(false);
  expect(Reflect.get(holder, name)).toBe(before);
});

test.each(['localStorage', 'sessionStorage'])('%s cannot be redefined', (name) => {
  expect(Reflect.defineProperty(window, name, { value: {}, configurable: true })).toBe(false);
});

test('reads one stack frame to find the caller, and restores the stack trace limit', () => {
  limits.length = 0;
  const { stackTraceLimit } = engine;
  callerOf(() => undefined);
  expect(limits).toEqual([1]);
  expect(engine.stackTraceLimit).toBe(stackTraceLimit);
});

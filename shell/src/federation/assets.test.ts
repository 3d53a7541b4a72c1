import { assetHookKey } from '@campus/federation/remote';
import { abandonAssets, installAssetHook, probeHung } from './assets';
import { setRegistry } from './registry';
import { teaBuild, teaRemote } from './testing';

document.body.innerHTML =
  '<link rel="stylesheet" href="/r/mfe-tea/two/failed.css">' +
  '<link rel="stylesheet" href="/r/mfe-tea/two/loading.css" as="style">';
installAssetHook();
const left = [...document.querySelectorAll('link')].map((sheet) => sheet.getAttribute('href'));
const hook: unknown = Reflect.get(window, Symbol.for(assetHookKey));

function ask(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = address;
  if (typeof hook === 'function') hook(script);
  document.head.append(script);
  return script;
}

declare const process: { env: { NODE_ENV?: string | undefined } };

const under = (base: string) => (path: string) => path.startsWith(base);

const cup = { ...teaBuild('two'), base: '/r/mfe-cup/two/' };

beforeEach(() => {
  const remotes = { 'mfe-tea': teaRemote(), 'mfe-jug': teaRemote({ current: cup }) };
  setRegistry({ revision: 'r1', remotes });
});

/** Expects that a file is rejected: nothing is requested, and waiting code is notified. */
async function expectRefused(element: HTMLScriptElement): Promise<void> {
  const failed = jest.fn();
  element.addEventListener('error', failed);
  expect(element.hasAttribute('src')).toBe(false);
  await Promise.resolve();
  expect(failed).toHaveBeenCalledTimes(1);
}

test("the document's failed style sheets are removed, and not those that a template still loads", () => {
  expect(left).toEqual(['/r/mfe-tea/two/loading.css']);
});

test('a file that the registry lists gets its integrity hash', () => {
  expect(ask('/r/mfe-tea/two/entry.js').integrity).toBe('sha384-entry');
});

test.each([
  ['of an unknown build', '/r/mfe-tea/other/entry.js'],
  ['of an unknown remote', '/r/mfe-pot/two/entry.js'],
  ['that its build does not list', '/r/mfe-tea/two/added.js'],
  ['outside of all remotes', '/assets/added.js'],
  ['of another site', 'https://tea.example/r/mfe-tea/two/entry.js'],
])('does not request a file %s', async (_case, address) => {
  await expectRefused(ask(address));
});

test('does not request a style sheet without a known hash', async () => {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = '/r/mfe-tea/two/added.css';
  const failed = jest.fn();
  sheet.addEventListener('error', failed);
  if (typeof hook === 'function') hook(sheet);
  expect(sheet.hasAttribute('href')).toBe(false);
  await Promise.resolve();
  expect(failed).toHaveBeenCalledTimes(1);
});

describe('a style sheet that the page already loads', () => {
  const address = '/r/mfe-tea/two/App.css';

  /** Asks for it like a remote's own code. @returns its element, and the events that it got */
  function added() {
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = new URL(address, location.href).href;
    const events: string[] = [];
    for (const end of ['load', 'error']) sheet.addEventListener(end, () => events.push(end));
    if (typeof hook === 'function') hook(sheet);
    document.body.append(sheet);
    return { sheet, events };
  }

  beforeEach(() => {
    const current = { ...teaBuild('two'), integrity: { 'App.css': 'sha384-App' } };
    setRegistry({ revision: 'r1', remotes: { 'mfe-tea': teaRemote({ current }) } });
    document.body.innerHTML = `<link rel="stylesheet" href="${address}">`;
  });

  test.each(['load', 'error'])('is not requested again and ends like it: %s', (end) => {
    const { sheet, events } = added();
    expect(sheet.rel).toBe('');
    expect(events).toEqual([]);
    document.querySelector('link')!.dispatchEvent(new Event(end));
    expect(events).toEqual([end]);
    expect(sheet.isConnected).toBe(false);
  });

  test('is requested if the page has only a link of another kind to it', () => {
    document.querySelector('link')!.rel = 'prefetch';
    expect(added().sheet.rel).toBe('stylesheet');
  });

  test('fails with it when it hangs, and is requested by another address then', async () => {
    const { events } = added();
    abandonAssets('/r/mfe-tea/');
    await Promise.resolve();
    expect(events).toEqual(['error']);
    expect(document.querySelector('link')).toBeNull();
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('css'));
    await probeHung(under('/r/mfe-tea/'), 50);
    expect(added().sheet.getAttribute('href')).toMatch(/App\.css\?again=\d+$/);
  });
});

describe('a build in development', () => {
  const environment = process.env.NODE_ENV;
  const within = (name: string | undefined) => Object.assign(process.env, { NODE_ENV: name });
  beforeEach(() => {
    const current = { ...teaBuild('dev'), unchecked: true };
    setRegistry({ revision: 'r2', remotes: { 'mfe-tea': teaRemote({ current }) } });
  });
  afterEach(() => within(environment));

  test('loads without a hash in a development shell', () => {
    within('development');
    expect(ask('/r/mfe-tea/dev/added.js').src).toContain('/r/mfe-tea/dev/added.js');
  });

  test('is rejected by a production shell', async () => {
    within('production');
    await expectRefused(ask('/r/mfe-tea/dev/added.js'));
  });
});

test('removes hanging files of one remote only, and probes a new address without another tag', async () => {
  const probe = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('entry'));
  const hanging = ask('/r/mfe-tea/two/entry.js');
  const elsewhere = ask('/r/mfe-cup/two/entry.js');
  abandonAssets('/r/mfe-tea/');
  expect(hanging.isConnected).toBe(false);
  expect(elsewhere.isConnected).toBe(true);
  const tags = document.querySelectorAll('script, link').length;
  await probeHung(under('/r/mfe-tea/'), 50);
  expect(document.querySelectorAll('script, link')).toHaveLength(tags);
  const again = ask('/r/mfe-tea/two/entry.js');
  expect(again.getAttribute('src')).toMatch(/\/r\/mfe-tea\/two\/entry\.js\?again=\d+$/);
  expect(probe).toHaveBeenCalledWith(again.getAttribute('src'), expect.anything());
  expect(again.integrity).toBe('sha384-entry');
});

test('keeps a file that has loaded', () => {
  const arrived = ask('/r/mfe-tea/two/App.js');
  arrived.dispatchEvent(new Event('load'));
  abandonAssets('/r/mfe-tea/');
  expect(arrived.isConnected).toBe(true);
});

test('rejects when a needed file hangs again, but not for another remote', async () => {
  ask('/r/mfe-tea/two/App.js');
  abandonAssets('/r/mfe-tea/');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('slow', 'TimeoutError'));
  await expect(probeHung(under('/r/mfe-tea/two/'), 50)).rejects.toThrow('does not answer');
  await expect(probeHung(under('/r/mfe-cup/'), 50)).resolves.toBeUndefined();
});

import { assetHookKey } from '@campus/federation/remote';
import { installAssetHook } from './asset-hook';
import { abandonAssets, probeHung } from './pending-assets';
import { setRegistry } from './registry-store';
import { teaRemote } from './testing';

installAssetHook();
const hook: unknown = Reflect.get(window, Symbol.for(assetHookKey));

function ask(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = address;
  if (typeof hook === 'function') hook(script);
  document.head.append(script);
  return script;
}

const under = (base: string) => (path: string) => path.startsWith(base);

beforeEach(() => setRegistry({ revision: 'r1', remotes: { 'mfe-tea': teaRemote() } }));

test('a file that the registry knows carries its hash, another carries none', () => {
  expect(ask('/r/mfe-tea/two/entry.js').integrity).toBe('sha384-entry');
  expect(ask('/r/mfe-tea/other/entry.js').integrity).toBeFalsy();
});

test('what hangs is taken out and asked for under a new address, others are not', async () => {
  const probe = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('entry'));
  const hanging = ask('/r/mfe-tea/two/entry.js');
  const elsewhere = ask('/r/mfe-cup/one/entry.js');
  abandonAssets('/r/mfe-tea/');
  expect(hanging.isConnected).toBe(false);
  expect(elsewhere.isConnected).toBe(true);
  await probeHung(under('/r/mfe-tea/'), 50);
  expect(probe).toHaveBeenCalled();
  const again = ask('/r/mfe-tea/two/entry.js');
  expect(again.getAttribute('src')).toMatch(/\/r\/mfe-tea\/two\/entry\.js\?again=\d+$/);
  expect(again.integrity).toBe('sha384-entry');
});

test('what has arrived is left where it is', () => {
  const arrived = ask('/r/mfe-tea/two/App.js');
  arrived.dispatchEvent(new Event('load'));
  abandonAssets('/r/mfe-tea/');
  expect(arrived.isConnected).toBe(true);
});

test('what still hangs is given up without another tag', async () => {
  ask('/r/mfe-tea/two/slow.js');
  abandonAssets('/r/mfe-tea/');
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new DOMException('slow', 'TimeoutError'));
  await expect(probeHung(under('/r/mfe-tea/two/'), 50)).rejects.toThrow('does not answer');
  await expect(probeHung(under('/r/mfe-cup/'), 50)).resolves.toBeUndefined();
});

import { createParts, type LoadPort } from './remote-module';
import { teaBuild, teaPort, teaRemote } from './testing';

const Tea = () => null;
const two = teaRemote();
const three = teaRemote({ current: teaBuild('three') });
const expose = './App';

const loads = () =>
  jest.fn<ReturnType<LoadPort['loadOnce']>, Parameters<LoadPort['loadOnce']>>(async () => Tea);

test('a part is loaded once per build, whoever asks for it', async () => {
  const loadOnce = loads();
  const parts = createParts(teaPort(loadOnce));
  await Promise.all([1, 2].map(() => parts.load({ remote: two, expose, force: false })));
  expect(loadOnce).toHaveBeenCalledTimes(1);
  expect(parts.peek(two, expose)?.build).toBe('two');
});

test('another build is another part, not there before it was loaded', async () => {
  const parts = createParts(teaPort(loads()));
  await parts.load({ remote: two, expose, force: false });
  expect(parts.peek(three, expose)).toBeUndefined();
  await parts.load({ remote: three, expose, force: false });
  expect(parts.peek(three, expose)?.build).toBe('three');
});

test('a build that was left is loaded anew where it comes back, with all of its parts', async () => {
  const loadOnce = loads();
  const parts = createParts(teaPort(loadOnce));
  await parts.load({ remote: two, expose, force: false });
  await parts.load({ remote: two, expose: './widgets/pot', force: false });
  await parts.load({ remote: three, expose, force: false });
  expect(parts.peek(two, './widgets/pot')).toBeUndefined();
  await parts.load({ remote: two, expose, force: false });
  expect(loadOnce.mock.calls.map(([, { build }]) => build)).toEqual(['two', 'two', 'three', 'two']);
});

test("a browser in the canary's share holds the canary", async () => {
  const remote = teaRemote({ canary: { ...teaBuild('three'), share: 20 } });
  const inside = createParts(teaPort(loads(), { bucket: 19 }));
  const outside = createParts(teaPort(loads(), { bucket: 20 }));
  expect(inside.chosen(remote).build).toBe('three');
  expect(outside.chosen(remote).build).toBe('two');
});

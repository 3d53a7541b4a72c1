import { createRemoteModules, type LoadPort } from './remote-module';
import { teaBuild, teaPort, teaRemote } from './testing';

const Tea = () => null;
const two = teaRemote();
const three = teaRemote({ current: teaBuild('three') });
const expose = './App';

const loads = () =>
  jest.fn<ReturnType<LoadPort['loadOnce']>, Parameters<LoadPort['loadOnce']>>(async () => Tea);

test('concurrent requests load a part once per build', async () => {
  const loadOnce = loads();
  const modules = createRemoteModules(teaPort(loadOnce));
  await Promise.all([1, 2].map(() => modules.load({ remote: two, expose, force: false })));
  expect(loadOnce).toHaveBeenCalledTimes(1);
  expect(modules.peek(two, expose)?.build).toBe('two');
});

test('each build of a part is loaded separately', async () => {
  const modules = createRemoteModules(teaPort(loads()));
  await modules.load({ remote: two, expose, force: false });
  expect(modules.peek(three, expose)).toBeUndefined();
  await modules.load({ remote: three, expose, force: false });
  expect(modules.peek(three, expose)?.build).toBe('three');
});

test('returning to an earlier build loads it and all its parts again', async () => {
  const loadOnce = loads();
  const modules = createRemoteModules(teaPort(loadOnce));
  await modules.load({ remote: two, expose, force: false });
  await modules.load({ remote: two, expose: './widgets/pot', force: false });
  await modules.load({ remote: three, expose, force: false });
  expect(modules.peek(two, './widgets/pot')).toBeUndefined();
  await modules.load({ remote: two, expose, force: false });
  expect(loadOnce.mock.calls.map(([, { build }]) => build)).toEqual(['two', 'two', 'three', 'two']);
});

test("only a browser in the canary's share chooses the canary", async () => {
  const remote = teaRemote({ canary: { ...teaBuild('three'), share: 20 } });
  const inside = createRemoteModules(teaPort(loads(), { bucket: 19 }));
  const outside = createRemoteModules(teaPort(loads(), { bucket: 20 }));
  expect(inside.chosen(remote).build).toBe('three');
  expect(outside.chosen(remote).build).toBe('two');
});
